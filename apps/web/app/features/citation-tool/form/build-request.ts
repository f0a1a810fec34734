import type { CitationRequest, ManualData } from '@citewright/contract';
import { bareDoi, isbn10 } from '@citewright/identifiers';
import { partsOfStyleKey } from '@citewright/styles';
import { detailPrompts } from '../manual/detail-fields.ts';
import { type Detected, detectInput } from './detect-input.ts';
import { manualAddress } from './form-schema.ts';
import type { CitationFormValues, FormTab } from './values.ts';

/** Error messages for input that is valid in the form but cannot be sent (specification §8). */
const localErrors = {
  invalidInput: 'Invalid input. Please provide a valid URL, DOI, or ISBN.',
  invalidInText: 'Invalid in-text citation format. Please provide a valid in-text citation.',
  detectionFailed: 'An unexpected error occurred determining input type.',
} as const;

/** Input that cannot be turned into a request. `message` is one of `localErrors`, written for the user. */
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

/** Removes the hyphens but does not convert: an ISBN-10 is sent as an ISBN-10. */
function isbnDigits(text: string, isbn13: string): string {
  const typed = text.replace(/[^\dx]/gi, '').toUpperCase();
  const ten = isbn10(isbn13);
  return ten !== undefined && typed.includes(ten) && !typed.includes(isbn13) ? ten : isbn13;
}

function contextOf(text: string): Pick<CitationRequest, 'context'> {
  const context = text.trim();
  return context === '' ? {} : { context };
}

/** The style and the language that the form's key names. */
function printedIn({ format }: CitationFormValues): Pick<CitationRequest, 'format' | 'language'> {
  const { style, language } = partsOfStyleKey(format);
  return { format: style, ...(language && { language }) };
}

function typedRequest(values: CitationFormValues): CitationRequest {
  const text = values.sourceIdentifier;
  const { kind, value } = detectOrThrow('auto', text, localErrors.invalidInput);
  return {
    ...printedIn(values),
    inputType: kind,
    sourceInput: kind === 'isbn' ? isbnDigits(text, value) : value,
  };
}

function inTextRequest(values: CitationFormValues): CitationRequest {
  const { kind, value } = detectOrThrow('intext', values.sourceIdentifier, localErrors.invalidInText);
  return { ...printedIn(values), inputType: kind, sourceInput: value, ...contextOf(values.inTextContext) };
}

function filled(entries: [key: string, value: string | undefined][]): Record<string, string> {
  return Object.fromEntries(entries.flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])));
}

/** The value of an additional field to send: for a DOI pasted as a URL, the bare DOI. */
function detailValue(field: string, value: string | undefined): string | undefined {
  return field === 'DOI' && value ? bareDoi(value) : value;
}

/** The fields that the form has for the chosen type beyond title, authors and year. */
function furtherFields({ manualType, manualSourceType }: CitationFormValues): readonly string[] {
  if (manualType) return manualType.fields;
  return ['publisher', 'URL', ...detailPrompts[manualSourceType].map(({ field }) => field)];
}

/**
 * Converts the manual entry fields to the API's format. Additional fields are sent only if the source type has them.
 */
export function manualDataOf(values: CitationFormValues): ManualData {
  const { manualSourceType, manualType, manualDetails, manualPublisher, manualUrl } = values;
  const typed: Record<string, string | undefined> = { ...manualDetails, publisher: manualPublisher };
  const further = furtherFields(values);
  const genre = further.includes('genre') ? typed.genre?.trim() : undefined;
  // Other types need neither, and have no such choice.
  const [noAuthor, noDate] = manualType ? [] : [values.noAuthor, values.noDate];
  return {
    title: values.manualTitle.trim(),
    authors: noAuthor ? '' : values.manualAuthors.trim(),
    year: noDate ? '' : values.manualYear.trim(),
    ...(noAuthor && { noAuthor }),
    ...(noDate && { noDate }),
    ...(manualType ? { type: manualType.type } : { sourceType: manualSourceType }),
    ...filled(further.map((field) => [field, detailValue(field, typed[field])])),
    ...filled([['genre', genre || manualType?.genre]]),
    ...filled([['url', further.includes('URL') ? manualAddress(manualUrl) : undefined]]),
  };
}

const requestBuilders: Record<FormTab, (values: CitationFormValues) => CitationRequest> = {
  auto: typedRequest,
  intext: inTextRequest,
  manual: (values) => ({
    ...printedIn(values),
    inputType: 'manual',
    sourceInput: 'manual',
    manualData: manualDataOf(values),
  }),
};

/**
 * Builds the request for validated form values.
 * @throws InputError when the kind of input cannot be detected
 */
export function buildRequest(values: CitationFormValues): CitationRequest {
  return requestBuilders[values.activeTab](values);
}
