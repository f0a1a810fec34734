import './without-eval.ts';
import * as z from 'zod';
import {
  dateVariables,
  fieldsOf,
  itemDateSchema,
  itemLimits,
  itemSchema,
  namesSchema,
  nameVariables,
} from './item.ts';
import { languageSchema, styleIdSchema } from './style.ts';
import { isVisible } from './validation.ts';

/** The kinds of input that `POST /api/citations` takes. */
export const inputTypes = ['url', 'doi', 'isbn', 'intext', 'title', 'manual'] as const;
export const inputTypeSchema = z.enum(inputTypes);
export type InputType = z.infer<typeof inputTypeSchema>;

/** The source types of manual entry with the labels of the form. */
export const manualSourceTypes = ['article', 'book', 'website', 'report', 'conference'] as const;
export type ManualSourceType = (typeof manualSourceTypes)[number];
export const manualSourceTypeLabels = {
  article: 'Journal Article',
  book: 'Book',
  website: 'Website',
  report: 'Report',
  conference: 'Conference Paper',
} as const satisfies Record<ManualSourceType, string>;

/** Longest text that each field of a request may hold; longer input is refused before anything reads it. */
export const inputLimits = {
  sourceInput: 2_048,
  context: 2_000,
  title: 1_000,
  authors: 5_000,
  year: 40,
  publisher: 500,
  locator: 100,
} as const;

