import type { LinkDoubt } from '@citewright/contract';

const doubts = {
  mail: 'This is an address for mail or calls.',
  place: 'This leads to a place in the document itself.',
  search: 'This leads to results of a search, not to one source.',
  form: 'This leads to a form.',
  shared: 'This leads to a file or meeting that was shared. Readers may not be able to open it.',
  tool: 'This leads to a program or its code. Cite it if your text is about it.',
  home: 'This leads to the first page of a site, not to one source.',
  own: 'This leads to the site of an address that your text gives as its own.',
  unread: 'This is not an address of the web.',
} as const satisfies Record<LinkDoubt, string>;

/** Why a link may be no source. */
export const linkDoubtSentence = (doubt: LinkDoubt): string => doubts[doubt];
