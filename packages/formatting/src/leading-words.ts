import type { Item, Name } from '@citewright/csl';

/** Names that may stand first, in the order in which styles ask for them. */
const contributors = ['author', 'editor', 'translator', 'director', 'composer', 'illustrator'] as const;

/** What may stand first where there are no names, or an entry is filed by something else. */
const headings = [
  'title',
  'title-short',
  'reviewed-title',
  'original-title',
  'container-title',
  'collection-title',
  'event-title',
  'publisher',
  'authority',
] as const;

/** Types that every style files by their authors, if they have any. */
const filedByAuthor: ReadonlySet<string> = new Set([
  'article',
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'book',
  'chapter',
  'dataset',
  'document',
  'manuscript',
  'paper-conference',
  'post',
  'post-weblog',
  'report',
  'review',
  'review-book',
  'software',
  'speech',
  'thesis',
  'webpage',
]);

const markup = /<[^<>]{0,60}>/g;
const letter = /[\p{L}\p{N}]/u;
const spaces = /\s+/;
/** What parts a family name: particles may be printed elsewhere. */
const joints = /[\s\-‐'’]+/;
const articles: ReadonlySet<string> = new Set(['a', 'an', 'the']);

/** The first word of a text, and with an article the one after it. */
function wordsOfText(text: string): string[] {
  const bare = text.includes('<') ? text.replace(markup, '') : text;
  const words = bare.trimStart().split(spaces, 4);
  const end = words.findIndex((word) => letter.test(word) && !articles.has(word.toLowerCase()));
  return words.slice(0, end + 1);
}

function wordsOfName({ family, given, literal, ...particles }: Name): string[] {
  if (literal !== undefined) return wordsOfText(String(literal));
  const before = [particles['dropping-particle'], particles['non-dropping-particle']];
  const name = [...before, family || given].filter(Boolean).join(' ');
  const parts = name.split(joints).filter(Boolean);
  return parts.length > 1 ? [name, ...parts] : parts;
}

/** The words of the names with which an item's entry and citations may begin: of its first author, else of all who may stand there. */
export function leadingNames(item: Item): string[] {
  const [author] = item.author ?? [];
  if (author && filedByAuthor.has(item.type)) return wordsOfName(author);
  return contributors.flatMap((field) => item[field]?.slice(0, 1).flatMap(wordsOfName) ?? []);
}

/** The words with which the entry of an item may begin in any of our styles. */
export function leadingWords(item: Item): string[] {
  const names = leadingNames(item);
  if (item.author?.length && filedByAuthor.has(item.type)) return names;
  for (const field of headings) {
    const text = item[field];
    if (text !== undefined) names.push(...wordsOfText(String(text)));
  }
  // Courts of the European Union: "Case C-362/14".
  if (item.type === 'legal_case') names.push('Case', ...wordsOfText(String(item.number ?? '')));
  return names;
}
