import type { Item } from '@citewright/csl';
import type { Style, TitleCase } from '@citewright/styles';
import { type CasingEvidence, evidenceOf } from './casing/casing-evidence.ts';
import { keepEpithets, keepForeignTitlesWithin, keepTitlesWithin } from './casing/fixed-capitals.ts';
import { largePrepositions, smallWordsInHeadline } from './casing/headline-small-words.ts';
import { type CasedTitle, normaliseCapitals } from './casing/normalise-capitals.ts';
import { periodicalTitle } from './casing/periodical-title.ts';
import { smallAfterPrefix } from './casing/prefixed-words.ts';
import { sentenceCase } from './casing/sentence-case.ts';
import { isForeignTitle } from './casing/title-language.ts';

type Caser = (title: string, evidence: CasingEvidence) => CasedTitle;

/** For CSL styles that set headline case themselves: only titles in CAPITALS are changed before. */
const sentence: Caser = (title, evidence) => sentenceCase(keepTitlesWithin(title), evidence, 'capital');
const sentenceWithSmallSubtitle: Caser = (title, evidence) =>
  sentenceCase(keepTitlesWithin(title), evidence, 'small');
const titleAsGiven: Caser = (title, evidence) => {
  const { title: calm, ...rest } = normaliseCapitals(title, evidence);
  return { title: keepEpithets(calm), ...rest };
};

/** The second of two titles that "or," joins begins with a capital: "Moby-Dick; or, The Whale". Chicago, 17th ed., 8.167; MLA, 9th ed., 2.94. */
const capitalAfterOr = (title: string): string =>
  title.replace(/(?<=[,;:] or, )\p{Ll}/u, (letter) => letter.toUpperCase());

const headline: Caser = (title, evidence) => {
  const { title: given, ...rest } = titleAsGiven(keepForeignTitlesWithin(title), evidence);
  return { title: smallWordsInHeadline(given, 'prepositions only', evidence.language), ...rest };
};
const headlineLargePrepositions: Caser = (title, evidence) => {
  const { title: given, ...rest } = titleAsGiven(keepForeignTitlesWithin(title), evidence);
  const { language } = evidence;
  return {
    title: largePrepositions(smallWordsInHeadline(given, 'short prepositions', language), language),
    ...rest,
  };
};
const headlineSmallPrepositions: Caser = (title, evidence) => {
  const { title: given, ...rest } = titleAsGiven(keepForeignTitlesWithin(title), evidence);
  return { title: capitalAfterOr(smallWordsInHeadline(given, 'all', evidence.language)), ...rest };
};
const headlineSmallAfterPrefix: Caser = (title, evidence) => {
  const { title: set, ...rest } = headlineSmallPrepositions(title, evidence);
  return { title: smallAfterPrefix(set), ...rest };
};

/** Acts, cases and treaties have names, which keep their capitals in every style. */
const named = new Set(['bill', 'legal_case', 'legislation', 'regulation', 'treaty']);

/** Publication Manual of the APA (7th ed.) 6.17; Cite Them Right; IEEE Reference Guide. */
const casers: Readonly<Record<TitleCase, Caser>> = {
  'as-given': titleAsGiven,
  sentence,
  'sentence-small-subtitle': sentenceWithSmallSubtitle,
  headline,
  'headline-large-prepositions': headlineLargePrepositions,
  'headline-small-prepositions': headlineSmallPrepositions,
  'headline-small-after-prefix': headlineSmallAfterPrefix,
};

/** Whether a record says that its work is not in English. */
const isOther = (language: Item['language']): boolean =>
  language !== undefined && !/^en/i.test(String(language).trim());

/** Whether CSL sets a title in English title case: by the language of the work, or else of the style. */
const isEnglish = (item: Item, { about }: Style): boolean => !isOther(item.language ?? about.language);

/**
 * How a style capitalises the titles of items of a type. A style that does not say leaves them as given, and so does one that sets
 * headlines where a title is not English.
 */
function caserOf(item: Item, type: string, style: Style): Caser {
  const { capitals } = style.about;
  const titleCase = capitals?.types?.[type] ?? capitals?.titles;
  if (titleCase === undefined || named.has(type)) return titleAsGiven;
  return titleCase.startsWith('headline') && !isEnglish(item, style) ? titleAsGiven : casers[titleCase];
}

/** Items whose container is a book, capitalised as any book. Names of journals and sites are not changed. */
const partsOfBooks: ReadonlySet<string> = new Set([
  'chapter',
  'entry',
  'entry-dictionary',
  'entry-encyclopedia',
]);

const periodicals = new Set(['article-journal', 'article-magazine', 'article-newspaper']);

/** The name of a journal without the capitals that registries give every word: "Journal Of Sleep Research". Sites keep theirs. */
const nameOfPeriodical = (name: string, type: string): string =>
  periodicals.has(type) ? smallWordsInHeadline(name, 'if every one') : name;

/** The BCP 47 code of an unknown language, for which CSL applies no English title case. */
const notEnglish = 'und';

/** Social media sites, by name. */
const sitesOfPosts = new Set(
  'bluesky facebook instagram linkedin mastodon threads tiktok truth-social tumblr twitter weibo x'.split(
    ' ',
  ),
);

/** The title of a post is its text, which keeps its capitals: Publication Manual, 7th ed., 10.15; MLA, 9th ed., ch. 5; Chicago, 17th ed., 14.209. */
const isPost = ({ type, 'container-title': site, publisher }: Item): boolean =>
  /^(?:post|webpage|motion_picture)$/.test(type) &&
  sitesOfPosts.has(
    String((type === 'motion_picture' ? publisher : site) ?? '')
      .toLowerCase()
      .replace(/ (?:photo|post|reel|story|video)$/, '')
      .replace(' ', '-'),
  );

/** The item with its titles capitalised as `style` prescribes. The given item is not changed. */
export function applyCapitals(item: Item, style: Style): Item {
  if (isPost(item)) return { ...item, language: notEnglish };
  const { title, type, 'container-title': container } = item;
  const evidence = evidenceOf(item);
  const set = (text: string | number, kind: string) =>
    caserOf(item, kind, style)(String(text), evidence).title;
  const cased: Partial<Item> = {};
  if (title !== undefined) {
    cased.title = set(title, type);
    if (isForeignTitle(String(title), evidence.language) && !isOther(item.language))
      cased.language = notEnglish;
  }
  for (const other of ['reviewed-title', 'translated-title', 'volume-title'] as const) {
    const text = item[other];
    if (text !== undefined) cased[other] = set(text, 'book');
  }
  if (container !== undefined) {
    const isWork = partsOfBooks.has(type) || style.about.capitals?.containers?.includes(type);
    cased['container-title'] = isWork
      ? set(container, 'book')
      : periodicalTitle(nameOfPeriodical(String(container), type));
  }
  const isAsGiven = (Object.keys(cased) as (keyof Item)[]).every((field) => cased[field] === item[field]);
  return isAsGiven ? item : { ...item, ...cased };
}
