import {
  childOf,
  childrenOf,
  descendantsOf,
  fileNames,
  type Item,
  type Name,
  personName,
  textOf,
  type XmlElement,
} from '@citewright/record';
import type { Reader } from '../format.ts';
import { withOwnFields } from '../item/own-fields.ts';
import { parseXmlFile } from '../values/parse-xml-file.ts';
import {
  doiIn,
  pagesBetween,
  readFileDate,
  readFileName,
  readPages,
  readStandardNumbers,
} from '../values/read-values.ts';

/** The CSL types of words in `genre` (MARC's genre terms, Zotero's names), the first that is found in them. */
const typesByGenre: readonly [genre: RegExp, type: string][] = [
  [/^(?:journal ?article|article|academic journal(?: article)?)$/i, 'article-journal'],
  [/^(?:newspaper ?article|newspaper)$/i, 'article-newspaper'],
  [/^(?:magazine ?article|magazine)$/i, 'article-magazine'],
  [/^(?:book ?section|book ?chapter|chapter)$/i, 'chapter'],
  [/^(?:conference ?paper|conference publication|proceedings? paper)$/i, 'paper-conference'],
  [/thes[ie]s|dissertation/i, 'thesis'],
  [/^(?:technical )?report$/i, 'report'],
  [/^(?:web ?site|web ?page|web document)$/i, 'webpage'],
  [/^(?:blog ?post)$/i, 'post-weblog'],
  [/^book$/i, 'book'],
  [/^patent$/i, 'patent'],
  [/^map$/i, 'map'],
  [/^(?:letter|e-?mail)$/i, 'personal_communication'],
  [/^(?:film|motion ?picture|video ?recording)$/i, 'motion_picture'],
  [/^(?:encyclopedia ?article)$/i, 'entry-encyclopedia'],
  [/^(?:data ?set)$/i, 'dataset'],
];

const typesByResource: ReadonlyMap<string, string> = new Map([
  ['cartographic', 'map'],
  ['notated music', 'musical_score'],
  ['sound recording', 'song'],
  ['sound recording-musical', 'song'],
  ['sound recording-nonmusical', 'song'],
  ['still image', 'graphic'],
  ['moving image', 'motion_picture'],
  ['software, multimedia', 'software'],
]);

/** The variables of MARC's relators, as code or word; names without a role are authors. */
const roles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aut: 'author',
    author: 'author',
    cre: 'author',
    creator: 'author',
    edt: 'editor',
    editor: 'editor',
    trl: 'translator',
    translator: 'translator',
    cmp: 'composer',
    composer: 'composer',
    drt: 'director',
    director: 'director',
    ill: 'illustrator',
    illustrator: 'illustrator',
    prf: 'performer',
    performer: 'performer',
    inv: 'author',
    inventor: 'author',
    rcp: 'recipient',
    recipient: 'recipient',
    ive: 'author',
    ivr: 'interviewer',
    interviewer: 'interviewer',
  }),
);

function modsName(element: XmlElement): Name | undefined {
  const part = (type: string) =>
    childrenOf(element, 'namePart')
      .filter(({ attributes }) => attributes.type === type)
      .flatMap((piece) => textOf(piece) ?? [])
      .join(' ');
  const [family, given] = [part('family'), part('given')];
  if (family !== '') return personName({ family, given }, fileNames);
  const whole = childrenOf(element, 'namePart')
    .filter(({ attributes }) => attributes.type === undefined)
    .flatMap((piece) => textOf(piece) ?? [])
    .join(' ')
    // Years of life after a name.
    .replace(/[\s,]*\[?\(?\d{3,4}\??-(?:\d{3,4}\??)?\]?\)?$/, '');
  if (whole === '') return undefined;
  return element.attributes.type === 'personal' ? readFileName(whole, true) : { literal: whole };
}

/** The names of a record or of what it is part of, by variable. */
function modsNames(element: XmlElement): Record<string, Name[]> {
  const names: Record<string, Name[]> = {};
  for (const child of childrenOf(element, 'name')) {
    const name = modsName(child);
    const terms = descendantsOf(child, 'roleTerm').flatMap((term) => textOf(term)?.toLowerCase() ?? []);
    const variable = terms.length === 0 ? 'author' : terms.flatMap((term) => roles.get(term) ?? [])[0];
    if (name && variable) names[variable] = [...(names[variable] ?? []), name];
  }
  return names;
}

/** A title with the word that is not sorted by before it, and its subtitle. */
function modsTitle(element: XmlElement | undefined, kind?: string): string | undefined {
  const info = childrenOf(element, 'titleInfo').find(({ attributes }) =>
    kind === undefined
      ? attributes.type !== 'abbreviated' && attributes.type !== 'alternative'
      : attributes.type === kind,
  );
  const [article, title, subtitle] = ['nonSort', 'title', 'subTitle'].map((name) =>
    textOf(childOf(info, name)),
  );
  if (title === undefined) return undefined;
  const whole = article ? `${article}${/['’]$/.test(article) ? '' : ' '}${title}` : title;
  return subtitle ? `${whole.replace(/\s*:$/, '')}: ${subtitle}` : whole;
}

