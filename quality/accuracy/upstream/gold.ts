import type { Item, Name } from '@citewright/csl';
import { comparable } from '@citewright/record';
import { yearOf } from '../../../packages/record/src/index.ts';

/** The known values of a record, in words that differ between formats only in punctuation. */
export interface Gold {
  title?: string | undefined;
  /** Family names of people, whole names of bodies; everybody whom the record credits, in whatever role. */
  names?: string[] | undefined;
  year?: string | undefined;
  container?: string | undefined;
  volume?: string | undefined;
  issue?: string | undefined;
  page?: string | undefined;
  publisher?: string | undefined;
  place?: string | undefined;
  edition?: string | undefined;
  pages?: string | undefined;
  series?: string | undefined;
  doi?: string | undefined;
}

export type GoldField = keyof Gold;
export type Verdict = 'right' | 'wrong' | 'blank';

export const goldFields: readonly GoldField[] = [
  'title',
  'names',
  'year',
  'container',
  'volume',
  'issue',
  'page',
  'publisher',
  'place',
  'edition',
  'pages',
  'series',
  'doi',
];

const nameOf = ({ family, literal }: Name) => family ?? literal ?? '';

const roles = [
  'author',
  'editor',
  'translator',
  'illustrator',
  'container-author',
  'collection-editor',
  'director',
  'interviewer',
];

function namesOf(item: Item): string[] {
  return roles.flatMap((role) => ((item[role as keyof Item] as Name[] | undefined) ?? []).map(nameOf));
}

/** Our values of the same fields. */
export function saidBy(item: Item): Gold {
  const text = (value: unknown) => (value === undefined ? undefined : String(value));
  const names = namesOf(item);
  return {
    title: text(item.title),
    names: names.length > 0 ? names : undefined,
    year: text(yearOf(item.issued)),
    container: text(item['container-title']),
    volume: text(item.volume),
    issue: text(item.issue),
    page: text(item.page ?? item.number),
    publisher: text(item.publisher),
    // The place of a talk is that of its event.
    place: text(item.type === 'speech' ? item['event-place'] : item['publisher-place']),
    edition: text(item.edition),
    pages: text(item['number-of-pages']),
    series: text(item['collection-title']),
    doi: text(item.DOI),
  };
}

const startsSame = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
/** An edition's number: "2", "2nd ed.", "Second edition". */
function firstNumber(text: string): string {
  const word = ordinals.findIndex((ordinal) => text.startsWith(ordinal)) + 1;
  return /\d+/.exec(text)?.[0] ?? (word > 0 ? String(word) : text);
}

/** Whether two values agree. A shorter title, place or publisher that the longer one begins with is no error. */
const agrees: Partial<Record<GoldField, (said: string, gold: string) => boolean>> = {
  title: startsSame,
  container: startsSame,
  publisher: (said, gold) => said.includes(gold) || gold.includes(said),
  place: startsSame,
  series: startsSame,
  edition: (said, gold) => firstNumber(said) === firstNumber(gold),
  page: startsSame,
};

/** A body that the gold splits ("Herman Miller", "Inc") is right as a whole. */
const sameName = (own: string, gold: string) => startsSame(own, gold) || own.endsWith(` ${gold}`);

function sameNames(said: readonly string[], gold: readonly string[]): boolean {
  const known = gold.map(comparable);
  const ours = said.map(comparable);
  return (
    known.every((name) => ours.some((own) => own !== '' && sameName(own, name))) &&
    ours.length <= known.length
  );
}

/** Compares our values with the gold, field by field; fields that the gold lacks are not judged. */
export function judge(item: Item | undefined, gold: Gold): Partial<Record<GoldField, Verdict>> {
  const said = item === undefined ? {} : saidBy(item);
  const verdicts = goldFields.flatMap((field): [GoldField, Verdict][] => {
    const expected = gold[field];
    if (expected === undefined || expected.length === 0) return [];
    const ours = said[field];
    if (ours === undefined) return [[field, 'blank']];
    if (Array.isArray(expected) || Array.isArray(ours)) {
      return [[field, sameNames([ours].flat(), [expected].flat()) ? 'right' : 'wrong']];
    }
    // Where markup or a line ended, some recordings lost the space.
    const [one, other] = [ours, expected].map((text) => comparable(text).replaceAll(' ', '')) as [
      string,
      string,
    ];
    return [[field, one === other || agrees[field]?.(one, other) ? 'right' : 'wrong']];
  });
  return Object.fromEntries(verdicts);
}
