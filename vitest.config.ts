import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{games,packages,apps,examples,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.e2e.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
