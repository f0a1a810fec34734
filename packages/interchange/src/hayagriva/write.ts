import {
  type DateValue,
  dateOf,
  type Item,
  type Name,
  type NameVariable,
  partsOf,
  plainOf,
} from '@citewright/record';
import { createCitationKeys } from '../item/citation-keys.ts';

/** A value of YAML; what is absent is not written. */
type Value = string | number | boolean | undefined | readonly Value[] | { readonly [key: string]: Value };

/** Hayagriva's entry types of CSL's types; of works that are part of another also the type of the parent. */
const types: Readonly<Record<string, readonly [type: string, parent?: string]>> = {
  article: ['article', 'periodical'],
  'article-journal': ['article', 'periodical'],
  'article-magazine': ['article', 'periodical'],
  'article-newspaper': ['article', 'newspaper'],
  book: ['book'],
  chapter: ['chapter', 'anthology'],
  dataset: ['repository'],
  entry: ['entry', 'reference'],
  'entry-dictionary': ['entry', 'reference'],
  'entry-encyclopedia': ['entry', 'reference'],
  event: ['conference'],
  graphic: ['artwork'],
  legal_case: ['case'],
  legislation: ['legislation'],
  manuscript: ['manuscript'],
  motion_picture: ['video'],
  'paper-conference': ['article', 'proceedings'],
  patent: ['patent'],
  performance: ['performance'],
  periodical: ['periodical'],
  post: ['post', 'web'],
  'post-weblog': ['article', 'blog'],
  report: ['report'],
  review: ['article', 'periodical'],
  software: ['repository'],
  song: ['audio'],
  thesis: ['thesis'],
  webpage: ['web', 'web'],
};

/** People with other tasks than authors and editors. */
const roles: readonly NameVariable[] = [
  'translator',
  'director',
  'illustrator',
  'producer',
  'composer',
  'narrator',
  'compiler',
  'organizer',
];

/**
 * A text that Typst may set in another case. Braces, `$` and `\` have a meaning there, and a backslash before them cuts the text off
 * (strings.rs), so that a text with them stands in the form that is not parsed.
 */
function formattable(value: string | number | undefined): Value {
  const text = plainOf(value);
  return text && /[{}$\\]/.test(text) ? { value: { value: text, verbatim: false } } : text;
}

/** A file with a number that is none is refused as a whole. */
const integer = (value: string | number | undefined): Value =>
  /^\d{1,9}$/.test(String(value ?? '')) ? Number(value) : undefined;

function hayagrivaDate(date: DateValue | undefined): string | undefined {
  const [year, month, day] = dateOf(date);
  if (year === undefined || year < 0 || year > 9999) return undefined;
  const two = (part: number) => String(part).padStart(2, '0');
  // Seasons have no number here.
  const parts = month === undefined || month > 12 ? [] : [two(month), ...(day ? [two(day)] : [])];
  return [String(year).padStart(4, '0'), ...parts].join('-');
}

function person(name: Name): Value {
  if (name.literal) return { name: name.literal };
  const { family, given, suffix } = partsOf(name);
  const particle = name['non-dropping-particle'] ?? name['dropping-particle'];
  if (!particle && !suffix && given && !/,/.test(family + given)) return `${family}, ${given}`;
  return { name: name.family ?? family, 'given-name': name.given, prefix: particle, suffix };
}

const persons = (names: readonly Name[] | undefined): Value => names?.map(person);

/** An address that is none is an error in Typst. */
function hayagrivaAddress({ URL: address, accessed }: Item): Value {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  return { value: address, date: hayagrivaDate(accessed) };
}

function entryOf(item: Item): Value {
  const [type, parentType] = types[item.type] ?? ['misc'];
  const isPart = parentType !== undefined && (parentType !== 'web' || item['container-title'] !== undefined);
  const affiliated = roles.flatMap((role) => (item[role] ? [{ role, names: persons(item[role]) }] : []));
  const series = item['collection-title'] && {
    type: 'anthology',
    title: formattable(item['collection-title']),
  };
  const whole = {
    volume: plainOf(item.volume),
    issue: plainOf(item.issue),
    publisher: formattable(item.publisher),
    location: formattable(item['publisher-place']),
    editor: persons(item.editor),
    'volume-total': integer(item['number-of-volumes']),
  };
  const container = isPart && {
    type: parentType,
    title: item['container-title-short']
      ? {
          value: formattable(item['container-title']),
          short: formattable(item['container-title-short']),
        }
      : formattable(item['container-title']),
    ...whole,
    parent: series || undefined,
  };
  const event = item['event-title'] && {
    type: 'conference',
    title: formattable(item['event-title']),
    location: formattable(item['event-place']),
  };
  const parents = [container, event, !isPart && series].filter((parent) => typeof parent === 'object');
  const { language } = item;
  return {
    type,
    title: item['title-short']
      ? { value: formattable(item.title), short: formattable(item['title-short']) }
      : formattable(item.title),
    author: persons(item.author),
    date: hayagrivaDate(item.issued),
    affiliated,
    ...(isPart ? {} : whole),
    edition: plainOf(item.edition),
    chapter: plainOf(item['chapter-number']),
    'page-range': plainOf(item.page),
    'page-total': integer(item['number-of-pages']),
    genre: formattable(item.genre),
    'serial-number': {
      doi: item.DOI,
      isbn: item.ISBN,
      issn: item.ISSN,
      pmid: item.PMID,
      pmcid: item.PMCID,
      serial: plainOf(item.number),
    },
    url: hayagrivaAddress(item),
    language:
      typeof language === 'string' && /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-[A-Z]{2})?$/.test(language)
        ? language
        : undefined,
    archive: formattable(item.archive),
    'archive-location': formattable(item.archive_location),
    abstract: formattable(item.abstract),
    annote: formattable(item.annote),
    note: formattable(item.note),
    parent: parents.length === 1 ? parents[0] : parents,
  };
}

function isEmpty(value: Value): boolean {
  if (value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** The lines of a mapping or a list. */
function* lines(value: Value, indent: string): Generator<string> {
  if (typeof value !== 'object') return;
  const isList = Array.isArray(value);
  for (const [key, part] of Object.entries(value) as [string, Value][]) {
    if (isEmpty(part)) continue;
    const lead = isList ? '-' : `${key}:`;
    // Texts are quoted as in JSON, which is YAML.
    if (typeof part !== 'object') yield `${indent}${lead} ${JSON.stringify(part)}\n`;
    else {
      yield `${indent}${lead}\n`;
      yield* lines(part, `${indent}  `);
    }
  }
}

/** A key that YAML reads as text. */
const keyText = (key: string) =>
  /^[a-z][a-z0-9_-]*$/i.test(key) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(key)
    ? key
    : JSON.stringify(key);

/** Hayagriva, the format of Typst: an entry for each item, under its citation key. Styles of letters in titles are left out. */
export function* writeHayagriva(items: Iterable<Item>): Generator<string> {
  const keyOf = createCitationKeys();
  let lead = '';
  for (const item of items) {
    yield `${lead}${keyText(keyOf(item))}:\n${[...lines(entryOf(item), '  ')].join('')}`;
    lead = '\n';
  }
  if (lead === '') yield '{}\n';
}
