import type { StyleId } from '@citewright/contract';
import type { Item, Name } from '@citewright/csl';

/** A rule of a style's manual that its CSL style cannot express: takes an item and gives it as the manual wants it. */
type Rule = (item: Item) => Item;

function nameText({ literal, family, given }: Name): string {
  return literal ?? [given, family].filter(Boolean).join(' ');
}

/** True where the one author is called as `value` is, whatever the capitals. */
function isSoleAuthor(item: Item, value: string | number | undefined): boolean {
  const [author, ...others] = item.author ?? [];
  if (!author || others.length || value === undefined) return false;
  return nameText(author).toLowerCase() === String(value).trim().toLowerCase();
}

/** The item without some of its fields; the item itself is left as it is. */
function omit(item: Item, ...fields: (keyof Item)[]): Item {
  const rest = { ...item };
  for (const field of fields) delete rest[field];
  return rest;
}

/** Publication Manual of the APA, 7th ed., 9.29: when author and publisher are the same, omit the publisher. */
const omitPublisherThatIsAuthor: Rule = (item) =>
  isSoleAuthor(item, item.publisher) ? omit(item, 'publisher') : item;

/** The same for a web page's site name (Publication Manual, 7th ed., 10.16; Chicago, 17th ed., 14.207; Cite Them Right). */
const omitSiteThatIsAuthor: Rule = (item) =>
  item.type.startsWith('webpage') && isSoleAuthor(item, item['container-title'])
    ? omit(item, 'container-title')
    : item;

/** Publication Manual of the APA, 7th ed., 10.8: a preprint's own number stands in brackets as it is, without its kind. */
const bracketPreprintNumber: Rule = (item) => {
  if (item.type !== 'article' || !/^[A-Za-z]+:\S+$/.test(String(item.number ?? '').slice(0, 100)))
    return item;
  return omit({ ...item, edition: item.number }, 'number', 'genre');
};

/** The same, 10.10: "Version" stands before numbers; a version that has a name is called by it: "(GPT-4o)". */
const nameVersion: Rule = (item) => {
  if (item.version === undefined || item.edition || /^v?\d/i.test(String(item.version))) return item;
  return omit({ ...item, edition: item.version }, 'version');
};

/** MLA Handbook, 9th ed., on corporate authors: an organisation that is also the publisher is listed only as such. */
const omitAuthorThatIsPublisher: Rule = (item) =>
  isSoleAuthor(item, item.publisher) ? omit(item, 'author') : item;

/** IEEE Reference Guide: a chapter is cited without the series of its book (the CSL style would print ". ," after it). */
const omitSeriesOfChapter: Rule = (item) =>
  item.type === 'chapter' ? omit(item, 'collection-title', 'collection-number') : item;

/** IEEE Reference Guide: the number of a preprint names its archive already: "arXiv:2101.00001". */
const omitArchiveInNumber: Rule = (item) =>
  item.type === 'article' && item.publisher && String(item.number ?? '').startsWith(`${item.publisher}:`)
    ? omit(item, 'publisher')
    : item;

/** Publication Manual of the APA, 7th ed., 10.9: the description of a data set is written in two words. */
const describeDataSet: Rule = (item) =>
  item.type === 'dataset' && !item.genre && !item.medium ? { ...item, genre: 'Data set' } : item;

/** The one great academic press whose name lacks the word "University"; MLA shortens its "Press" too. */
const isMitPress = (publisher: string) => /^(?:The )?MIT Press$/.test(publisher);

const isAcademicPress = (publisher: string) => {
  const words = publisher.split(' ');
  return isMitPress(publisher) || (words.includes('University') && words.includes('Press'));
};

const shortWords = [
  [/^The /, ''],
  [/\bUniversity Press\b/g, 'UP'],
  [/\bUniversity\b/g, 'U'],
  [/\bPress\b/g, 'P'],
] as const;

/** MLA Handbook, 9th ed., ch. 5, on publishers: Yale University Press is "Yale UP", University of Chicago Press "U of Chicago P". */
const shortenAcademicPress: Rule = (item) => {
  const publisher = String(item.publisher ?? '');
  if (!isAcademicPress(publisher)) return item;
  return {
    ...item,
    publisher: shortWords.reduce((name, [word, short]) => name.replace(word, short), publisher),
  };
};

/** Papers that circulate before they are published: Chicago sets their titles in quotation marks. */
const circulated = /working|discussion|preprint|white/i;

/** Chicago Manual of Style, 17th ed., 14.220: reports are treated as books; a number takes the place of a series. */
const treatReportAsBook: Rule = (item) => {
  const { genre, number, ...book } = item;
  if (item.type !== 'report' || circulated.test(String(genre ?? ''))) return item;
  const series = [genre, number].filter(Boolean).join(' ');
  return {
    ...book,
    type: 'book',
    ...(series && !book['collection-title'] && { 'collection-title': series }),
  };
};

/** Journals that number articles instead of pages: Chicago Manual of Style, 17th ed., 14.174. */
const articleNumberForPages: Rule = (item) => {
  const { type, number, page } = item;
  if (type !== 'article-journal' || !number || page) return item;
  return omit({ ...item, page: /^\d/.test(String(number)) ? `Article ${number}` : number }, 'number');
};

/** Cite Them Right, 11th ed.: the archive of a preprint is set as a journal: "arXiv [Preprint]". */
const archiveAsJournal: Rule = (item) =>
  item.type === 'article' && item.publisher && !item['container-title']
    ? omit({ ...item, 'container-title': item.publisher }, 'publisher')
    : item;

/** The same: software says in brackets that it is, after its version. */
const describeProgram: Rule = (item) =>
  item.type === 'software' && !item.medium ? { ...item, medium: 'Computer program' } : item;

const rules: Record<StyleId, Rule[]> = {
  apa: [omitPublisherThatIsAuthor, omitSiteThatIsAuthor, describeDataSet, bracketPreprintNumber, nameVersion],
  mla: [omitAuthorThatIsPublisher, shortenAcademicPress],
  chicago: [treatReportAsBook, omitSiteThatIsAuthor, articleNumberForPages],
  harvard: [omitSiteThatIsAuthor, archiveAsJournal, describeProgram],
  ieee: [omitSeriesOfChapter, omitArchiveInNumber],
};

/** The item as the manual of `style` wants it before CSL formats it. The given item is left as it is. */
export function applyManualRules(item: Item, style: StyleId): Item {
  return rules[style].reduce((current, rule) => rule(current), item);
}
