import { fstatSync, type Stats } from 'node:fs';
import { open, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { usageSentences } from '@citewright/words';
import { UsageError } from './arguments.ts';

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What stands under a name; absent for nothing. @throws errors of the system */
async function statOf(file: string): Promise<Stats | undefined> {
  try {
    return await stat(file);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** What is read: a file, or standard input, which may be one. */
const statOfInput = async (from: string | undefined) =>
  from === undefined || from === '-' ? fstatSync(0) : await statOf(from);

/** Where a link leads that leads nowhere yet; any other name as it is. */
async function endOf(file: string): Promise<string> {
  const link = await readlink(file).catch(() => undefined);
  if (link === undefined) return file;
  return await endOf(path.resolve(await realpath(path.dirname(file)), link));
}

async function replace(place: string, text: string | Uint8Array, mode: number | undefined): Promise<void> {
  // Not the name and an ending: a name may be as long as the system allows.
  const unfinished = path.join(path.dirname(place), `.citewright-${process.pid}.tmp`);
  const file = await open(unfinished, 'wx', mode);
  try {
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeTo(target: string, text: string | Uint8Array, from: string | undefined, force: boolean) {
  const existing = await statOf(target);
  // A pipe or a device holds nothing that could be lost.
  if (existing && !existing.isFile() && !existing.isDirectory()) return await writeFile(target, text);
  if (existing) {
    const read = await statOfInput(from);
    if (read?.dev === existing.dev && read.ino === existing.ino)
      throw new UsageError(usageSentences.fileIsRead(target));
    if (!force) throw new UsageError(usageSentences.fileExists(target));
  }
  await replace(existing ? await realpath(target) : await endOf(target), text, existing?.mode);
}

/**
 * Writes a file whole or not at all: what stood there is replaced by a finished file, at the end of links. The file that was read, under any
 * name or link or as standard input (`-`, and none), is never replaced, another one only with `force`. @throws UsageError; errors of the
 * system, with the target as their path
 */
export async function writeWhole(
  target: string,
  text: string | Uint8Array,
  { from, force }: { from: string | undefined; force: boolean },
): Promise<void> {
  try {
    await writeTo(target, text, from, force);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (isAbsent(error)) throw new UsageError(usageSentences.noFolder(target));
    throw Object.assign(error as Error, { path: target });
  }
}
