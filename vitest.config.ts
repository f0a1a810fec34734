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
    // A new worker for each of two hundred files takes longer than most tests. No test leaves state in a module: each makes its
    // own server and database.
    isolate: false,
    // No test asserts speed: the limit only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The default leaves one of two processors idle.
    maxWorkers: '100%',
  },
});
