import { type InputType, inputLimits } from '@citewright/contract';
import { detect, parseInText } from '@citewright/identifiers';
import type { FormTab } from './values.ts';

/** The kinds of input that the form detects while the user types. */
export type DetectedKind = Exclude<InputType, 'title' | 'manual'>;

/** A detected kind of input and the value to send for it. */
export interface Detected {
  kind: DetectedKind;
  value: string;
}

/** The badge in the input for each detected kind (the specification's words). */
export const badgeLabels = {
  url: 'URL',
  doi: 'DOI',
  isbn: 'ISBN',
  intext: 'IN-TEXT',
} as const satisfies Record<DetectedKind, string>;

function detectAny(text: string): Detected | undefined {
  const { kind, value } = detect(text);
  return kind === 'unknown' || kind === 'title' ? undefined : { kind, value };
}

function detectInText(text: string): Detected | undefined {
  return parseInText(text) ? { kind: 'intext', value: text } : undefined;
}

const detectors: Record<FormTab, (text: string) => Detected | undefined> = {
  auto: detectAny,
  intext: detectInText,
  manual: () => undefined,
};

/** Detects the kind of input in a tab; `undefined` if nothing is detected yet. */
export function detectInput(tab: FormTab, text: string): Detected | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : detectors[tab](trimmed);
}

/** The number of identifiers in a text that contains nothing else; 1 for any other text. Users paste whole lists. */
export function countListed(text: string): number {
  if (text.length > inputLimits.sourceInput) return 1;
  const values = new Set<string>();
  for (const word of text.trim().split(/\s+/)) {
    const detected = detectAny(word);
    if (!detected) return 1;
    values.add(detected.value);
  }
  return values.size;
}
