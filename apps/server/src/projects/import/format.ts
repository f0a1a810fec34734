/** The formats of files of records. */
export type FileFormat = 'bibtex' | 'ris' | 'csl-json';

/** So much of a text is looked at to tell its format: files may begin with comments. */
const lookedAt = 5_000;

/** What a text is written in: JSON by its first character, RIS and BibTeX by the first line that begins a record; else a list. */
export function formatOf(text: string): FileFormat | 'list' {
  const start = text.slice(0, lookedAt);
  if (/^\s*[[{]\s*[[{"\]}]/.test(start)) return 'csl-json';
  if (/^TY {1,2}- /m.test(start)) return 'ris';
  if (/^[ \t]*@[A-Za-z]+[ \t]*[{(]/m.test(start)) return 'bibtex';
  return 'list';
}
