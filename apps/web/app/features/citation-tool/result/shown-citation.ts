import type { InTextForms, Notice, RecordLink, StyleId, Verification } from '@citewright/contract';
import { inTextFormsOf } from '../../../clipboard/in-text-forms.ts';
import type { HistoryEntry } from '../history/session-history.ts';

/** The view model of a citation. */
export interface ShownCitation {
  format: StyleId;
  html: string;
  text: string;
  /** The in-text forms. */
  forms: InTextForms;
  language?: string | undefined;
  verification: Verification;
  /** True when the user has edited the record. */
  isEdited: boolean;
  record?: RecordLink | undefined;
  /** The confidence of the match, 0 to 1; absent if nothing was matched or the user picked the record. */
  confidence?: number | undefined;
  /** How many other works fit about as well. */
  rivals?: number | undefined;
  /** True when a project of the session already contains the work. */
  own: boolean;
  notices: Notice[];
}

/** The view model of a history entry. */
export function shownCitation({ citation }: HistoryEntry): ShownCitation {
  const {
    formattedCitation,
    plainText,
    item,
    record,
    format,
    verification,
    confidence,
    rivals,
    match,
    notices,
  } = citation;
  const { language } = item;
  return {
    format,
    html: formattedCitation,
    text: plainText,
    forms: inTextFormsOf(citation),
    language: typeof language === 'string' ? language : undefined,
    verification,
    isEdited: Object.values(citation.evidence).some(({ source }) => source === 'edited'),
    record,
    confidence,
    rivals,
    own: match?.own === 1,
    notices,
  };
}
