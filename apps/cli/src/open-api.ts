import { renameSync } from 'node:fs';
import { DamagedDatabaseError, type Embedded, openEmbedded, sqliteFileOf } from '@citewright/server';
import { cacheSentences } from '@citewright/words';

type Environment = Readonly<Record<string, string | undefined>>;

/** SQLite's codes of a file that is damaged, and of one that is none of its own (https://sqlite.org/rescode.html). */
const damaged = new Set<unknown>([11, 26]);

const isDamage = (error: unknown): boolean =>
  error instanceof DamagedDatabaseError ||
  (error instanceof Error && 'errcode' in error && damaged.has(error.errcode));

/** Moves a damaged cache out of the way, with its log. */
function setAside(file: string): void {
  renameSync(file, `${file}.damaged`);
  for (const part of ['-wal', '-shm'])
    try {
      renameSync(file + part, `${file}.damaged${part}`);
    } catch {
      // A cache that was closed has neither.
    }
}

/**
 * Opens the API with what registers have answered, which is kept in `folder`. A damaged cache is set aside; where none can be used, as without a
 * folder, answers are kept in memory. `remark` tells of both. @throws ConfigError for variables of the environment that are wrong
 */
export async function openApi(
  folder: string | undefined,
  environment: Environment,
  remark: (text: string) => void,
): Promise<Embedded> {
  const open = (DATA_DIR: string | undefined) => openEmbedded({ ...environment, DATA_DIR });
  const openInMemory = (reason: string) => {
    remark(cacheSentences.none(reason));
    return open(undefined);
  };
  if (folder === undefined) return await openInMemory(cacheSentences.noFolder);
  const file = sqliteFileOf({ dataDirectory: folder });
  try {
    return await open(folder).catch(async (error: unknown) => {
      if (!isDamage(error)) throw error;
      setAside(file);
      remark(cacheSentences.renewed(file));
      return await open(folder);
    });
  } catch (error) {
    if (!(error instanceof Error) || error.name === 'ConfigError') throw error;
    return await openInMemory(cacheSentences.unusable(file, error.message));
  }
}
