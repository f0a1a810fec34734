import {
  inputLimits,
  isWebAddress,
  itemTypes,
  manualSourceTypes,
  styleKeySchema,
  validationMessages,
} from '@citewright/contract';
import { isIsbnLike, parseDoi, parseUrl } from '@citewright/identifiers';
import * as z from 'zod';
import { detailPrompts } from '../manual/detail-fields.ts';
import { detectInput } from './detect-input.ts';
import { type CitationFormValues, type FormTab, formTabs } from './values.ts';

/** An error and the field where it is shown. */
type Complaint = [field: keyof CitationFormValues | 'manualDetails.DOI', message: string];

/** The error message for the Auto-Detect input, if any. */
function identifierComplaint(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return validationMessages.identifierRequired;
  if (detectInput('auto', trimmed)) return undefined;
  if (isIsbnLike(trimmed)) return validationMessages.isbnInvalid;
  return /^(?:https?:|www\.)/i.test(trimmed)
    ? validationMessages.urlInvalid
    : validationMessages.identifierUnknown;
}

/** The error message for the In-Text Citation input, if any. */
function inTextComplaint(text: string): string | undefined {
  if (text.trim() === '') return validationMessages.inTextRequired;
  return detectInput('intext', text) ? undefined : validationMessages.inTextInvalid;
}

/** Normalises the URL from manual entry: absolute, with http assumed; `undefined` if it is not a URL. */
export function manualAddress(text: string): string | undefined {
  const url = parseUrl(text.trim());
  return url !== undefined && isWebAddress(url) ? url : undefined;
}

/** The fields that must say something, and what may be chosen in their place. */
const requiredManualFields = [
  ['manualTitle', undefined],
  ['manualAuthors', 'noAuthor'],
  ['manualYear', 'noDate'],
] as const;

function missingManual({ manualType, ...values }: CitationFormValues): Complaint[] {
  if (manualType) {
    return values.manualTitle.trim() === '' ? [['manualTitle', validationMessages.manualTitleRequired]] : [];
  }
  return requiredManualFields
    .filter(([field, choice]) => values[field].trim() === '' && !(choice && values[choice]))
    .map(([field]) => [field, validationMessages.manualRequired]);
}

function manualComplaints(values: CitationFormValues): Complaint[] {
  const complaints = missingManual(values);
  const { manualType } = values;
  const asks = (field: string) => manualType === undefined || manualType.fields.includes(field);
  if (asks('URL') && values.manualUrl.trim() !== '' && manualAddress(values.manualUrl) === undefined) {
    complaints.push(['manualUrl', validationMessages.urlInvalid]);
  }
  const isDoiAsked = manualType
    ? asks('DOI')
    : detailPrompts[values.manualSourceType].some(({ field }) => field === 'DOI');
  const doi = values.manualDetails.DOI?.trim();
  if (isDoiAsked && doi && parseDoi(doi) === undefined) {
    complaints.push(['manualDetails.DOI', validationMessages.doiInvalid]);
  }
  return complaints;
}

function complaintAbout(field: keyof CitationFormValues, message: string | undefined): Complaint[] {
  return message === undefined ? [] : [[field, message]];
}

const complaintsByTab: Record<FormTab, (values: CitationFormValues) => Complaint[]> = {
  auto: ({ sourceIdentifier }) => complaintAbout('sourceIdentifier', identifierComplaint(sourceIdentifier)),
  intext: ({ sourceIdentifier }) => complaintAbout('sourceIdentifier', inTextComplaint(sourceIdentifier)),
  manual: manualComplaints,
};

function textUpTo(limit: number) {
  return z.string().max(limit, `Please shorten this to ${limit.toLocaleString('en')} characters.`);
}

const detailText = textUpTo(inputLimits.title).optional();

/** The citation form. Only the open tab is validated. */
export const citationFormSchema: z.ZodType<CitationFormValues, CitationFormValues> = z
  .object({
    format: styleKeySchema,
    activeTab: z.enum(formTabs),
    sourceIdentifier: textUpTo(inputLimits.sourceInput),
    inTextContext: textUpTo(inputLimits.context),
    manualTitle: textUpTo(inputLimits.title),
    manualAuthors: textUpTo(inputLimits.authors),
    manualYear: textUpTo(inputLimits.year),
    noAuthor: z.boolean(),
    noDate: z.boolean(),
    manualSourceType: z.enum(manualSourceTypes),
    manualPublisher: textUpTo(inputLimits.publisher),
    manualUrl: textUpTo(inputLimits.sourceInput),
    manualType: z
      .object({
        type: z.enum(itemTypes),
        fields: z.array(z.string()),
        kind: z.string().optional(),
        genre: z.string().optional(),
      })
      .optional(),
    manualDetails: z.record(z.string(), detailText),
  })
  .superRefine((values, context) => {
    for (const [field, message] of complaintsByTab[values.activeTab](values)) {
      context.addIssue({ code: 'custom', path: field.split('.'), message });
    }
  });
