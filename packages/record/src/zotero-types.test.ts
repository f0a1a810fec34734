import { expect, it } from 'vitest';
import { zoteroTypes } from './zotero-types.ts';

/** Every type of CSL that Zotero has an item type for, with all of them. */
const zoteroTypesByCsl: Readonly<Record<string, readonly string[]>> = {
  article: ['preprint'],
  'article-journal': ['journalArticle'],
  'article-magazine': ['magazineArticle'],
  'article-newspaper': ['newspaperArticle'],
  bill: ['bill'],
  book: ['book'],
  broadcast: ['podcast', 'radioBroadcast', 'tvBroadcast'],
  chapter: ['bookSection'],
  dataset: ['dataset'],
  document: ['document'],
  'entry-dictionary': ['dictionaryEntry'],
  'entry-encyclopedia': ['encyclopediaArticle'],
  graphic: ['artwork'],
  hearing: ['hearing'],
  interview: ['interview'],
  legal_case: ['case'],
  legislation: ['statute'],
  manuscript: ['manuscript'],
  map: ['map'],
  motion_picture: ['film', 'videoRecording'],
  'paper-conference': ['conferencePaper'],
  patent: ['patent'],
  personal_communication: ['email', 'instantMessage', 'letter'],
  post: ['forumPost'],
  'post-weblog': ['blogPost'],
  report: ['report'],
  software: ['computerProgram'],
  song: ['audioRecording'],
  speech: ['presentation'],
  standard: ['standard'],
  thesis: ['thesis'],
  webpage: ['webpage'],
};

it.each(Object.entries(zoteroTypesByCsl))(
  '%s is the type of %j in Zotero, and back',
  (cslType, itemTypes) => {
    expect([...zoteroTypes].flatMap(([itemType, type]) => (type === cslType ? itemType : []))).toEqual(
      itemTypes,
    );
  },
);

it('every item type of Zotero is one of these', () => {
  expect([...zoteroTypes.keys()].sort()).toEqual(Object.values(zoteroTypesByCsl).flat().sort());
});

it('what is no work of Zotero has no type', () => {
  for (const name of ['note', 'attachment', 'constructor', '']) expect(zoteroTypes.get(name)).toBeUndefined();
});
