import { createElement, Fragment } from 'react';

/** Text in which words between backticks are code. */
export function InlineCode({ text }: { text: string }) {
  // `split` with a group puts the code at the odd indexes.
  const pieces = text.split(/`([^`]+)`/);
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, place) => (place % 2 === 0 ? piece : createElement('code', null, piece))),
  );
}
