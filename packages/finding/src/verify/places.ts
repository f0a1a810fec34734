import type { Item } from '@citewright/record';
import { comparable } from '@citewright/record';
import { spellsOut } from '@citewright/registers';
import type { FieldDifference } from './differences.ts';
import { textOf } from './titles.ts';

/** Meetings that everybody calls by their letters, and what their proceedings are called. */
const meetings: readonly [letters: string, name: RegExp][] = [
  ['neurips', /neural information processing/],
  ['nips', /neural information processing/],
  ['cvpr', /computer vision and pattern recognition/],
  ['iclr', /learning representations/],
  ['emnlp', /empirical methods in natural language/],
  ['naacl', /north american chapter/],
  ['acl', /association for computational linguistics/],
  ['www', /world wide web|web conference/],
  ['kdd', /knowledge discovery/],
  ['aistats', /artificial intelligence and statistics/],
  ['uai', /uncertainty in artificial intelligence/],
  ['ijcai', /joint conferences? on artificial intelligence/],
  ['jmlr', /journal of machine learning research/],
  ['tmlr', /transactions on machine learning research/],
  ['pnas', /national academy of sciences/],
];

/** What many names of places share: it tells none from another. */
const common =
  /\b(?:proceedings|proc|of|the|in|on|and|for|annual|international|int|conference|conf|meeting|symposium|workshop|\d+(?:st|nd|rd|th)?|(?:19|20)\d\d|ieee|cvf|acm|a|advances|transactions|journal|j)\b/g;

const initialsOfPlace = (text: string) =>
  text
    .split(' ')
    .filter((word) => !/^(?:of|the|in|on|and|for|proceedings|\d.*)$/.test(word))
    .map((word) => word[0])
    .join('');

/** Whether one name is the other in letters (`ICML`), or has these letters among its words. */
function isInLetters(short: string, long: string, printed: string): boolean {
  const letters = printed.match(/\b\p{Lu}[\p{Lu}\p{Ll}]*\p{Lu}\b/gu)?.map((word) => word.toLowerCase()) ?? [];
  const initials = initialsOfPlace(long);
  const isWhole = short.split(' ').length < 3 && isMeeting(long);
  return letters.some(
    (word) =>
      word.length > 2 &&
      (initials.endsWith(word) || initials.startsWith(word) || (isWhole && long.split(' ').includes(word))),
  );
}

/** Whether two names stand for one journal, book or meeting: abbreviated, in letters, or with more words around. */
export function isSamePlace(listed: string, record: string): boolean {
  const [one, other] = [comparable(listed), comparable(record)];
  if (one === other || spellsOut(record, listed) || spellsOut(listed, record)) return true;
  const isMeeting = ([letters, name]: (typeof meetings)[number]) =>
    [one, other].every((text) => text.split(' ').includes(letters) || name.test(text));
  if (meetings.some(isMeeting)) return true;
  for (const [short, long, printed] of [
    [one, other, listed],
    [other, one, record],
  ] as const)
    if (isInLetters(short, long, printed)) return true;
  const telling = (text: string) => text.replace(common, ' ').split(/\s+/).filter(Boolean);
  const [words, others] = [telling(one), telling(other)];
  const [few, many] = words.length <= others.length ? [words, others] : [others, words];
  // "Nature" is another journal than "Nature Communications".
  if (few.length === 0 || (few.length === 1 && many.length > 1)) return false;
  const begins = (word: string, long: string) => long.startsWith(word) || word.startsWith(long);
  const shared = few.filter((word) => many.some((long) => word.length > 1 && begins(word, long)));
  return shared.length >= few.length * 0.75 && !areSiblings(listed, record);
}

/** Words that names of journals have or leave out. */
const smallInNames = /^(?:the|of|in|on|and|for|et|de|la|le|des|du|und|der|die|das|fur|y|e|ieee|acm|siam)$/;

/** Meetings are called by more words or fewer. */
const isMeeting = (name: string): boolean =>
  /\b(?:proc|proceedings|conf|conference|symposium|workshop|meeting|congress|tagung|actes|ser|series)\b/i.test(
    name,
  );

/** Journals of one family, as `Physical Review A` and `B`, `Science` and `Science Advances`: a word parts them that the other does not have. */
function areSiblings(one: string, other: string): boolean {
  if (isMeeting(one) || isMeeting(other)) return false;
  const begins = (word: string, long: string) => long.startsWith(word) || word.startsWith(long);
  const areApart = (name: string, another: string) => {
    const [words, others] = [name, another].map((text) =>
      comparable(text)
        .split(' ')
        .filter((word) => !smallInNames.test(word)),
    );
    const isAlone = (word: string, all: readonly string[] = []) => !all.some((long) => begins(word, long));
    return (
      (words ?? []).some((word) => isAlone(word, others)) ||
      (others ?? []).some((word) => isAlone(word, words))
    );
  };
  // A tail that tells the place or the subject is left out as often as not.
  const bare = (name: string) => name.replace(/\s*[:([/=,–—].*$/u, '');
  const isOneBare = (bare(one) === one) !== (bare(other) === other);
  return areApart(one, other) && !(isOneBare && !areApart(bare(one), bare(other)));
}

const namesPreprints = (text: string): boolean => /arxiv|biorxiv|medrxiv|ssrn|preprint/i.test(text);

/** DOIs of arXiv, bioRxiv and medRxiv, by which a preprint is known whatever else its record says. */
const preprintDoi = /^10\.(?:48550\/arxiv\.|1101\/(?:\d{4}\.\d\d\.\d\d\.)?\d{6,})/i;

/** True for preprints, which have a record of their own beside that of the publication. */
export const isPreprint = ({ type, DOI, 'container-title': place, publisher }: Item): boolean =>
  type === 'article' ||
  preprintDoi.test(String(DOI ?? '')) ||
  namesPreprints(`${textOf(place)} ${textOf(publisher)}`);

/** Compares where two works appeared. */
export function comparePlaces(
  listed: Item,
  record: Item,
): { isSame?: boolean; difference?: FieldDifference } {
  // Without numbers behind it, a journal is read as a publisher.
  const isTaken = record.type === 'article-journal' && textOf(listed.publisher) !== textOf(record.publisher);
  const asPlace = listed['container-title'] ?? (isTaken ? listed.publisher : undefined);
  const [one, other] = [textOf(asPlace), textOf(record['container-title'])];
  if (one === '') return {};
  const shorts = [other, textOf(record['container-title-short']), textOf(record['event-title'])].filter(
    Boolean,
  );
  if (shorts.length === 0 && !isPreprint(record)) return {};
  if (shorts.some((place) => isSamePlace(one, place))) return { isSame: true };
  if (namesPreprints(one) && isPreprint(record)) return { isSame: true };
  // The record of a preprint says nothing of where the work was published, nor that of the publication of its preprint.
  const weight = isPreprint(record) || isPreprint(listed) ? 'slight' : 'serious';
  const name = other || textOf(record.publisher) || 'a preprint';
  return { isSame: false, difference: { field: 'container-title', listed: one, record: name, weight } };
}
