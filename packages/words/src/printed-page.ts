import type { InTextForms, Verification } from '@citewright/contract';

/** What the page says that the server prints for browsers without scripts. */
export const printedWords = {
  language: 'en-GB',
  site: 'Citewright',
  title: 'Cite a source | Citewright',
  heading: 'Cite a source',
  about:
    'This page works without JavaScript. With it you get a list of your citations, projects, and more styles.',
  field: 'URL, DOI, ISBN or title',
  style: 'Citation style',
  submit: 'Generate citation',
  failed: 'Unable to generate citation',
  reference: (style: string) => `Reference in ${style}`,
  selecting: 'Click a reference to select it, then copy it.',
  plain: 'As plain text',
  record: (name: string) => `See the record at ${name}`,
  choose: 'Which one do you mean?',
  others: 'Other works that may be meant',
  take: 'Cite this one',
} as const;

/** The forms in which a text cites a work, in the order of the page. */
export const printedForms: Readonly<Record<keyof InTextForms, string>> = {
  parenthetical: 'In the text',
  narrative: 'In the text, as part of a sentence',
  note: 'First note',
  shortNote: 'Later notes',
  ibid: 'Next note of the same work',
};

/** How far a reference can be trusted. */
export const printedVerifications: Readonly<Record<Verification, string>> = {
  registry: 'Taken from a registered record.',
  page: 'Read from the page itself. Compare it with what you see there.',
  'given-page': 'Read from a page that you gave. Compare it with what you see there.',
  typed: 'Made from the details that you typed.',
  matched: 'Matched to a published record. Compare it with your source.',
  unverified: 'No registry has confirmed this. Check every detail before you use it.',
};
