import type { StyleId } from '@citewright/contract';
import type { Item } from '@citewright/csl';
import { type CasingEvidence, evidenceOf } from './casing/casing-evidence.ts';
import { keepEpithets, keepTitlesWithin } from './casing/fixed-capitals.ts';
import { smallWordsInHeadline } from './casing/headline-small-words.ts';
import { type CasedTitle, normaliseCapitals } from './casing/normalise-capitals.ts';
import { periodicalTitle } from './casing/periodical-title.ts';
import { smallAfterPrefix } from './casing/prefixed-words.ts';
import { sentenceCase } from './casing/sentence-case.ts';
import { isForeignTitle } from './casing/title-language.ts';

type Caser = (title: string, evidence: CasingEvidence) => CasedTitle;

const sentence: Caser = (title, evidence) => sentenceCase(keepTitlesWithin(title), evidence, 'capital');
const sentenceWithSmallSubtitle: Caser = (title, evidence) =>
  sentenceCase(keepTitlesWithin(title), evidence, 'small');
/** The CSL style itself sets the title in headline case; it only needs something better than CAPITALS to work on. */
const asGiven: Caser = (title, evidence) => {
  const { title: calm, ...rest } = normaliseCapitals(title, evidence);
  return { title: keepEpithets(calm), ...rest };
};
const headline: Caser = (title, evidence) => {
  const { title: given, ...rest } = asGiven(title, evidence);
  return { title: smallWordsInHeadline(given, evidence.language), ...rest };
};
const headlineOfChicago: Caser = (title, evidence) => {
  const { title: set, ...rest } = headline(title, evidence);
  return { title: smallAfterPrefix(set), ...rest };
};

/** Acts, cases and treaties bear names, which keep their capitals in every style. */
const named = new Set(['bill', 'hearing', 'legal_case', 'legislation', 'regulation', 'treaty']);

/** What IEEE prints in italics has headline capitals, which its style sets; titles in quotation marks are sentences. */
const italicInIeee = new Set(['book', 'graphic', 'motion_picture', 'software', 'song', 'standard']);

/** How each style sets a title: Publication Manual of the APA (7th ed.) 6.17; Cite Them Right; IEEE Reference Guide. */
const casers: Record<StyleId, (type: string) => Caser> = {
  apa: () => sentence,
  mla: () => headline,
  chicago: () => headlineOfChicago,
  harvard: () => sentenceWithSmallSubtitle,
  ieee: (type) => (italicInIeee.has(type) ? headline : sentence),
};

/** Items whose container is a book: its title is set as any book's is. Names of journals and sites are never touched. */
const partsOfBooks: ReadonlySet<string> = new Set([
  'chapter',
  'entry',
  'entry-dictionary',
  'entry-encyclopedia',
]);

/** Series and albums are works, too, whose titles APA sets as sentences: "In _This American life_". Publication Manual, 7th ed., 10.12-10.14. */
const partsOfWorks: Partial<Record<StyleId, ReadonlySet<string>>> = {
  apa: new Set([...partsOfBooks, 'broadcast', 'song']),
};

const periodicals = new Set(['article-journal', 'article-magazine', 'article-newspaper']);

/** A journal whose registry gives every word a capital: "Journal Of Sleep Research". Sites are called as they call themselves. */
const nameOfPeriodical = (name: string, type: string): string =>
  periodicals.has(type) ? smallWordsInHeadline(name, undefined, true) : name;

/** The code of a language that is not known (BCP 47): enough to keep CSL from setting English capitals. */
const notEnglish = 'und';

/** Sites on which people post a few words, by the names that they give themselves. */
const sitesOfPosts = new Set(
  'bluesky facebook instagram linkedin mastodon threads tiktok truth-social tumblr twitter weibo x'.split(
    ' ',
  ),
);

/** The words of a post are its title, and stay as they were written: Publication Manual, 7th ed., 10.15; MLA, 9th ed., ch. 5; Chicago, 17th ed., 14.209. */
const isPost = ({ type, 'container-title': site }: Item): boolean =>
  (type === 'post' || type === 'webpage') &&
  sitesOfPosts.has(
    String(site ?? '')
      .toLowerCase()
      .replace(' ', '-'),
  );

/** The item with its titles in the capitals that `style` wants. The given item is left as it is. */
export function applyCapitals(item: Item, style: StyleId): Item {
  const { title, type, 'container-title': container } = item;
  const evidence = evidenceOf(item);
  const set = (text: string | number, kind: string) =>
    (named.has(kind) ? asGiven : casers[style](kind))(String(text), evidence).title;
  if (isPost(item)) return { ...item, language: notEnglish };
  const cased: Partial<Item> = {};
  if (title !== undefined) {
    cased.title = set(title, type);
    if (isForeignTitle(String(title), evidence.language)) cased.language = notEnglish;
  }
  if (item['reviewed-title'] !== undefined) cased['reviewed-title'] = set(item['reviewed-title'], 'book');
  if (container !== undefined) {
    const isWork = (partsOfWorks[style] ?? partsOfBooks).has(type);
    cased['container-title'] = isWork
      ? set(container, 'book')
      : periodicalTitle(nameOfPeriodical(String(container), type));
  }
  const isAsGiven = (Object.keys(cased) as (keyof Item)[]).every((field) => cased[field] === item[field]);
  return isAsGiven ? item : { ...item, ...cased };
}
