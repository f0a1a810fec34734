import { Readable } from 'node:stream';
import {
  backupFormat,
  backupLimits,
  backupResultSchema,
  backupSchema,
  type Project,
  type StyleId,
} from '@citewright/contract';
import type { Caller, Clock } from '@citewright/resolver';
import * as z from 'zod';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { requireOwnSession } from '../edge/api-guard.ts';
import { askingOf, createFairWork, type FairWork } from '../edge/fair-work.ts';
import type { HeldBytes } from '../edge/held-bytes.ts';
import { callerOf } from '../edge/network.ts';
import { networkKeys } from '../edge/rate-limits.ts';
import { sendFile } from '../edge/send-file.ts';
import { problemResponses } from '../problem-responses.ts';
import { attemptOf, doOnce } from '../projects/do-once.ts';
import { ownerOf } from '../projects/owned.ts';
import { mapInSteps, runSteps } from '../projects/references/steps.ts';
import type { StorageLimits } from '../projects/storage-limits.ts';
import { listProjects } from '../projects/store.ts';
import type { Api } from '../server.ts';
import { findCustomStyle, idsOfCustomStyles } from '../styles/custom-style-store.ts';
import type { Readers } from '../work/readers.ts';
import { insertProjects, prepareRestoring, readProject } from './backup-store.ts';
import { readBackup } from './read-backup.ts';
import { checkStyles, insertStyles } from './restore-styles.ts';
import { checksOf } from './seal.ts';
import { checkBackup } from './split-backup.ts';

/** Milliseconds for which a project waits for its turn. */
const patience = 30_000;

/** Restores of one network in a minute. */
const perMinute = 10;

export interface BackupParts {
  config: Pick<Config, 'projects' | 'storage'>;
  database: Database;
  secret: string;
  clock: Pick<Clock, 'now'>;
  storage: StorageLimits;
  work: FairWork;
  answers: HeldBytes;
  readers: Readers;
}

async function* withFirst(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield first;
    yield* others;
  } finally {
    await others.return(undefined);
  }
}

