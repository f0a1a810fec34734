import { zipSync } from 'fflate';
import { filesCalledByLatex } from '../latex/bibliography.ts';
import { inclusionsOf } from '../latex/inclusions.ts';
import { runningLatex } from '../latex/passages.ts';
import { filesCalledByMarkdown } from '../markdown/read-markdown.ts';
import { readPlain } from '../plain.ts';
import type { PaperFile } from '../readers.ts';

/** Files that a paper takes in, at most. */
const mostFiles = 500;

const isLatex = (name: string) => /\.(?:tex|ltx|latex)$/i.test(name);
const isMarkdown = (name: string) => /\.(?:md|markdown|qmd|rmd)$/i.test(name);

/** A file that another one calls: the names that it may have. */
type Called = readonly string[];

const named = (name: string, endings: readonly string[]): Called =>
  endings.map((ending) => name.trim() + ending);

function calledBy(name: string, source: string): Called[] {
  if (isMarkdown(name)) {
    const called = filesCalledByMarkdown(source);
    return called.map((one) => named(one, ['', '.bib', '.json']));
  }
  if (!isLatex(name)) return [];
  const text = runningLatex(source);
  return [
    ...inclusionsOf(text).map((one) => named(one, ['', '.tex', '.ltx'])),
    ...filesCalledByLatex(text).map((one) => named(one, ['', '.bib'])),
  ];
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** A path in the folder of the paper; absent for one that leaves it. */
function insideOf(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return path.startsWith('/') || parts.length === 0 ? undefined : parts.join('/');
}

/**
 * A paper of LaTeX or Markdown with the files that it takes in and its files of references, as an archive; absent for one that has none. `read`
 * gives a file by its path in the folder of the paper, absent where there is none.
 */
export async function packProject(
  { name, bytes }: PaperFile,
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const packed = new Map([[name, bytes]]);
  const take = async (from: string, called: Called): Promise<void> => {
    const paths = called.flatMap((one) => [insideOf(one), insideOf(parentOf(from) + one)]);
    for (const path of new Set(paths)) {
      if (path === undefined) continue;
      if (packed.has(path)) return;
      const found = packed.size < mostFiles ? await read(path) : undefined;
      if (found) packed.set(path, found);
      if (found) return;
    }
  };
  // A file that is taken in is gone through in its turn.
  for (const [own, content] of packed)
    for (const called of calledBy(own, readPlain(content).text)) await take(own, called);
  if (isLatex(name)) await take(name, [name.replace(/\.\w+$/, '.bbl')]);
  return packed.size > 1 ? zipSync(Object.fromEntries(packed)) : undefined;
}
