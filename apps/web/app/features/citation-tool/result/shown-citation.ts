import type { InTextForms, Notice, RecordLink, StyleId, Verification } from '@citewright/contract';
import { inTextFormsOf } from '../../../clipboard/in-text-forms.ts';
import type { HistoryEntry } from '../history/session-history.ts';

/** A citation as it is shown. */
export interface ShownCitation {
  format: StyleId;
  html: string;
  text: string;
  /** The forms for the text. */
  forms: InTextForms;
  language?: string | undefined;
  verification: Verification;
  /** True when the reader has changed details of what was found. */
  isEdited: boolean;
  record?: RecordLink | undefined;
  /** How sure the match is, 0 to 1; absent where nothing was matched, or the reader chose. */
  confidence?: number | undefined;
  /** True where a project of the session holds the work already. */
  own: boolean;
  notices: Notice[];
}

/** What an entry of the history shows. */
export function shownCitation({ citation }: HistoryEntry): ShownCitation {
  const { formattedCitation, plainText, item, record, format, verification, confidence, match, notices } =
    citation;
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
    own: match?.own === 1,
    notices,
  };
}
