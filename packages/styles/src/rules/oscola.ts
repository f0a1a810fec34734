import { nameEdition } from './edition.ts';
import { omit, type Rule, type TitleRule } from './rule.ts';
import { filmOfYear, numberOfArticle, onePage, openTitle, plainNumbers } from './several-styles.ts';

/** As the examples of the guide print it; other publishers have their names. */
const oscolaPublisher: Rule = (item) =>
  item.publisher === 'Oxford University Press' ? { ...item, publisher: 'OUP' } : item;

/** Journals by the short names that lawyers know: examples of the guide, and of its appendix in university guides. */
const lawJournals: ReadonlyMap<string, string> = new Map([
  ['cambridge law journal', 'CLJ'],
  ['criminal law review', 'Crim LR'],
  ['duke law & technology review', 'Duke L & Tech Rev'],
  ['european journal of law and technology', 'EJLT'],
  ['human rights law review', 'HRL Rev'],
  ['law quarterly review', 'LQR'],
  ['legal studies', 'LS'],
  ['modern law review', 'MLR'],
  ['oxford journal of legal studies', 'OJLS'],
  ['public law', 'PL'],
  ['yale law journal', 'Yale LJ'],
]);

const lawJournal: Rule = (item) => {
  if (item.type !== 'article-journal') return item;
  const name = String(item['container-title'] ?? '').slice(0, 100);
  const short = lawJournals.get(name.toLowerCase().replace(/^the /, ''));
  return short ? { ...item, 'container-title': short } : item;
};

/** A work that is in print is cited as printed, without an address (3.1.4). */
const printedWithoutAddress: Rule = (item) => {
  const isPrinted =
    item.type === 'article-journal'
      ? item.page !== undefined
      : /^(?:book|chapter|paper-conference)$/.test(item.type) && item.publisher !== undefined;
  return isPrinted ? omit(item, 'DOI', 'URL', 'accessed') : item;
};

/** The issue is given where nothing else tells the place in the volume: "(2010) 1(1) EJLT". */
const issueWithoutPages: Rule = (item) =>
  item.type === 'article-journal' && item.page === undefined && item.volume && item.issue
    ? omit({ ...item, volume: `${item.volume}(${item.issue})` }, 'issue')
    : item;

/** The year is a part of the short title of an act, which the CSL style prints from the date. */
const actWithoutYear: Rule = (item) => {
  const year = String(item.issued?.['date-parts']?.[0]?.[0] ?? '');
  const title = String(item.title ?? '');
  return /^(?:bill|legislation)$/.test(item.type) && year !== '' && title.endsWith(` ${year}`)
    ? { ...item, title: title.slice(0, -year.length).trim() }
    : item;
};

/** Only command papers and papers of the Law Commission are known by their numbers; others are described: "Technical report 12". */
const bareReportNumber: Rule = (item) =>
  item.type === 'report' && /^\d/.test(String(item.number ?? ''))
    ? omit({ ...item, genre: `${item.genre ?? ''} ${item.number}`.trim() }, 'number')
    : item;

/** Series of reports whose volumes are counted within a year, which stands in square brackets (2.1.1). */
const yearlySeries = /^(?:AC|All ER|Ch|ECR|EMLR|FCR|Fam|KB|Lloyd[’']?s Rep|QB|WLR)$/;

const volumeOfYear: Rule = (item) => {
  const series = String(item['container-title'] ?? '').replaceAll('.', '');
  return item.type === 'legal_case' && item.volume && !item.number && yearlySeries.test(series)
    ? omit({ ...item, 'container-title': `${item.volume} ${series}` }, 'volume')
    : item;
};

/** Rules of OSCOLA, 4th edition, that its CSL style cannot express. */
export const oscolaRules: readonly TitleRule[] = [
  onePage,
  plainNumbers,
  openTitle,
  filmOfYear,
  numberOfArticle,
  nameEdition('edn'),
  oscolaPublisher,
  lawJournal,
  printedWithoutAddress,
  issueWithoutPages,
  actWithoutYear,
  bareReportNumber,
  volumeOfYear,
];

/**
 * What the CSL style of the repository lacks, as pieces of it and what stands for them: first publication (3.2.1), capitals in the titles
 * of collections, titles and numbers of command papers and of the Law Commission (3.4.3, 3.4.4), the year of a report beside a neutral
 * citation (2.1.3), and a comma before sections of acts (2.4.2).
 */
export const oscolaChanges: readonly [from: string, to: string][] = [
  [
    '<text macro="editor"/><choose><if match="any" variable="container-title genre issued publisher">',
    '<text macro="editor"/><choose><if variable="original-date"><group delimiter=" "><text value="first published"/><date date-parts="year" form="numeric" variable="original-date"/></group></if></choose><choose><if match="any" variable="container-title genre issued publisher">',
  ],
  [
    '<text macro="editor-chapter"/><text font-style="italic" variable="container-title"/>',
    '<text macro="editor-chapter"/><text font-style="italic" text-case="title" variable="container-title"/>',
  ],
  [
    '<macro name="title"><choose><if match="any" type="book motion_picture treaty">',
    '<macro name="title"><choose><if type="report" variable="number"><text font-style="italic" text-case="title" variable="title"/></if><else-if match="any" type="book motion_picture treaty">',
  ],
  [
    '<text font-style="italic" text-case="title" variable="title"/></if><else-if match="any" type="bill legislation"><text variable="title"/>',
    '<text font-style="italic" text-case="title" variable="title"/></else-if><else-if match="any" type="bill legislation"><text variable="title"/>',
  ],
  [
    '<else-if type="article"><text strip-periods="true" variable="publisher"/><text macro="issued-full"/></else-if><else>',
    '<else-if type="article"><text strip-periods="true" variable="publisher"/><text macro="issued-full"/></else-if><else-if type="report" variable="number"><text strip-periods="true" variable="genre"/><text variable="number"/><text macro="issued-year"/></else-if><else>',
  ],
  [
    '<if match="any" type="interview manuscript report"><text strip-periods="true" variable="genre"/><text variable="number"/></if>',
    '<if type="report" variable="number"/><else-if match="any" type="interview manuscript report"><text strip-periods="true" variable="genre"/><text variable="number"/></else-if>',
  ],
  [
    '<group delimiter=" "><text variable="volume"/><choose><if type="legal_case" variable="container-title">',
    '<group delimiter=" "><choose><if type="legal_case" variable="container-title number"><text macro="issued-year" prefix="[" suffix="]"/></if></choose><text variable="volume"/><choose><if type="legal_case" variable="container-title">',
  ],
  [
    '<text macro="treaty-catchall"/></group>',
    '<text macro="treaty-catchall"/><choose><if type="legislation"><text macro="label-locator"/></if></choose></group>',
  ],
  [
    '<else-if match="any" type="article-journal article-magazine legislation"><text macro="label-locator"/>',
    '<else-if match="any" type="article-journal article-magazine"><text macro="label-locator"/>',
  ],
];
