import { open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { usageSentences } from '@citewright/words';
import { UsageError } from './arguments.ts';

const statOf = (file: string) => stat(file).catch(() => undefined);

/**
 * Writes a file whole or not at all: what stood there is replaced by a finished file. The file that was read, under any name or link,
 * is never replaced, another one only with `force`. @throws UsageError
 */
export async function writeWhole(
  target: string,
  text: string,
  { from, force }: { from: string | undefined; force: boolean },
): Promise<void> {
  const existing = await statOf(target);
  // A pipe or a device holds nothing that could be lost.
  if (existing && !existing.isFile() && !existing.isDirectory()) return await writeFile(target, text);
  if (existing) {
    const read = from === undefined ? undefined : await statOf(from);
    if (read?.dev === existing.dev && read.ino === existing.ino)
      throw new UsageError(usageSentences.fileIsRead(target));
    if (!force) throw new UsageError(usageSentences.fileExists(target));
  }
  const place = existing ? await realpath(target) : target;
  const unfinished = `${place}.${process.pid}.tmp`;
  try {
    const file = await open(unfinished, 'wx', existing?.mode);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw Object.assign(error as Error, { path: target });
  }
}
