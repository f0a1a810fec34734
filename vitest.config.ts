import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Unit and integration tests: everything named `*.test.ts` beside the code it speaks about. */
export default defineConfig({
  resolve: { alias: { '~': join(import.meta.dirname, 'apps/web/app') } },
  test: {
    include: ['{packages,apps,tools,quality}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
    setupFiles: ['tools/no-console.ts'],
    environment: 'node',
    // Starting a worker anew for each of two hundred files takes longer than most of them. No test leaves anything behind in a
    // module: each makes its own server and database.
    isolate: false,
    // No test is about speed. What hangs is ended; what a busy machine makes wait is not.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Some are about deadlines, which a machine that stands still for a second misses: where nobody watches they are tried again,
    // and the report names them.
    retry: process.env.CI ? 2 : 0,
    // Left to itself, one processor stays idle: of two, half.
    maxWorkers: '100%',
  },
});
