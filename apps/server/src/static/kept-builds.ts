import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, renameSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type WebBuild, withoutAddress } from './web-build.ts';

/** Files in this folder have a content hash in their names. */
export const hashedFolder = 'assets/';

/** Bounds of what is kept of other builds than the present one. A build takes 4 MB. */
export const keptLimits = { builds: 10, bytes: 100_000_000, milliseconds: 30 * 86_400_000 };

/** A copy under way, and the milliseconds after which it is taken for one that a crash left. */
const unfinished = 'unfinished-';
const abandonedAfter = 3_600_000;

const markPattern = /^[0-9a-f]{8,64}$/;
const hashedPath = /^\/assets\/[\w-][\w.-]*$/;

/** Compressed forms that a build may have beside a file. */
const encodings = ['.br', '.gz'];

export const keptBuildsOf = (dataDirectory: string): string => path.join(dataDirectory, 'builds');

function marksIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && markPattern.test(entry.name))
      .map(({ name }) => name);
  } catch {
    // No folder, or none that can be read: nothing is kept. Whoever keeps builds reports why.
    return [];
  }
}

/**
 * The folder of a kept build that has a file, by the file's path as it was requested (`/assets/entry-Ab12.js`). Looked up for each
 * request: servers of other builds may share the folder.
 */
export function keptBuildOf(folder: string, address: string): string | undefined {
  if (!hashedPath.test(address) || withoutAddress.test(address)) return undefined;
  const roots = marksIn(folder).map((mark) => path.join(folder, mark));
  return roots.find((root) => lstatSync(path.join(root, address), { throwIfNoEntry: false })?.isFile());
}

const hashedFilesOf = ({ files }: WebBuild): string[] =>
  [...files].map((address) => address.slice(1)).filter((file) => file.startsWith(hashedFolder));

/** A file with its compressed forms, by their names in the build. */
const formsOf = (build: WebBuild, file: string): string[] => [
  file,
  ...encodings.map((ending) => file + ending).filter((form) => existsSync(path.join(build.folder, form))),
];

async function hasRoom(folder: string, build: WebBuild, files: readonly string[]): Promise<boolean> {
  const forms = files.flatMap((file) => formsOf(build, file));
  const bytes = forms.reduce((sum, form) => sum + statSync(path.join(build.folder, form)).size, 0);
  const { bavail, bsize } = await statfs(folder);
  // As much again is left to the database.
  return bavail * bsize >= 2 * bytes;
}

/** Copies a file as it is served: adapted to the address and the operator of the site. */
async function copyServed(build: WebBuild, file: string, target: string): Promise<void> {
  const text = build.adapted(file);
  if (text === undefined) {
    for (const form of formsOf(build, file))
      await copyFile(path.join(build.folder, form), path.join(target, form));
    return;
  }
  await writeFile(path.join(target, file), text);
  await writeFile(path.join(target, `${file}.br`), await promisify(brotliCompress)(text));
}

function isWholeBuild(kept: string, files: readonly string[]): boolean {
  return files.every((file) => existsSync(path.join(kept, file)));
}

/** When something was last written or used, in milliseconds since the epoch; 0 when another server has just removed it. */
const usedAt = (name: string): number => statSync(name, { throwIfNoEntry: false })?.mtimeMs ?? 0;

async function keptBytes(kept: string): Promise<number> {
  const files = path.join(kept, hashedFolder);
  const names = await readdir(files).catch(() => []);
  const sizes = names.map(
    async (name) => (await stat(path.join(files, name)).catch(() => undefined))?.size ?? 0,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Removes what is beyond the bounds, the builds first that were in use longest ago, and what a crash left. */
async function forgetOthers(folder: string, mark: string, now: number): Promise<void> {
  const others = marksIn(folder)
    .filter((other) => other !== mark)
    .map((other) => path.join(folder, other))
    .toSorted((one, other) => usedAt(other) - usedAt(one));
  let bytes = 0;
  for (const [index, kept] of others.entries()) {
    bytes += await keptBytes(kept);
    const isYoung = now - usedAt(kept) <= keptLimits.milliseconds;
    if (isYoung && index < keptLimits.builds && bytes <= keptLimits.bytes) continue;
    await rm(kept, { recursive: true, force: true });
  }
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(unfinished));
  for (const draft of drafts.map((name) => path.join(folder, name)))
    if (Math.abs(now - usedAt(draft)) > abandonedAfter) await rm(draft, { recursive: true, force: true });
}

/** Copies the files beside, and puts the whole copy in its place. Another server may do the same at the same time. */
async function copyBuild(folder: string, build: WebBuild, files: readonly string[]): Promise<void> {
  const kept = path.join(folder, build.mark);
  const draft = path.join(folder, unfinished + randomBytes(6).toString('hex'));
  const lacking = `${draft}-lacking`;
  try {
    // In one step: nobody's whole copy is taken away.
    if (existsSync(kept) && !isWholeBuild(kept, files)) renameSync(kept, lacking);
    await mkdir(path.join(draft, hashedFolder), { recursive: true });
    for (const file of files) await copyServed(build, file, draft);
    await rename(draft, kept).catch((error: unknown) => {
      if (!isWholeBuild(kept, files)) throw error;
    });
  } finally {
    for (const left of [draft, lacking]) await rm(left, { recursive: true, force: true });
  }
}

/** What came of an attempt. */
export type KeepOutcome = 'kept' | 'kept before' | 'no room';

/**
 * Keeps the hashed files of the build for its pages that will still be open when the server has another one, marks it as in use now, and
 * forgets earlier builds beyond `keptLimits`. `now` is in milliseconds since the epoch.
 * @throws the error of the file system where the folder cannot be written
 */
export async function keepBuild(folder: string, build: WebBuild, now: number): Promise<KeepOutcome> {
  const files = hashedFilesOf(build);
  const kept = path.join(folder, build.mark);
  await mkdir(folder, { recursive: true });
  const isThere = isWholeBuild(kept, files);
  if (!isThere) {
    if (!(await hasRoom(folder, build, files))) return 'no room';
    await copyBuild(folder, build, files);
  }
  await utimes(kept, now / 1_000, now / 1_000);
  await forgetOthers(folder, build.mark, now);
  return isThere ? 'kept before' : 'kept';
}
