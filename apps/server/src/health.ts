import * as z from 'zod';
import type { Savable } from './db/savable.ts';
import { isSafe } from './edge/same-origin.ts';
import { ProblemError } from './problem.ts';
import type { Api } from './server.ts';

/** `/api/health`: the process answers. `/api/ready`: it can also save. */
export function healthRoutes(app: Api, savable: Savable): void {
  app.addHook('onResponse', async ({ method, problem }) => {
    if (problem === 'STORAGE_UNAVAILABLE' && !isSafe(method)) savable.noteFailure();
  });
  app.get(
    '/api/health',
    { schema: { tags: ['operation'], response: { 200: z.object({ status: z.literal('ok') }) } } },
    async () => ({ status: 'ok' as const }),
  );
  app.get(
    '/api/ready',
    { schema: { tags: ['operation'], response: { 200: z.object({ status: z.literal('ready') }) } } },
    async () => {
      if (!(await savable.canSave())) throw new ProblemError('STORAGE_UNAVAILABLE');
      return { status: 'ready' as const };
    },
  );
}
