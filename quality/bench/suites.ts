import type { Group } from '../suite.ts';

/** Speed against peers in the same run, and the promises under load. */
export const bench: Group = {
  needsPostgres: true,
  suites: {
    formatting: async () => (await import('./formatting/run.ts')).formatting,
    promises: async () => (await import('./promises/run.ts')).promises,
    checks: async () => (await import('./checks/run.ts')).checks,
    'large-projects': async () => (await import('./growth/large-projects.ts')).largeProjects,
    growth: async () => (await import('./growth/run.ts')).growth,
  },
};
