import { type InputType, inputLimits } from '@citewright/contract';
import { detect, parseInText } from '@citewright/identifiers';
import type { FormTab } from './values.ts';

/** The kinds that the form recognises while somebody types. */
export type DetectedKind = Exclude<InputType, 'manual'>;

/** What an input was recognised as, and the value that is sent for it. */
export interface Detected {
  kind: DetectedKind;
  value: string;
}

/** The badge in the input, by what was recognised (the specification's words). */
export const badgeLabels = {
  url: 'URL',
  doi: 'DOI',
  isbn: 'ISBN',
  intext: 'IN-TEXT',
} as const satisfies Record<DetectedKind, string>;

function detectAny(text: string): Detected | undefined {
  const { kind, value } = detect(text);
  return kind === 'unknown' ? undefined : { kind, value };
}

function detectInText(text: string): Detected | undefined {
  return parseInText(text) ? { kind: 'intext', value: text } : undefined;
}

const detectors: Record<FormTab, (text: string) => Detected | undefined> = {
  auto: detectAny,
  intext: detectInText,
  manual: () => undefined,
};

/** Recognises the input of a tab; `undefined` where there is nothing to recognise yet. */
export function detectInput(tab: FormTab, text: string): Detected | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : detectors[tab](trimmed);
}

/** How many sources a text lists that holds nothing but identifiers; 1 for any other text. People paste whole lists. */
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
