import { spawnSync } from 'node:child_process';

/** Files that have references, or papers with citations of keys. */
const checked = /\.(?:bib|bibtex|ris|tex|ltx|[qr]?md|markdown)$/i;
/** Markdown without citations of keys: every project has it, and none of it is a paper. */
const notPapers = /(?:^|\/)(?:readme|changelog|contributing|license|code_of_conduct|security)\b[^/]*$/i;

const git = (...words: readonly string[]): string | undefined => {
  const { stdout, status } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
};

/**
 * The files with references that changed since `base`; since the previous commit where `base` is not a commit (a push of a new branch has zeros);
 * all files where there is no previous commit. A shallow clone may lack `base`, so it is fetched.
 */
export function changedFiles(base: string): string[] {
  const commit = /^[0-9a-f]{40}$/.test(base) && !/^0+$/.test(base) ? base : 'HEAD^';
  if (commit !== 'HEAD^' && git('cat-file', '-e', commit) === undefined)
    git('fetch', '--quiet', '--depth=1', 'origin', commit);
  const names =
    git('diff', '--name-only', '-z', '--diff-filter=ACMR', commit, 'HEAD') ?? git('ls-files', '-z') ?? '';
  return names.split('\0').filter((name) => checked.test(name) && !notPapers.test(name));
}
