import { fileNames, type Item, type Name, readName } from '@citewright/record';
import type { Reader } from '../format.ts';
import { withOwnFields } from '../item/own-fields.ts';
import { isMapping, listOf, type Mapping, parseYamlFile, scalarOf } from '../values/parse-yaml-file.ts';
import { doiIn, readFileDate, readPages } from '../values/read-values.ts';

/** The CSL types of Hayagriva's entry types (https://github.com/typst/hayagriva, file-format.md) where no parent says more. */
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    anthology: 'book',
    anthos: 'chapter',
    // An article says nothing of a server of preprints.
    article: 'article-journal',
    artwork: 'graphic',
    audio: 'song',
    blog: 'post-weblog',
    book: 'book',
    case: 'legal_case',
    chapter: 'chapter',
    conference: 'event',
    entry: 'entry',
    exhibition: 'event',
    legislation: 'legislation',
    manuscript: 'manuscript',
    misc: 'document',
    newspaper: 'periodical',
    original: 'document',
    patent: 'patent',
    performance: 'performance',
    periodical: 'periodical',
    post: 'post',
    proceedings: 'book',
    reference: 'book',
    report: 'report',
    repository: 'software',
    scene: 'motion_picture',
    thesis: 'thesis',
    thread: 'post',
    video: 'motion_picture',
    web: 'webpage',
  }),
);

/** What an article, entry or chapter is by the type of its parent. */
const typesInParents: Readonly<Record<string, string>> = {
  anthology: 'chapter',
  blog: 'post-weblog',
  book: 'chapter',
  conference: 'paper-conference',
  newspaper: 'article-newspaper',
  periodical: 'article-journal',
  proceedings: 'paper-conference',
  reference: 'entry-encyclopedia',
  web: 'webpage',
};

/** A text, or the `value` of a text with a short form; braces protect capitals, but not in a value with `verbatim`. */
function textIn(value: unknown): string | undefined {
  if (isMapping(value) && isMapping(value.value)) return textIn(value.value);
  if (isMapping(value) && 'verbatim' in value) return scalarOf(value.value) || undefined;
  const text = isMapping(value) ? scalarOf(value.value) : scalarOf(value);
  return text?.replace(/[{}]/g, '') || undefined;
}

function hayagrivaNames(value: unknown): Name[] {
  return listOf(value).flatMap((person): Name[] => {
    if (!isMapping(person)) {
      const name = readName(scalarOf(person) ?? '', fileNames);
      return name ? [name] : [];
    }
    const [family, given, suffix, particle] = ['name', 'given-name', 'suffix', 'prefix'].map((key) =>
      scalarOf(person[key]),
    );
    if (!family) return [];
    if (!given) return [{ literal: family }];
    return [
      { family, given, ...(suffix && { suffix }), ...(particle && { 'non-dropping-particle': particle }) },
    ];
  });
}

/** People with other tasks: a list of `{ role, names }`. */
function affiliated(value: unknown): Record<string, Name[]> {
  const known = [
    'translator',
    'director',
    'illustrator',
    'producer',
    'composer',
    'narrator',
    'compiler',
    'organizer',
  ];
  return Object.fromEntries(
    listOf(value).flatMap((group) => {
      const role = isMapping(group) ? scalarOf(group.role) : undefined;
      return role && isMapping(group) && known.includes(role) ? [[role, hayagrivaNames(group.names)]] : [];
    }),
  );
}

const kindOf = (entry: Mapping): string => scalarOf(entry.type)?.toLowerCase() ?? '';

function readHayagrivaEntry(key: string, entry: Mapping): Item {
  const parents = listOf(entry.parent).filter(isMapping);
  const container = parents.find((parent) => kindOf(parent) in typesInParents);
  const kind = kindOf(entry);
  const inParent = container && typesInParents[kindOf(container)];
  const isPart = ['article', 'entry', 'chapter', 'anthos', 'post', 'web'].includes(kind);
  const type = (isPart ? inParent : undefined) ?? types.get(kind) ?? 'document';
  // What is not said of the work itself is said of what it is part of, from the nearest outwards.
  const lineage: Mapping[] = [];
  const widen = (works: Mapping[], depth: number) => {
    lineage.push(...works);
    if (depth < 5) for (const work of works) widen(listOf(work.parent).filter(isMapping), depth + 1);
  };
  widen([entry], 0);
  const text = (...keys: string[]) =>
    keys.flatMap((name) => lineage.flatMap((one) => textIn(one[name]) ?? []))[0];
  const serial = (name: string) =>
    lineage.flatMap((one) => {
      const numbers = one['serial-number'];
      return (isMapping(numbers) ? scalarOf(numbers[name]) : undefined) ?? [];
    })[0];
  const conference = lineage.find((one) => one !== entry && kindOf(one) === 'conference');
  const publisher = lineage.flatMap((one) => (one.publisher === undefined ? [] : [one.publisher]))[0];
  const address = lineage.flatMap((one) => (one.url === undefined ? [] : [one.url]))[0];
  const plainSerial = scalarOf(entry['serial-number']);
  const outer =
    isPart && container
      ? listOf(container.parent).filter(isMapping)[0]
      : parents.find((one) => one !== container);
  return withOwnFields(
    type,
    {
      ...affiliated(entry.affiliated),
      author: hayagrivaNames(entry.author),
      editor: hayagrivaNames(entry.editor ?? container?.editor),
      title: textIn(entry.title),
      'title-short': isMapping(entry.title) ? scalarOf(entry.title.short) : undefined,
      'container-title': isPart ? textIn(container?.title) : undefined,
      'container-title-short': isMapping(container?.title) ? scalarOf(container.title.short) : undefined,
      'collection-title': textIn(isPart ? outer?.title : (container ?? outer)?.title),
      'event-title': textIn(conference?.title),
      'event-place': textIn(conference?.location),
      volume: text('volume'),
      issue: text('issue'),
      page: readPages(text('page-range')),
      'number-of-pages': text('page-total'),
      'number-of-volumes': text('volume-total'),
      edition: text('edition'),
      'chapter-number': text('chapter'),
      number: plainSerial ?? serial('serial'),
      genre: text('genre'),
      issued: readFileDate(text('date') ?? ''),
      accessed: isMapping(address) ? readFileDate(scalarOf(address.date) ?? '') : undefined,
      publisher: (isMapping(publisher) ? textIn(publisher.name) : textIn(publisher)) ?? text('organization'),
      'publisher-place': (isMapping(publisher) ? textIn(publisher.location) : undefined) ?? text('location'),
      archive: text('archive'),
      archive_location: text('archive-location'),
      language: text('language'),
      abstract: text('abstract'),
      annote: text('annote'),
      note: text('note'),
      dimensions: text('runtime'),
      URL: textIn(address),
      DOI: doiIn(serial('doi')),
      ISBN: serial('isbn'),
      ISSN: serial('issn'),
      PMID: serial('pmid'),
      PMCID: serial('pmcid'),
      'citation-key': key,
    },
    new Map(),
  );
}

/** Hayagriva, Typst's format: a YAML mapping of keys to entries. */
export const hayagrivaReader: Reader = {
  begins:
    /^[^\s#:][^\n:]{0,200}:[ \t]*\r?\n[ \t]+(?:type|title|author|editor|date|parent|publisher|url)[ \t]*:/m,
  *read(text) {
    const file = parseYamlFile(text);
    if (!isMapping(file)) return;
    for (const [key, entry] of Object.entries(file))
      yield isMapping(entry)
        ? { item: readHayagrivaEntry(key, entry), label: key }
        : { item: undefined, label: key };
  },
};
