import { sql } from 'kysely';
import * as z from 'zod';
import { DatabaseBusyError } from './db/postgres.ts';
import type { Database } from './db/schema.ts';
import { ProblemError } from './problem.ts';
import type { Api } from './server.ts';

const patience = 1_000;

async function isReachable(database: Database): Promise<boolean> {
  const answer = sql`select 1`.execute(database).then(
    () => true,
    // A busy database is available: reporting "not ready" would move our load to the other instances.
    (error) => error instanceof DatabaseBusyError,
  );
  const { promise: silence, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, patience, false);
  return await Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** `/api/health`: the process answers. `/api/ready`: it can also save. */
export function healthRoutes(app: Api, database: Database): void {
  app.get(
    '/api/health',
    { schema: { tags: ['operation'], response: { 200: z.object({ status: z.literal('ok') }) } } },
    async () => ({ status: 'ok' as const }),
  );
  app.get(
    '/api/ready',
    { schema: { tags: ['operation'], response: { 200: z.object({ status: z.literal('ready') }) } } },
    async () => {
      if (!(await isReachable(database))) throw new ProblemError('STORAGE_UNAVAILABLE');
      return { status: 'ready' as const };
    },
  );
}
