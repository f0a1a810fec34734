import { type InputType, inputLimits } from '@citewright/contract';
import { detect, parseInText } from '@citewright/identifiers';
import type { FormTab } from './values.ts';

/** The kinds of input that the form detects while the user types. */
export type DetectedKind = Exclude<InputType, 'manual'>;

/** What an input is called: its kind, or the register whose number it is. */
export type InputName = DetectedKind | 'reference' | Register;

/** A detected kind of input, its name, and the value to send for it. A whole reference is searched like a title. */
export interface Detected {
  kind: DetectedKind;
  name: InputName;
  value: string;
}

/** The badge in the input for each name (the specification's words, and those of the registers). */
export const badgeLabels = {
  url: 'URL',
  doi: 'DOI',
  isbn: 'ISBN',
  intext: 'IN-TEXT',
  title: 'TITLE',
  reference: 'REFERENCE',
  arxiv: 'ARXIV',
  pmid: 'PMID',
  pmcid: 'PMCID',
} as const satisfies Record<InputName, string>;

/** The registers whose numbers are sent as a DOI or as the address of their page. */
export type Register = 'arxiv' | 'pmid' | 'pmcid';

const registers: {
  name: Register;
  value: RegExp /** What is typed if it is not the number. */;
  unless: RegExp;
}[] = [
  { name: 'arxiv', value: /^10\.48550\/arxiv\./i, unless: /10\.48550/ },
  { name: 'pmid', value: /^https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/\d+\/$/, unless: /\// },
  { name: 'pmcid', value: /^https:\/\/pmc\.ncbi\.nlm\.nih\.gov\/articles\/PMC\d+\/$/, unless: /\// },
];

/** The register whose number is sent as this value. */
export const registerOf = (value: string): Register | undefined =>
  registers.find((register) => register.value.test(value))?.name;

function inputName(kind: DetectedKind, value: string, text: string): InputName {
  return (
    registers.find((register) => register.value.test(value) && !register.unless.test(text))?.name ?? kind
  );
}

function detectAny(text: string): Detected | undefined {
  const { kind, value, reference } = detect(text);
  if (kind === 'unknown') return undefined;
  if (reference) return { kind: 'title', name: 'reference', value: text };
  return { kind, name: inputName(kind, value, text), value };
}

function detectInText(text: string): Detected | undefined {
  return parseInText(text) ? { kind: 'intext', name: 'intext', value: text } : undefined;
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
    if (!detected || detected.kind === 'title') return 1;
    values.add(detected.value);
  }
  return values.size;
}
