import type { Name } from '@citewright/record';
import { type Account, isFree, take } from './account.ts';
import { type Run, runsOf, textsOf } from './entry-words.ts';

/** A person of the record who stands in the text. */
export interface Standing {
  name: Name;
  at: number;
}

const particlesOf = ({ 'dropping-particle': dropping, 'non-dropping-particle': kept }: Name): string[] =>
  textsOf(`${dropping ?? ''} ${kept ?? ''}`);

/** A person of the record: the family name in the text, and the given names and initials beside it, each once. */
function standing(account: Account, name: Name, within: Run): Standing | undefined {
  const { text, parts } = account;
  const whole = name.family ?? name.literal ?? '';
  const family = [whole, whole.replace(/\s*[([].*$/, '')]
    .map(textsOf)
    .find((words) => runsOf(words.join(' '), text).length > 0);
  if (!family) return undefined;
  const particles = particlesOf(name);
  const left = textsOf(`${name.given ?? ''} ${name.suffix ?? ''}`);
  const run = runsOf(family.join(' '), text).find(
    (one) => one.start >= within.start && one.end <= within.end && isFree(account, one),
  );
  if (!run) return undefined;
  take(account, run, 'people');
  /** Takes the word where it is a given name, or the letters of some; what is taken stands for no other word. */
  const belongs = (at: number): boolean => {
    const word = text.words[at]?.text;
    if (word === undefined || at < within.start || at >= within.end || parts[at] !== undefined) return false;
    if (particles.includes(word) || /^(?:jr|sr|i{2,3}|iv)$/.test(word)) return true;
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    else if (left.length > 1 && left.join('') === word) left.length = 0;
    else {
      const letters = word.length <= 4 ? [...word] : [];
      const taken = letters.map((letter) => left.findIndex((given) => given[0] === letter));
      if (
        letters.length === 0 ||
        taken.includes(-1) ||
        (letters.length > 1 && new Set(letters).size > left.length)
      )
        return false;
      for (const letter of letters) {
        const place = left.findIndex((given) => given[0] === letter);
        if (place >= 0) left.splice(place, 1);
      }
    }
    return true;
  };
  // The names of the next person stand behind a comma and a conjunction, those of this one beside the family's.
  const isBeside = (at: number) => !/[;&]/.test(text.words[at]?.before ?? '');
  for (let at = run.end; isBeside(at) && belongs(at); at += 1) parts[at] = 'people';
  for (
    let at = run.start - 1;
    isBeside(at + 1) && !/,/.test(text.words[at + 1]?.before ?? '') && belongs(at);
    at -= 1
  )
    parts[at] = 'people';
  return { name, at: run.start };
}

/** The people of a record who stand in a stretch of the text, in the order in which they stand there; their words are accounted for. */
export function peopleIn(account: Account, names: readonly Name[], within: Run): Standing[] {
  return names
    .flatMap((name) => standing(account, name, within) ?? [])
    .toSorted((one, other) => one.at - other.at);
}
