import { isWebAddress, itemLimits, itemTypes, validationMessages } from '@citewright/contract';
import { parseDoi, parseIsbn } from '@citewright/identifiers';
import * as z from 'zod';
import type { EditValues } from './edit-values.ts';

const line = z.string().max(itemLimits.text, 'This is too long to be kept');
const namePart = z.string().max(itemLimits.name, 'This is too long for a name');

const filledOr = (test: (text: string) => boolean, message: string) =>
  line.refine((text) => text.trim() === '' || test(text.trim()), message);

/** True when every number in the field is an ISBN; several are separated by spaces or commas. */
function areIsbns(text: string): boolean {
  return text.split(/[\s,;]+/).every((isbn) => parseIsbn(isbn) !== undefined);
}

/** Keys that BibTeX, Pandoc and Typst read alike. */
const isCitationKey = (text: string) => /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.:+/&?!*'-]{0,99}$/u.test(text);

const checkedTexts: Record<string, z.ZodType> = {
  DOI: filledOr((text) => parseDoi(text) !== undefined, validationMessages.doiInvalid),
  ISBN: filledOr(areIsbns, validationMessages.isbnInvalid),
  URL: filledOr(isWebAddress, validationMessages.urlInvalid),
  'citation-key': filledOr(isCitationKey, 'A citation key has letters, digits and signs, and no spaces'),
};

const textsSchema = z.record(z.string(), line).check((context) => {
  for (const [field, schema] of Object.entries(checkedTexts)) {
    const checked = schema.safeParse(context.value[field] ?? '');
    const message = checked.error?.issues[0]?.message;
    if (message) context.issues.push({ code: 'custom', message, path: [field], input: context.value[field] });
  }
});

const nameSchema = z.object({
  kind: z.enum(['person', 'organisation']),
  given: namePart,
  particle: namePart,
  family: namePart,
  suffix: namePart,
  organisation: namePart,
  hidden: z.record(z.string(), z.unknown()),
});

const whole = (message: string, least: number, most: number) =>
  z.string().refine((text) => {
    const value = Number(text.trim() || least);
    return Number.isInteger(value) && value >= least && value <= most;
  }, message);

const dateSchema = z.object({
  year: whole('A year is a number: 2024, or −44 for 44 BC', -9_999, 9_999),
  month: z.string(),
  day: whole('A day is a number from 1 to 31', 1, 31),
  words: namePart,
});

/** The schema of the form: lengths, and the syntax of identifiers, URLs and dates. Empty fields are valid. */
export const editSchema = z.object({
  type: z.enum(itemTypes),
  texts: textsSchema,
  names: z.record(z.string(), z.array(nameSchema).max(itemLimits.names)),
  dates: z.record(z.string(), dateSchema),
}) as unknown as z.ZodType<EditValues, EditValues>;
