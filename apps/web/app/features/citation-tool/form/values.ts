import type { ManualSourceType, StyleId } from '@citewright/contract';
import type { DetailField } from '../manual/detail-fields.ts';

/** The three ways to name a source, in the order of the tabs. */
export const formTabs = ['auto', 'intext', 'manual'] as const;
export type FormTab = (typeof formTabs)[number];

/** What the form holds. Every field is text as typed; `manualDetails` are the optional further CSL fields. */
export interface CitationFormValues {
  format: StyleId;
  activeTab: FormTab;
  sourceIdentifier: string;
  inTextContext: string;
  manualTitle: string;
  manualAuthors: string;
  manualYear: string;
  manualSourceType: ManualSourceType;
  manualPublisher: string;
  manualUrl: string;
  manualDetails: Partial<Record<DetailField, string>>;
}

/** The empty form: nothing typed, the first tab, a journal article. */
export function emptyValues(format: StyleId): CitationFormValues {
  return {
    format,
    activeTab: 'auto',
    sourceIdentifier: '',
    inTextContext: '',
    manualTitle: '',
    manualAuthors: '',
    manualYear: '',
    manualSourceType: 'article',
    manualPublisher: '',
    manualUrl: '',
    manualDetails: {},
  };
}
