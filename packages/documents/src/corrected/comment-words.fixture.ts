import type { CommentWords } from './corrections.ts';

/** What comments say in tests. */
export const commentWords: CommentWords = {
  replace: (text) => `Could read: ${text}`,
  note: (text) => `Could go in a note: ${text}`,
  remove: 'Could be removed from the list.',
  move: (number) => `Could be number ${number} in the list.`,
  add: (text) => `Could be added to the list: ${text}`,
};
