/** What a document says of the live citations that it holds. */
export const liveCitationWords = {
  heading: 'Citations',
  advice:
    'Move each citation to where the text cites the work. Zotero’s add-in then keeps the text and the list.',
} as const;
