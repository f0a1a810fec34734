import type { ItemType, ManualSourceType, StyleId } from '@citewright/contract';

/** The three ways to enter a source, in tab order. */
export const formTabs = ['auto', 'intext', 'manual'] as const;
export type FormTab = (typeof formTabs)[number];

/** A type beyond the first five, and the CSL fields that the form has for it. */
export interface ManualType {
  type: ItemType;
  fields: readonly string[];
  /** A kind of source that is a type with a genre: an entry of `content/source-kinds.ts`. */
  kind?: string | undefined;
  /** The genre of the kind, unless another is typed. */
  genre?: string | undefined;
}

/** The values of the form. Every field to type in is text as typed; `manualDetails` are the optional additional CSL fields. */
export interface CitationFormValues {
  format: StyleId;
  activeTab: FormTab;
  sourceIdentifier: string;
  inTextContext: string;
  manualTitle: string;
  manualAuthors: string;
  manualYear: string;
  /** The source names no author, or no date. */
  noAuthor: boolean;
  noDate: boolean;
  manualSourceType: ManualSourceType;
  /** Takes precedence over the source type. */
  manualType?: ManualType | undefined;
  manualPublisher: string;
  manualUrl: string;
  manualDetails: Partial<Record<string, string>>;
}

/** The empty form: first tab, journal article. */
export function emptyValues(format: StyleId): CitationFormValues {
  return {
    format,
    activeTab: 'auto',
    sourceIdentifier: '',
    inTextContext: '',
    manualTitle: '',
    manualAuthors: '',
    manualYear: '',
    noAuthor: false,
    noDate: false,
    manualSourceType: 'article',
    manualPublisher: '',
    manualUrl: '',
    manualDetails: {},
  };
}
