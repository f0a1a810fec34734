import type { Name } from '@citewright/record';
import type { Account } from './account.ts';
import { isBoundary, type Run } from './entry-words.ts';
import { conjunctions, roleMarks } from './printed-words.ts';

/** Words of a name that stands beside the mark of a role. */
const mostInName = 6;

/** A stranger whom the entry names beside the mark of a role: `edited by`, `(trans. ...)`. Behind a number `ed.` is an edition. */
function strangerAt(account: Account, at: number): string | undefined {
  const {
    text: { words },
    parts,
  } = account;
  if (/^\d/.test(words[at - 1]?.text ?? '') && !isBoundary(words[at]?.before ?? '')) return undefined;
  const isName = (place: number) =>
    words[place] !== undefined && parts[place] === undefined && (words[place]?.isCapital ?? false);
  const collect = (start: number, step: 1 | -1, isEnd: (place: number) => boolean): string[] => {
    const found: string[] = [];
    const isBetween = (place: number) =>
      parts[place] === 'people' || conjunctions.test(words[place]?.text ?? '');
    for (let place = start; (isName(place) || isBetween(place)) && found.length < mostInName; place += step) {
      if (isName(place)) found.push(words[place]?.text ?? '');
      if (isEnd(place)) break;
    }
    return found;
  };
  const isInitial = (place: number) => (words[place]?.text.length ?? 0) === 1;
  const isStop = (place: number) => /[.;:)\]]/.test(words[place]?.before ?? '');
  const from = /^(?:by|von|par|por|di|door|av)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const behind =
    from > at + 1 || !/[,;)\]]/.test(words[at + 1]?.before ?? '')
      ? collect(from, 1, (place) => isStop(place + 1) && !isInitial(place))
      : [];
  const before = collect(at - 1, -1, (place) => isStop(place) && !isInitial(place - 1)).toReversed();
  return [behind, before].find((name) => name.some((word) => word.length > 2))?.join(' ');
}

/** Editors and translators whom the entry names and the record does not account for. */
export function strangersIn(account: Account): [role: 'editor' | 'translator', name: Name][] {
  return [...account.text.words.entries()].flatMap(([at, { text }]): ['editor' | 'translator', Name][] => {
    const role = roleMarks.find(([, mark]) => mark.test(text))?.[0];
    const part = account.parts[at];
    if (role === undefined || part === 'title' || part === 'container' || part === 'place') return [];
    const name = strangerAt(account, at);
    return name === undefined ? [] : [[role, { literal: name }]];
  });
}

/** Somebody who stands where the authors do, though nobody was read there. */
export function strangerBefore({ text: { words }, parts }: Account, { start, end }: Run): Name | undefined {
  const name = words
    .slice(start, end)
    .filter(({ text, isCapital }, at) => parts[start + at] === undefined && isCapital && text.length > 2);
  return name.length === 0 ? undefined : { literal: name.map(({ text }) => text).join(' ') };
}