/** True for an absolute http or https address that a browser would open. */
export function isWebAddress(text: string): boolean {
  if (text.length > inputLimits.sourceInput || !/^https?:\/\//i.test(text)) return false;
  return URL.canParse(text);
}

const manualCore = {
  title: z.string().max(inputLimits.title),
  authors: z.string().max(inputLimits.authors).default(''),
  year: z.string().max(inputLimits.year).default(''),
  noAuthor: z.boolean().optional(),
  noDate: z.boolean().optional(),
  sourceType: z.enum(manualSourceTypes).optional(),
  publisher: z.string().max(inputLimits.publisher).optional(),
  url: z.union([z.literal(''), z.string().refine(isWebAddress)]).optional(),
};

const { type: cslType, id: _id, ...cslFields } = itemSchema.shape;
const typedFields = {
  ...cslFields,
  ...fieldsOf(nameVariables, z.union([z.string().max(inputLimits.authors), namesSchema])),
  ...fieldsOf(dateVariables, z.union([z.string().max(inputLimits.year), itemDateSchema])),
};
const extraFields = Object.fromEntries(
  Object.entries(typedFields).filter(([key]) => !(key in manualCore)),
) as Omit<typeof typedFields, keyof typeof manualCore>;

/**
 * Typed details: the specified fields and, optionally, any further CSL field (`volume`, `container-title`, ...); names and dates
 * may be text. A CSL `type` may stand in place of `sourceType`; then only the title is required to say something. `noAuthor` and `noDate`
 * say that the source names none, in place of `authors` and `year`. A chat with an AI tool has the type `software`, the genre "Generative AI chat", or
 * "Generative AI prompt" where the title is what was asked, the tool in `container-title`, its company in `publisher`, the model in `version`.
 */
export const manualDataSchema = z
  .strictObject({ ...extraFields, ...manualCore, type: cslType.optional() })
  .refine(({ type, sourceType }) => (type ?? sourceType) !== undefined)
  .refine(({ noAuthor, authors }) => !(noAuthor && isVisible(authors)), { path: ['noAuthor'] })
  .refine(({ noDate, year }) => !(noDate && isVisible(year)), { path: ['noDate'] });
export type ManualData = z.infer<typeof manualDataSchema>;

/** A place in a work that an in-text citation points to; `label` is a CSL locator term (`page`, `chapter`, ...). */
export const locatorSchema = z.object({
  label: z.string().max(inputLimits.locator),
  value: z.string().max(inputLimits.sourceInput),
});
export type Locator = z.infer<typeof locatorSchema>;

/** The labels of places in a work: the locator terms of CSL 1.0.2. */
export const locatorLabels = [
  'act',
  'appendix',
  'article-locator',
  'book',
  'canon',
  'chapter',
  'column',
  'elocation',
  'equation',
  'figure',
  'folio',
  'issue',
  'line',
  'note',
  'opus',
  'page',
  'paragraph',
  'part',
  'rule',
  'scene',
  'section',
  'sub-verbo',
  'supplement',
  'table',
  'timestamp',
  'title-locator',
  'verse',
  'version',
  'volume',
] as const;

/** A place in a work as a person chooses it. */
export const chosenLocatorSchema = z.strictObject({
  label: z.enum(locatorLabels),
  value: z.string().trim().min(1).max(inputLimits.locator),
});
export type ChosenLocator = z.infer<typeof chosenLocatorSchema>;

/**
 * Body of `POST /api/citations`. `sourceInput` is the identifier, or the literal word `manual` with `manualData`.
 * `context` (in-text only): the sentence around the citation, or its topic; it helps to find the right work. `locator`: the
 * place that the in-text forms of the answer name; an in-text citation that names one overrides it. `recordUrl` (in-text
 * and title only): the address of the record that is meant, among those that the same request was answered with before.
 * `language`: what is printed in, instead of the style's own.
 */
export const citationRequestSchema = z.strictObject({
  format: styleIdSchema,
  language: languageSchema.optional(),
  inputType: inputTypeSchema,
  sourceInput: z.string().min(1).max(inputLimits.sourceInput),
  context: z.string().max(inputLimits.context).optional(),
  locator: chosenLocatorSchema.optional(),
  recordUrl: z.string().max(inputLimits.sourceInput).optional(),
  manualData: manualDataSchema.optional(),
});
export type CitationRequest = z.infer<typeof citationRequestSchema>;

/** Characters of a page, and bytes of a request with it. */
export const pageLimits = { html: 2 * 1024 * 1024, body: 4 * 1024 * 1024 } as const;

/**
 * A page as its reader has it, in place of one that the server fetches: what stands behind a wall, or on a network of its own. Its address says
 * where it stands. What is read from it is for this answer only.
 */
export const givenPageSchema = z.strictObject({
  url: z.string().refine(isWebAddress),
  html: z.string().min(1).max(pageLimits.html),
});
export type GivenPage = z.infer<typeof givenPageSchema>;

/** The longest texts about a record, and the most entries of one list. */
const recordLimits = { name: 200, message: 2_000, list: 200 } as const;

const sourceSchema = z.string().max(recordLimits.name);
const sourcedValueSchema = z.object({ source: sourceSchema, value: z.unknown() });

/**
 * Where one field of a record came from, and who gave another value. A field that the user changed has the source `edited`; its
 * `record` is what the record says.
 */
export const fieldEvidenceSchema = z.object({
  source: sourceSchema,
  disagreements: z.array(sourcedValueSchema).max(recordLimits.list).optional(),
  record: sourcedValueSchema.optional(),
});

/** The evidence of each field. */
export const evidenceSchema = z.record(sourceSchema, fieldEvidenceSchema);
export type Evidence = z.infer<typeof evidenceSchema>;

/**
 * How far a reference can be trusted: read from a registry or library (`registry`), from the page itself (`page`), from a page that the
 * caller sent and we have not seen (`given-page`),
 * typed, edited or brought along in a file by the user (`typed`), a real record that was matched to an in-text citation
 * (`matched`), or none of these.
 */
export const verifications = ['registry', 'page', 'given-page', 'typed', 'matched', 'unverified'] as const;
export const verificationSchema = z.enum(verifications);
export type Verification = z.infer<typeof verificationSchema>;

/** The record behind a reference: the service's name and the address under which a person can look at it. */
export const recordLinkSchema = z.object({
  name: z.string().max(recordLimits.name),
  url: z.string().max(inputLimits.sourceInput),
});
export type RecordLink = z.infer<typeof recordLinkSchema>;

/**
 * Something about a record that its user should know; `fields` are CSL variables. The list of codes is open: a page that does not
 * know a code shows the message.
 */
export const noticeSchema = z.object({
  code: z.string().min(1).max(60),
  message: z.string().max(recordLimits.message),
  fields: z.array(sourceSchema).max(recordLimits.list).optional(),
  url: z.string().max(inputLimits.sourceInput).optional(),
  /** What the notice is about, as it is printed: words of the title of `doubtful-capitals`, names of `guessed-organisation`. */
  words: z.array(z.string().max(itemLimits.title)).max(itemLimits.title).optional(),
  /** Present on notices that may make the work unfit to be cited. */
  severity: z.literal('warning').optional(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** A work with its origin, and the place in it that is cited: what a project stores of a citation. */
export const citedWorkSchema = z.strictObject({
  item: itemSchema,
  evidence: evidenceSchema,
  verification: verificationSchema,
  record: recordLinkSchema.optional(),
  notices: z.array(noticeSchema).max(recordLimits.list),
  locator: locatorSchema.optional(),
});
export type CitedWork = z.infer<typeof citedWorkSchema>;

/** How well a record fits an in-text citation, part by part, each from 0 (not at all) to 1 (exactly). */
const matchPart = z.number().min(0).max(1);
export const matchSchema = z.object({
  /** The first author. */
  author: matchPart,
  /** The other authors: named ones, and how many there are. */
  coauthors: matchPart,
  year: matchPart,
  /** Words of the context that the record shares. */
  context: matchPart,
  /** How often the work is cited, on a logarithmic scale. */
  standing: matchPart,
  /** 1 where a project of the same session holds the work already. */
  own: matchPart.optional(),
});
export type Match = z.infer<typeof matchSchema>;

const formattedTextSchema = z.object({ text: z.string(), html: z.string() });

/**
 * The forms in which a text cites a work, each as plain text and as HTML (under the rule of `formattedCitation`), with
 * the locator when there is one. Which of them exist is the style's matter: notes only in Chicago.
 */
export const inTextFormsSchema = z.object({
  /** "(Okafor, 2021, p. 5)", "[1]" */
  parenthetical: formattedTextSchema.optional(),
  /** "Okafor (2021, p. 5)" */
  narrative: formattedTextSchema.optional(),
  /** The full note of a first citation. */
  note: formattedTextSchema.optional(),
  /** The short note of every later one. */
  shortNote: formattedTextSchema.optional(),
  /** The note that follows directly on another of the same work, where the style has a form for it: "Ibid., 5." */
  ibid: formattedTextSchema.optional(),
});
export type InTextForms = z.infer<typeof inTextFormsSchema>;

/**
 * A paragraph of a list as it is set: `left` is the inches from the margin to its lines, `first` those from there to the first of them, and
 * `margin` what stands before it there. HTML is under the rule of `formattedCitation`.
 */
export const paragraphSchema = z.object({
  html: z.string(),
  margin: z.string().optional(),
  left: z.number(),
  first: z.number(),
});
export type ListParagraph = z.infer<typeof paragraphSchema>;

/** The paragraphs of an entry, where it is more than one that hangs: the style places parts of it, or an annotation follows. */
export const paragraphsSchema = z.array(paragraphSchema).optional();

const referenceFields = {
  /** The bibliography entry as HTML: only i, em, b, sub, sup, span.small-caps and a[http] occur. */
  formattedCitation: z.string(),
  /** The bibliography entry as one line of plain text. */
  plainText: z.string(),
  /** The in-text form as plain text (for Chicago the full note). */
  inTextCitation: z.string().optional(),
  /** The in-text form as HTML, under the same rule as `formattedCitation`. */
  inTextHtml: z.string().optional(),
  inTextForms: inTextFormsSchema.optional(),
};

/** Another real record that the input may have meant, formatted in the asked style. */
export const alternativeSchema = z.object({
  ...referenceFields,
  item: itemSchema,
  record: recordLinkSchema.optional(),
  /** 0 to 1: how well the record fits the input. */
  confidence: z.number().min(0).max(1),
  /** How far it can be trusted, where it is no published record that was matched. */
  verification: verificationSchema.optional(),
  match: matchSchema.optional(),
});
export type Alternative = z.infer<typeof alternativeSchema>;

/** Answer of `POST /api/citations` (200) and `POST /api/projects/{projectId}/citations` (201). */
export const citationResponseSchema = z.object({
  ...referenceFields,
  format: styleIdSchema,
  /** The language that was asked for. */
  language: languageSchema.optional(),
  item: itemSchema,
  evidence: evidenceSchema,
  verification: verificationSchema,
  record: recordLinkSchema.optional(),
  /** For a matched record: 0 to 1, how sure the match is, and on what it rests. */
  confidence: z.number().min(0).max(1).optional(),
  /** For a matched record: how many other works fit about as well, offered or not. */
  rivals: z.number().int().nonnegative().optional(),
  match: matchSchema.optional(),
  /** The place that the in-text citation named; the in-text forms of this answer name it too. */
  locator: locatorSchema.optional(),
  notices: z.array(noticeSchema),
  alternatives: z.array(alternativeSchema),
});
export type CitationResponse = z.infer<typeof citationResponseSchema>;
