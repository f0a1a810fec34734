import type { CommentWords } from './corrections.ts';

/** What comments say in tests. */
export const commentWords: CommentWords = {
  replace: (text) => `Could read: ${text}`,
  note: (text) => `Could stand in a note: ${text}`,
  remove: 'Could be taken out of the list.',
  move: (number) => `Could be number ${number} of the list.`,
  add: (text) => `Could be added to the list: ${text}`,
};
