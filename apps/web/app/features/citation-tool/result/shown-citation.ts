import type {
  Alternative,
  CitationResponse,
  InTextForms,
  Notice,
  RecordLink,
  StyleId,
  Verification,
} from '@citewright/contract';
import { inTextFormsOf } from '../../../clipboard/in-text-forms.ts';
import type { HistoryEntry } from '../history/session-history.ts';

/** A citation as it is shown: the first answer, or the alternative that was chosen instead. */
export interface ShownCitation {
  format: StyleId;
  html: string;
  text: string;
  /** The forms for the text. */
  forms: InTextForms;
  language?: string | undefined;
  verification: Verification;
  record?: RecordLink | undefined;
  /** How sure the match is, 0 to 1; absent where nothing was matched, or the reader chose. */
  confidence?: number | undefined;
  notices: Notice[];
}

/** Another record that may be meant. `index` is its place among the alternatives; the first answer has none. */
export interface Candidate {
  index?: number | undefined;
  html: string;
  record?: RecordLink | undefined;
}

type Reference = Omit<Alternative, 'confidence'>;

function referencePart(reference: Reference) {
  const { formattedCitation, plainText, item, record } = reference;
  const { language } = item;
  return {
    html: formattedCitation,
    text: plainText,
    forms: inTextFormsOf(reference),
    language: typeof language === 'string' ? language : undefined,
    record,
  };
}

/** What an entry of the history shows. */
export function shownCitation({ citation, chosen }: HistoryEntry): ShownCitation {
  const alternative = chosen === undefined ? undefined : citation.alternatives[chosen];
  const { format, verification, confidence, notices } = citation;
  return alternative
    ? { ...referencePart(alternative), format, verification: 'matched', notices: [] }
    : { ...referencePart(citation), format, verification, confidence, notices };
}

/** The records that an entry could show instead, likeliest first; the first answer leads once it was replaced. */
export function candidates({ citation, chosen }: HistoryEntry): Candidate[] {
  const all = [citation, ...citation.alternatives].map(
    (
      { formattedCitation, record }: Pick<CitationResponse, 'formattedCitation' | 'record'>,
      place,
    ): Candidate => ({
      index: place === 0 ? undefined : place - 1,
      html: formattedCitation,
      record,
    }),
  );
  return all.filter(({ index }) => index !== chosen);
}
