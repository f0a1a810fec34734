import { fileNames, type Item, type Name, personName } from '@citewright/record';
import type { Reader } from '../format.ts';
import { withOwnFields } from '../item/own-fields.ts';
import { isMapping, listOf, type Mapping, parseYamlFile, scalarOf } from '../values/parse-yaml-file.ts';
import { doiIn, pagesBetween, readFileDate } from '../values/read-values.ts';

/** The CSL types of CFF's reference types (https://github.com/citation-file-format, schema guide 1.2.0); others are documents. */
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    art: 'graphic',
    article: 'article-journal',
    audiovisual: 'motion_picture',
    bill: 'bill',
    blog: 'post-weblog',
    book: 'book',
    conference: 'book',
    'conference-paper': 'paper-conference',
    data: 'dataset',
    database: 'dataset',
    dataset: 'dataset',
    dictionary: 'entry-dictionary',
    'edited-work': 'book',
    encyclopedia: 'entry-encyclopedia',
    'film-broadcast': 'motion_picture',
    'government-document': 'report',
    hearing: 'hearing',
    'legal-case': 'legal_case',
    'legal-rule': 'regulation',
    'magazine-article': 'article-magazine',
    manual: 'report',
    map: 'map',
    multimedia: 'motion_picture',
    music: 'song',
    'newspaper-article': 'article-newspaper',
    pamphlet: 'pamphlet',
    patent: 'patent',
    'personal-communication': 'personal_communication',
    proceedings: 'book',
    report: 'report',
    serial: 'periodical',
    slides: 'speech',
    software: 'software',
    'software-code': 'software',
    'software-container': 'software',
    'software-executable': 'software',
    'software-virtual-machine': 'software',
    'sound-recording': 'song',
    standard: 'standard',
    statute: 'legislation',
    thesis: 'thesis',
    unpublished: 'manuscript',
    video: 'motion_picture',
    website: 'webpage',
  }),
);

function cffName(value: unknown): Name | undefined {
  if (!isMapping(value)) return undefined;
  const part = (key: string) => scalarOf(value[key])?.trim() ?? '';
  const [entity, family, given, particle, suffix] = [
    'name',
    'family-names',
    'given-names',
    'name-particle',
    'name-suffix',
  ].map(part);
  if (entity) return { literal: entity };
  if (!family) return given || part('alias') ? { literal: given || part('alias') } : undefined;
  const name = personName({ family, given: given ?? '', suffix: suffix || undefined }, fileNames);
  return particle ? { ...name, 'non-dropping-particle': particle } : name;
}

const cffNames = (value: unknown): Name[] => listOf(value).flatMap((person) => cffName(person) ?? []);

const nameOfEntity = (value: unknown) => (isMapping(value) ? scalarOf(value.name) : scalarOf(value));

function placeOf(entity: unknown): string | undefined {
  if (!isMapping(entity)) return undefined;
  const parts = [entity.city, entity.region, entity.country].flatMap((part) => scalarOf(part) ?? []);
  return parts.join(', ') || undefined;
}

function readWork(work: Mapping, kind: string): Item {
  const text = (...keys: string[]) => keys.flatMap((key) => scalarOf(work[key]) ?? [])[0];
  const type = types.get(kind) ?? 'document';
  const isArticle = type.startsWith('article');
  const dated = [text('year'), text('month'), text('day')].filter(Boolean).join('-');
  const identifiers = listOf(work.identifiers).flatMap((one) =>
    isMapping(one) && one.type === 'doi' ? (scalarOf(one.value) ?? []) : [],
  );
  const publisher = work.publisher ?? work.institution;
  return withOwnFields(
    type,
    {
      author: cffNames(work.authors),
      editor: cffNames(work.editors),
      translator: cffNames(work.translators),
      recipient: cffNames(work.recipients),
      'collection-editor': cffNames(work['editors-series']),
      title: text('title'),
      'title-short': text('abbreviation'),
      'container-title': text('journal', 'collection-title'),
      'event-title': nameOfEntity(work.conference),
      volume: text('volume'),
      [isArticle ? 'issue' : 'number']: text('issue', 'number'),
      page: pagesBetween(text('start'), text('end')) ?? undefined,
      'number-of-pages': text('pages'),
      edition: text('edition'),
      section: text('section'),
      version: text('version'),
      genre: text('thesis-type'),
      status: text('status')?.replace(/^abstract$/, ''),
      medium: text('medium', 'format'),
      issued: readFileDate(text('date-released', 'date-published') ?? dated),
      accessed: readFileDate(text('date-accessed') ?? ''),
      publisher: nameOfEntity(publisher),
      'publisher-place': placeOf(publisher),
      language: scalarOf(listOf(work.languages)[0]),
      abstract: text('abstract'),
      keyword: listOf(work.keywords)
        .flatMap((word) => scalarOf(word) ?? [])
        .join(', '),
      DOI: doiIn(text('doi'), ...identifiers),
      ISBN: text('isbn'),
      ISSN: text('issn'),
      PMCID: text('pmcid'),
      URL: text('url', 'repository-code', 'repository', 'repository-artifact'),
    },
    new Map(),
  );
}

/** `CITATION.cff`: the work that its authors want cited, then the works that it refers to. */
export const cffReader: Reader = {
  begins: /^cff-version\s*:/m,
  *read(text) {
    const file = parseYamlFile(text);
    if (!isMapping(file)) return;
    const preferred = file['preferred-citation'];
    const works = [
      isMapping(preferred) ? preferred : { type: 'software', ...file },
      ...listOf(file.references),
    ];
    for (const work of works) {
      if (!isMapping(work)) continue;
      yield {
        item: readWork(work, scalarOf(work.type) ?? 'software'),
        label: scalarOf(work.title) ?? 'CITATION.cff',
      };
    }
  },
};
