import {
  childOf,
  childrenOf,
  fileNames,
  type Item,
  type Name,
  personName,
  textOf,
  type XmlElement,
} from '@citewright/record';
import type { Reader } from '../format.ts';
import { type Fields, withOwnFields } from '../item/own-fields.ts';
import { parseXmlFile } from '../values/parse-xml-file.ts';
import { doiIn, readFileDate, readPages, readStandardNumbers } from '../values/read-values.ts';

/** The CSL types of Word's source types (ECMA-376 part 1, 22.6.2.60). */
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Art: 'graphic',
    ArticleInAPeriodical: 'article-magazine',
    Book: 'book',
    BookSection: 'chapter',
    Case: 'legal_case',
    ConferenceProceedings: 'paper-conference',
    DocumentFromInternetSite: 'webpage',
    ElectronicSource: 'webpage',
    Film: 'motion_picture',
    InternetSite: 'webpage',
    Interview: 'interview',
    JournalArticle: 'article-journal',
    Patent: 'patent',
    Performance: 'performance',
    Report: 'report',
    SoundRecording: 'song',
  }),
);

/** The variables of Word's roles (ECMA-376 part 1, 22.6.2). */
const roles: readonly [role: string, variable: string][] = [
  ['Author', 'author'],
  ['Artist', 'author'],
  ['Inventor', 'author'],
  ['Interviewee', 'author'],
  ['Composer', 'composer'],
  ['Conductor', 'performer'],
  ['Performer', 'performer'],
  ['Director', 'director'],
  ['ProducerName', 'producer'],
  ['Writer', 'script-writer'],
  ['Editor', 'editor'],
  ['Translator', 'translator'],
  ['Compiler', 'compiler'],
  ['Interviewer', 'interviewer'],
  ['BookAuthor', 'container-author'],
  ['Counsel', 'contributor'],
];

function wordSourceNames(role: XmlElement): Name[] {
  const people = childrenOf(childOf(role, 'NameList'), 'Person').flatMap((person): Name[] => {
    const [family = '', ...given] = ['Last', 'First', 'Middle'].map(
      (part) => textOf(childOf(person, part)) ?? '',
    );
    const whole = given.filter(Boolean).join(' ');
    if (family === '') return whole === '' ? [] : [{ literal: whole }];
    return [personName({ family, given: whole }, fileNames)];
  });
  const corporate = textOf(childOf(role, 'Corporate'));
  return corporate === undefined ? people : [{ literal: corporate }, ...people];
}

function readSource(source: XmlElement): Item {
  const text = (name: string) => textOf(childOf(source, name));
  const first = (...names: string[]) => names.flatMap((name) => text(name) ?? [])[0];
  const type = types.get(text('SourceType') ?? '') ?? 'document';
  const authors = childOf(source, 'Author');
  const names: Record<string, Name[]> = {};
  for (const [role, variable] of roles)
    for (const element of childrenOf(authors, role))
      names[variable] = [...(names[variable] ?? []), ...wordSourceNames(element)];
  const date = (suffix = '') =>
    readFileDate(
      [text(`Day${suffix}`), text(`Month${suffix}`), text(`Year${suffix}`)].filter(Boolean).join(' '),
    );
  const isArticle = type.startsWith('article');
  const thesis = text('ThesisType');
  const fields: Fields = {
    ...names,
    title: text('Title'),
    'title-short': text('ShortTitle'),
    'container-title': first(
      'JournalName',
      'PeriodicalTitle',
      'BookTitle',
      'PublicationTitle',
      'InternetSiteTitle',
      'AlbumTitle',
      'BroadcastTitle',
      'Reporter',
      ...(type === 'paper-conference' ? ['ConferenceName'] : []),
    ),
    'event-title': type === 'paper-conference' ? text('ConferenceName') : undefined,
    volume: text('Volume'),
    [isArticle ? 'issue' : 'number']: first('Issue', 'PatentNumber', 'CaseNumber'),
    edition: text('Edition'),
    'number-of-volumes': text('NumberVolumes'),
    'chapter-number': text('ChapterNumber'),
    page: readPages(text('Pages')),
    issued: date(),
    accessed: date('Accessed'),
    publisher: first(
      'Publisher',
      'Institution',
      'Department',
      'ProductionCompany',
      'Distributor',
      'Broadcaster',
      'Theater',
    ),
    'publisher-place': [text('City'), text('StateProvince'), text('CountryRegion')]
      .filter(Boolean)
      .join(', '),
    medium: text('Medium'),
    genre: thesis ?? (type === 'patent' ? text('Type') : undefined),
    authority: text('Court'),
    version: text('Version'),
    note: text('Comments'),
    DOI: doiIn(text('DOI'), text('StandardNumber'), text('URL')),
    URL: text('URL'),
    'citation-key': text('Tag'),
    ...readStandardNumbers([text('StandardNumber') ?? '']),
  };
  return withOwnFields(thesis === undefined ? type : 'thesis', fields, new Map());
}

/** The list of sources that Word keeps (`Sources.xml`). */
export const wordSourcesReader: Reader = {
  begins: /<(?:\w+:)?Sources\s[^>]{0,500}officeDocument[^>]{0,100}bibliography/,
  *read(file) {
    for (const source of childrenOf(parseXmlFile(file), 'Source')) {
      const item = readSource(source);
      yield { item, label: textOf(childOf(source, 'Title')) ?? 'Source' };
    }
  },
};