function detailOf(part: XmlElement[], ...kinds: string[]): string | undefined {
  const details = part.flatMap((one) => childrenOf(one, 'detail'));
  return kinds.flatMap((kind) =>
    details.flatMap((detail) =>
      detail.attributes.type === kind ? (textOf(childOf(detail, 'number')) ?? []) : [],
    ),
  )[0];
}

function pagesOf(part: XmlElement[]): string | undefined {
  const extent = part
    .flatMap((one) => childrenOf(one, 'extent'))
    .find(({ attributes }) => /^pages?$/.test(attributes.unit ?? 'page'));
  const [start, end, list] = ['start', 'end', 'list'].map((name) => textOf(childOf(extent, name)));
  return readPages(list) ?? pagesBetween(start, end);
}

function readRecord(record: XmlElement): Item {
  const related = (type: string) =>
    childrenOf(record, 'relatedItem').find(({ attributes }) => attributes.type === type);
  const [host, series] = [related('host'), related('series')];
  const origins = [record, host].flatMap((element) => childrenOf(element, 'originInfo'));
  const ofOrigin = (name: string) => origins.flatMap((origin) => textOf(childOf(origin, name)) ?? [])[0];
  const genres = [record, host].flatMap((element) =>
    childrenOf(element, 'genre').flatMap((genre) => textOf(genre) ?? []),
  );
  const resource = textOf(childOf(record, 'typeOfResource')) ?? '';
  const isJournal =
    host !== undefined &&
    descendantsOf(host, 'identifier').some(({ attributes }) => attributes.type === 'issn');
  const isSite =
    host === undefined &&
    /internet|electronic/i.test(textOf(childOf(record, 'physicalDescription', 'form')) ?? '');
  const type =
    typesByGenre.find(([pattern]) => genres.some((genre) => pattern.test(genre)))?.[1] ??
    typesByResource.get(resource) ??
    (isJournal ? 'article-journal' : isSite ? 'webpage' : host ? 'chapter' : 'book');
  const part = [record, host].flatMap((element) => childrenOf(element, 'part'));
  const identifiers = [record, host].flatMap((element) => childrenOf(element, 'identifier'));
  const identifier = (...kinds: string[]) =>
    identifiers.flatMap((one) =>
      kinds.includes(one.attributes.type?.toLowerCase() ?? '') ? (textOf(one) ?? []) : [],
    );
  const places = origins.flatMap((origin) =>
    descendantsOf(origin, 'placeTerm').filter(({ attributes }) => attributes.type !== 'code'),
  );
  // Libraries give a date as printed and, for machines, as numbers.
  const issued = origins.flatMap((origin) => childrenOf(origin, 'dateIssued'));
  const coded = issued.find(({ attributes }) => attributes.encoding && attributes.point !== 'end');
  const date =
    textOf(coded ?? issued[0]) ??
    part.flatMap((one) => textOf(childOf(one, 'date')) ?? [])[0] ??
    ofOrigin('copyrightDate') ??
    ofOrigin('dateCreated');
  const hostNames = host ? modsNames(host) : {};
  return withOwnFields(
    type,
    {
      ...modsNames(record),
      ...(hostNames.editor && { editor: hostNames.editor }),
      ...(hostNames.author && { 'container-author': hostNames.author }),
      title: modsTitle(record),
      'title-short': modsTitle(record, 'abbreviated'),
      'container-title': modsTitle(host),
      'container-title-short': modsTitle(host, 'abbreviated'),
      'collection-title': modsTitle(series),
      'collection-number': series && detailOf(childrenOf(series, 'part'), 'volume', 'number'),
      volume: detailOf(part, 'volume'),
      issue: detailOf(part, 'issue', 'number'),
      page: pagesOf(part),
      edition: ofOrigin('edition'),
      issued: readFileDate(date ?? ''),
      accessed: readFileDate(ofOrigin('dateCaptured') ?? ''),
      publisher: ofOrigin('publisher'),
      'publisher-place': places.flatMap((place) => textOf(place) ?? [])[0],
      language: childrenOf(record, 'language').flatMap(
        (one) => textOf(childOf(one, 'languageTerm')) ?? textOf(one) ?? [],
      )[0],
      abstract: textOf(childOf(record, 'abstract')),
      keyword: childrenOf(record, 'subject')
        .flatMap((subject) => childrenOf(subject, 'topic').flatMap((topic) => textOf(topic) ?? []))
        .join(', '),
      'call-number': textOf(childOf(record, 'classification')),
      DOI: doiIn(...identifier('doi')),
      URL: [record, host].flatMap((element) =>
        childrenOf(element, 'location').flatMap((location) => textOf(childOf(location, 'url')) ?? []),
      )[0],
      'citation-key': identifier('citekey')[0],
      ...readStandardNumbers(identifier('issn', 'isbn')),
    },
    new Map(),
  );
}

/** MODS, the Library of Congress's schema (https://www.loc.gov/standards/mods/userguide/). */
export const modsReader: Reader = {
  begins: /<(?:\w+:)?mods(?:Collection)?[\s>]/,
  *read(file) {
    const root = parseXmlFile(file);
    for (const record of root.name === 'mods' ? [root] : descendantsOf(root, 'mods'))
      yield { item: readRecord(record), label: modsTitle(record) ?? 'mods' };
  },
};
