import type { PaperWay } from '@citewright/contract';

const countedLinks = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'link' : 'links'}`;

/** Words about the links of a draft. */
export const linkWords = {
  cites: (count: number) => `This draft cites ${countedLinks(count)}.`,
  turn: (count: number) => (count === 1 ? 'Turn it into a citation' : 'Turn them into citations'),
  title: 'Turn links into citations',
  description:
    'Each link is looked up. Those that you leave stay as they are. The document is sent to our server once more, and forgotten.',
  table: 'Links of the draft',
  waiting: 'Looking it up...',
  cite: 'Cite',
  lookUp: 'Look it up',
  change: 'Change',
  field: 'DOI, ISBN or address',
  find: 'Find',
  notFound: 'Nothing was found for this. The link stays as it is.',
  unreadable: 'Give a DOI, an ISBN or a web address.',
  moreLeft: (count: number) =>
    `${countedLinks(count)} inside the document, such as its contents, ${count === 1 ? 'stays' : 'stay'} as ${count === 1 ? 'it is' : 'they are'}.`,
  cited: (count: number, style: string) =>
    `${countedLinks(count)} will be ${count === 1 ? 'a citation' : 'citations'} in ${style}, with the list behind the text.`,
  live: 'Make citations live, for Zotero',
  make: 'Make the document',
  making: 'Making...',
  cancel: 'Cancel',
  none: 'Choose at least one link to cite.',
  lost: 'This tab no longer has the document. Choose it again.',
  failed: 'The document could not be made. Try again.',
  stopped: 'The links could not all be looked up. Try again.',
  again: 'Try again',
  made: 'Document made',
  inDownloads: (name: string) => `${name} is in your downloads.`,
  left: (count: number) =>
    count === 1
      ? 'One place could not be changed in it. Set it by hand.'
      : `${count} places could not be changed in it. Set them by hand.`,
} as const;

/** How the document comes back. */
export const linkWays: readonly { id: PaperWay; label: string }[] = [
  { id: 'tracked', label: 'With tracked changes' },
  { id: 'clean', label: 'With the changes made' },
];
