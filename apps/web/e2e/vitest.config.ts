import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  test: {
    include: ['apps/web/e2e/**/*.e2e.test.ts'],
    globalSetup: ['apps/web/e2e/build.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    // Files share what drives the browsers; each has a server, a browser and people of its own.
    isolate: false,
    // Several browsers share two cores: what fails is tried once more, what fails twice is broken.
    retry: 1,
  },
});