/** The whole of a session as one file, and back again. */
export function backupRoutes(
  app: Api,
  { config, database, secret, clock, storage, work, answers, readers }: BackupParts,
): void {
  const tags = ['backup'];
  const restoring = createFairWork({ capacity: 1, queue: 16 });

  /** A project with its checks as JSON, in pieces. */
  async function textsOf(owner: string, listed: Project): Promise<string[]> {
    const { citations, ...project } = await readProject(database, owner, listed);
    const checks = await runSteps(checksOf({ ...project, citations }, secret));
    const texts = await mapInSteps(citations, (citation) => JSON.stringify(citation));
    const joined = texts.map((text, index) => (index > 0 ? `,${text}` : text));
    const end = JSON.stringify({ ...checks }).slice(1);
    return [`{"project":${JSON.stringify(project).slice(0, -1)},"citations":[`, ...joined, `]},${end}`];
  }

  /** The text of a style of the session, as a part of the file; empty if it was deleted meanwhile. */
  async function styleTexts(owner: string, id: StyleId): Promise<string[]> {
    const style = await findCustomStyle(database, owner, id);
    return style ? [JSON.stringify({ id, csl: style.csl })] : [];
  }

  /** A list of the file, from what stands before it: its parts are read one by one, and held while they are sent. */
  async function* listOf(
    opening: string,
    parts: readonly (() => Promise<string[]>)[],
    { network }: Caller,
  ): AsyncGenerator<string> {
    let lead = opening;
    for (const part of parts) {
      const texts = await part();
      const bytes = texts.reduce((sum, text) => sum + text.length, 0);
      answers.hold(network, bytes);
      try {
        if (texts.length > 0) yield `${lead}\n`;
        yield* texts;
      } finally {
        answers.release(network, bytes);
      }
      if (texts.length > 0) lead = ',';
    }
    yield `${lead === opening ? opening : ''}\n]`;
  }

  /** Writes the file part by part, as it is read: a session may have more data than should be in memory. */
  async function* write(
    owner: string,
    styles: readonly StyleId[],
    projects: readonly Project[],
    caller: Caller,
  ): AsyncGenerator<string> {
    const frame = { ...backupFormat, createdAt: new Date(clock.now()).toISOString() };
    let opening = JSON.stringify(frame).slice(0, -1);
    const texts = (listed: Project) => async () =>
      await work.run({ caller, signal: AbortSignal.timeout(patience) }, () => textsOf(owner, listed));
    if (styles.length > 0) {
      const parts = styles.map((id) => () => styleTexts(owner, id));
      yield* listOf(`${opening},"styles":[`, parts, caller);
      opening = '';
    }
    yield* listOf(`${opening},"projects":[`, projects.map(texts), caller);
    yield '}\n';
  }

  app.get(
    '/api/backup',
    {
      schema: {
        summary: 'All projects and own styles of the session as one file',
        description:
          'With checks by which `POST /api/backup` knows a damaged file and one that this server wrote.',
        tags,
        response: { 200: backupSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const owner = request.session?.key ?? '';
      const projects = request.session ? await listProjects(database, owner) : [];
      const styles = request.session ? await idsOfCustomStyles(database, owner) : [];
      const texts = write(owner, styles, projects, callerOf(request));
      // What is refused is refused before the answer begins.
      const first = await texts.next();
      const date = new Date(clock.now()).toISOString().slice(0, 10);
      const content = Readable.from(withFirst(first.value ?? '', texts));
      return sendFile(reply, 'application/json; charset=utf-8', `citewright-backup-${date}.json`, content);
    },
  );

  app.post(
    '/api/backup',
    {
      bodyLimit: backupLimits.bytes,
      config: {
        rateLimit: { max: perMinute, timeWindow: 60_000, keyGenerator: networkKeys('backup', secret) },
        takesBlocks: checkBackup,
        // It is parsed in a thread.
        heapOfBody: 1,
      },
      onRequest: async (request) => requireOwnSession(request),
      schema: {
        summary: 'Add the projects of a backup',
        description:
          "Styles of the session's own are checked as by `POST /api/styles`. Projects that the session has already, the same in every part, are not added again. A project or an entry that cannot be read is left out, and `unread` names it; a file without any project that can be read is refused. Nothing is added when there is no room for all projects. Of a project with too many citations the first ones are added, and `leftOut` counts the others. What a file that this server did not write says about the origin of its records is not taken over.",
        tags,
        body: z.unknown(),
        response: { 200: backupResultSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const owner = ownerOf(request, 'PROJECT_NOT_FOUND');
      const attempt = attemptOf(request, owner);
      const blocks = (request.body ?? []) as Buffer[];
      const bytes = blocks.reduce((sum, { length }) => sum + length, 0);
      return await restoring.run(askingOf(reply), async () => {
        const read = await readBackup(blocks, secret);
        await storage.admitBytes(request, bytes);
        for (const _ of read.projects) await storage.admitProject(request);
        const checked = await checkStyles(readers, database, owner, read.styles, askingOf(reply));
        const prepared = await prepareRestoring(database, owner, read, config.projects.citations);
        const mostBytes = config.storage.sessionBytes;
        const room = { moment: new Date(clock.now()).toISOString(), mostBytes };
        return await doOnce(database, owner, attempt, clock.now(), async (transaction) => {
          const styles = await insertStyles(transaction, owner, checked, room);
          const result = await insertProjects(transaction, owner, prepared, mostBytes);
          const unread = [...(result.unread ?? []), ...styles.unread];
          return {
            ...result,
            ...(styles.added > 0 && { styles: styles.added }),
            ...(unread.length > 0 && { unread }),
          };
        });
      });
    },
  );
}
