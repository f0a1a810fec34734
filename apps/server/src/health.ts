import * as z from 'zod';
import type { Savable } from './db/savable.ts';
import { isSafeMethod } from './edge/same-origin.ts';
import { ProblemError } from './problem.ts';
import { problemResponses } from './problem-responses.ts';
import type { Api } from './server.ts';

/** `/api/health`: the process answers. `/api/ready`: it can also save. */
export function healthRoutes(app: Api, savable: Savable): void {
  app.addHook('onResponse', async ({ method, problem }) => {
    if (problem === 'STORAGE_UNAVAILABLE' && !isSafeMethod(method)) savable.noteFailure();
  });
  app.get(
    '/api/health',
    {
      schema: {
        summary: 'Whether the server answers',
        description: 'Asks no database and no other service.',
        tags: ['operation'],
        response: { 200: z.object({ status: z.literal('ok') }) },
      },
    },
    async () => ({ status: 'ok' as const }),
  );
  app.get(
    '/api/ready',
    {
      schema: {
        summary: 'Whether the server can save',
        description: 'Fails with 503 while the database cannot be written.',
        tags: ['operation'],
        response: { 200: z.object({ status: z.literal('ready') }), ...problemResponses },
      },
    },
    async () => {
      if (!(await savable.canSave())) throw new ProblemError('STORAGE_UNAVAILABLE');
      return { status: 'ready' as const };
    },
  );
}
