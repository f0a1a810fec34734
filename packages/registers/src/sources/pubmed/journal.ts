import { readPlainText } from '@citewright/record';

const small = new Set(
  'a an and as at by de der des du en et for from in la of on or the to und with y'.split(' '),
);

const capitalised = (word: string) =>
  word === word.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/**
 * NLM writes journal titles in sentence case with qualifiers and parallel titles: `Bioinformatics (Oxford,
 * England)`, `Chest : the official journal of ...`. Restores the form that the journal uses.
 */
export function journalTitle(title: string | undefined, english: boolean): string | undefined {
  const [bare = ''] = (title ?? '').split(/ [:=] /);
  const name = readPlainText(bare.replace(/\s\([^()]*,[^()]*\)$/, '').replace(/\.$/, ''));
  if (name === undefined || !english) return name;
  return name
    .split(' ')
    .map((word, index) => (index > 0 && small.has(word) ? word : capitalised(word)))
    .join(' ');
}

/** `764-9` is 764-769; `S12-9` is S12-S19; remarks after the pages (`; discussion 12`) are removed. */
export function fullPages(pagination: string | undefined): string | undefined {
  const [range = ''] = (pagination ?? '').slice(0, 60).split(/[;,]/);
  const [start = '', end] = range.trim().split(/\s?[-–]\s?/);
  if (start === '') return undefined;
  if (end === undefined || end === '' || end === start) return start;
  return `${start}-${end.length < start.length ? start.slice(0, start.length - end.length) : ''}${end}`;
}
