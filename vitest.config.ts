import { defineConfig } from 'vitest/config';

const EVERYWHERE = ['**/node_modules/**', '**/dist/**', '**/*.e2e.test.ts'];
/** Tests that draw into a page, or that set the world around them: each file in a world of its own. */
const DRAWN = ['{games,packages,apps}/**/*.test.tsx', 'apps/web/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // One more than cores: terminals and servers spend much of their time waiting.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules and servers',
          include: ['{games,packages,apps,examples,bench}/**/*.test.ts'],
          exclude: [...EVERYWHERE, ...DRAWN],
          // Files share the modules they load: the rules keep nothing between calls.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'drawn', include: DRAWN, exclude: EVERYWHERE } },
    ],
  },
});
