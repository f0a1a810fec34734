/** What the site says when the network, or something in it, fails. */
export const faultWords = {
  tryAgain: 'Try again',
  /** A dialog or another part whose file is not there: offline, or after a new release. */
  partMissing: 'This part could not be fetched. What you typed is kept.',
  loadAgain: 'Load the page again',
  /** A change without an answer that was looked for and is not stored. */
  undone: 'No answer came, and nothing has changed.',
  /** A change without an answer that could not be looked for. */
  unknownTitle: 'Not known yet',
  unknown:
    'No answer came: it is not known whether this was done. Check your connection; pressing again does nothing twice.',
  outdated: 'This list may be out of date.',
} as const;
