import { sourceNames } from './source-names.ts';

/** The labels of sources that are the user's own input, and of records without a name. */
const ownWords: Readonly<Record<string, string>> = {
  edited: 'Typed by you',
  typed: 'Typed by you',
  reference: 'The reference that you pasted',
  bibtex: 'Your BibTeX file',
  ris: 'Your RIS file',
  'csl-json': 'Your CSL-JSON file',
  'csl-yaml': 'Your CSL-YAML file',
  medline: 'Your PubMed file',
  endnote: 'Your EndNote file',
  'endnote-xml': 'Your EndNote file',
  refworks: 'Your RefWorks file',
  'web-of-science': 'Your Web of Science file',
  'zotero-rdf': 'Your Zotero file',
  mods: 'Your MODS file',
  'word-sources': 'Your Word sources',
  cff: 'Your CITATION.cff file',
  hayagriva: 'Your Hayagriva file',
  backup: 'Your backup',
  own: 'From your projects',
  address: 'The web address',
  record: 'The record',
};

/** What a person calls the source of a field. */
export const nameOfSource = (source: string) => ownWords[source] ?? sourceNames[source] ?? 'The page itself';
