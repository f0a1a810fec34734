import type { CitationRequest, ManualData } from '@citewright/contract';
import { bareDoi, isbn10 } from '@citewright/identifiers';
import { type DetailField, detailPrompts } from '../manual/detail-fields.ts';
import { type Detected, detectInput } from './detect-input.ts';
import { manualAddress } from './form-schema.ts';
import type { CitationFormValues, FormTab } from './values.ts';

/** What the tool says about input that passed the form but cannot be sent (specification §8). */
const localErrors = {
  invalidInput: 'Invalid input. Please provide a valid URL, DOI, or ISBN.',
  invalidInText: 'Invalid in-text citation format. Please provide a valid in-text citation.',
  detectionFailed: 'An unexpected error occurred determining input type.',
} as const;

/** Input for which no request can be made. `message` is one of `localErrors`, ready to be shown. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

function detectOrThrow(tab: FormTab, text: string, complaint: string): Detected {
  let detected: Detected | undefined;
  try {
    detected = detectInput(tab, text);
  } catch (cause) {
    throw new InputError(localErrors.detectionFailed, { cause });
  }
  if (!detected) throw new InputError(complaint);
  return detected;
}

/** Hyphens are for readers. The digits are sent as they were typed: what was an ISBN-10 stays one. */
function isbnDigits(text: string, isbn13: string): string {
  const typed = text.replace(/[^\dx]/gi, '').toUpperCase();
  const ten = isbn10(isbn13);
  return ten !== undefined && typed.includes(ten) && !typed.includes(isbn13) ? ten : isbn13;
}

function contextOf(text: string): Pick<CitationRequest, 'context'> {
  const context = text.trim();
  return context === '' ? {} : { context };
}

function identifierRequest(values: CitationFormValues): CitationRequest {
  const text = values.sourceIdentifier;
  const { kind, value } = detectOrThrow('auto', text, localErrors.invalidInput);
  return {
    format: values.format,
    inputType: kind,
    sourceInput: kind === 'isbn' ? isbnDigits(text, value) : value,
  };
}

function inTextRequest(values: CitationFormValues): CitationRequest {
  const { kind, value } = detectOrThrow('intext', values.sourceIdentifier, localErrors.invalidInText);
  return { format: values.format, inputType: kind, sourceInput: value, ...contextOf(values.inTextContext) };
}

function filled(entries: [key: string, value: string | undefined][]): Record<string, string> {
  return Object.fromEntries(entries.flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])));
}

/** A further field as it is sent: of a DOI that was pasted as an address, the DOI. */
function detailValue(field: DetailField, value: string | undefined): string | undefined {
  return field === 'DOI' && value ? bareDoi(value) : value;
}

/** The typed details as the API takes them. Further fields are sent only where the source type asks for them. */
export function manualDataOf(values: CitationFormValues): ManualData {
  const prompts = detailPrompts[values.manualSourceType];
  return {
    title: values.manualTitle.trim(),
    authors: values.manualAuthors.trim(),
    year: values.manualYear.trim(),
    sourceType: values.manualSourceType,
    ...filled([
      ['publisher', values.manualPublisher],
      ['url', manualAddress(values.manualUrl)],
      ...prompts.map(({ field }): [string, string | undefined] => [
        field,
        detailValue(field, values.manualDetails[field]),
      ]),
    ]),
  };
}

const requestBuilders: Record<FormTab, (values: CitationFormValues) => CitationRequest> = {
  auto: identifierRequest,
  intext: inTextRequest,
  manual: (values) => ({
    format: values.format,
    inputType: 'manual',
    sourceInput: 'manual',
    manualData: manualDataOf(values),
  }),
};

/**
 * The request that a checked form stands for.
 * @throws InputError when its input is, against expectation, of no known kind
 */
export function buildRequest(values: CitationFormValues): CitationRequest {
  return requestBuilders[values.activeTab](values);
}
