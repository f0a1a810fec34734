import './without-eval.ts';
import * as z from 'zod';
import { checkCountsSchema, checkedEntrySchema, checkLimits, listedEntrySchema } from './checks.ts';
import { noticeSchema } from './citation.ts';
import { itemSchema } from './item.ts';
import { languageSchema, styleIdSchema } from './style.ts';

/** Bytes of a paper's file and of the request with it, and the characters of its name, of paths in an archive, and of a line that is quoted. */
export const paperLimits = {
  bytes: 20 * 1024 * 1024,
  body: 20 * 1024 * 1024 + 65_536,
  name: 255,
  path: 1000,
  line: 1000,
  /** Links of one paper that are looked up or cited. */
  links: 500,
} as const;

/** What can be wrong between the citations of a paper and its list. */
export const findingKinds = [
  'missing-reference',
  'uncited-reference',
  'year',
  'author',
  'ambiguous',
  'duplicate',
  'suffix-swapped',
  'gap',
  'beyond-list',
  'undefined-key',
  'key-case',
  'unused-keys',
] as const;
export const findingKindSchema = z.enum(findingKinds);
export type FindingKind = z.infer<typeof findingKindSchema>;

const place = z.int().nonnegative();

/** A citation in the text of a paper; places count UTF-16 units of the text. */
export const paperCallOutSchema = z.object({
  start: place,
  end: place,
  /** The entries of the list that it names, by their index. */
  refs: z.array(place),
});
export type PaperCallOut = z.infer<typeof paperCallOutSchema>;

/** What does not agree in a paper, and what would mend it. */
export const paperFindingSchema = z.object({
  kind: findingKindSchema,
  message: z.string(),
  /** How sure it is, from 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** Index of the citation that it is about. */
  callout: place.optional(),
  /** Index of the entry that it is about. */
  reference: place.optional(),
  start: place,
  end: place,
});
export type PaperFinding = z.infer<typeof paperFindingSchema>;

/** Whether a finding is told as one; one that is less sure is told apart, under "perhaps", and counts nowhere. */
export const isSureFinding = ({ confidence }: Pick<PaperFinding, 'confidence'>): boolean => confidence >= 0.8;

/** What a paper does otherwise than its style, or than it does itself elsewhere: advice, no fault. */
const adviceKinds = ['citation-order', 'et-al', 'ampersand', 'quotation-page', 'list-style'] as const;
const adviceKindSchema = z.enum(adviceKinds);
export type AdviceKind = z.infer<typeof adviceKindSchema>;

/** A piece of advice, with all of its places; each kind comes once. */
const paperAdviceSchema = z.object({
  kind: adviceKindSchema,
  message: z.string(),
  places: z.array(
    z.object({
      start: place,
      end: place,
      /** Index of the citation. */
      callout: place.optional(),
      /** Index of the entry. */
      reference: place.optional(),
      /** What is there, where the message cannot say it. */
      note: z.string().optional(),
    }),
  ),
});

const letterSpan = z.object({ first: z.string(), last: z.string() });

/** What was read of the list of a paper. */
const paperCoverageSchema = z.object({
  /** By what the list was found: its heading, marks of the file, the form of its entries, what the request said, full citations in notes, or keys. Absent where none was. */
  list: z.enum(['heading', 'marks', 'form', 'given', 'notes', 'keys']).optional(),
  /** A list of which a part was read, and up to where the text cites; or files of its text or of references that were not given. */
  part: z
    .discriminatedUnion('by', [
      z.object({ by: z.literal('number'), read: place, cited: place }),
      z.object({ by: z.literal('letter'), read: letterSpan, cited: letterSpan }),
      z.object({ by: z.literal('file'), absent: z.array(z.string()) }),
    ])
    .optional(),
  /** What was not read, in words. Absent where all was. */
  message: z.string().optional(),
});

/** Why a link may lead to no source: a person is asked. */
export const linkDoubts = [
  'mail',
  'place',
  'search',
  'form',
  'shared',
  'tool',
  'home',
  'own',
  'unread',
] as const;
export type LinkDoubt = (typeof linkDoubts)[number];

/** A link of the text: an address or identifier that it prints, or words with an address behind them. */
export const paperLinkSchema = z.object({
  start: place,
  end: place,
  text: z.string(),
  /** What it names, in canonical form. Absent where its address is none of the web. */
  target: z.object({ kind: z.enum(['doi', 'isbn', 'url']), value: z.string() }).optional(),
  /** Why it may be no source; absent where nothing speaks against it. */
  doubt: z.enum(linkDoubts).optional(),
  /** The doubt in words. */
  message: z.string().optional(),
});
export type PaperLink = z.infer<typeof paperLinkSchema>;

/** A paper as it was read: the event `paper` of a stream. */
export const paperViewSchema = z.object({
  name: z.string().max(paperLimits.name),
  /** The path of the paper in an archive. */
  main: z.string().max(paperLimits.path).optional(),
  /** The document as text: blocks with a blank line between them, cells of a table row with tabs between them, notes behind the body. */
  text: z.string(),
  /** Headings, by their place in the text. */
  headings: z.array(z.object({ start: place, end: place })),
  references: z.array(listedEntrySchema),
  callouts: z.array(paperCallOutSchema),
  /** Links of its text, which `POST /api/papers/links` looks up; those of its list are none. */
  links: z.array(paperLinkSchema),
  findings: z.array(paperFindingSchema),
  /** Apart from the findings: what may be better, not what is wrong. */
  advice: z.array(paperAdviceSchema),
  /** What of the list was read: where none was found, no finding says nothing. */
  coverage: paperCoverageSchema,
  /** The style that the articles of the list are in, where it is known surely, and how many of those compared agree with it. */
  listStyle: z.object({ id: z.string(), name: z.string(), agreeing: place, compared: place }).optional(),
});
export type PaperView = z.infer<typeof paperViewSchema>;

/** Fields of `POST /api/papers/check`, a form with a file. Nothing of it is stored. */
export const paperCheckRequestSchema = z.strictObject({
  file: z.file().max(paperLimits.bytes),
  /** `false`: citations are compared with the list, and nothing is looked up. */
  lookUp: z.enum(['true', 'false']).default('true'),
  /** Of an archive the paper, by its path: by default the one that prints a list of references and has most text. */
  main: z.string().min(1).max(paperLimits.path).optional(),
  /** Where the list of references begins, if it is not found: the words of its first line, or their place in the text of the paper. */
  listBegins: z.string().min(1).max(paperLimits.line).optional(),
  /** Only these entries are looked up, by their index: `3,17`. To go on after a stop, or to try again. */
  only: z
    .string()
    .regex(/^\d{1,4}(?:,\d{1,4})*$/)
    .max(5 * checkLimits.entries)
    .optional(),
});

/** Answer of a check of a paper for a caller that does not ask for a stream. */
export const paperCheckResultSchema = z.object({
  paper: paperViewSchema,
  counts: checkCountsSchema,
  entries: z.array(checkedEntrySchema),
});
export type PaperCheckResult = z.infer<typeof paperCheckResultSchema>;

/** Fields of `POST /api/papers/links`, a form with a file. Nothing of it is stored. */
export const paperLinksRequestSchema = z.strictObject({
  file: z.file().max(paperLimits.bytes),
  /** As in a check. */
  main: z.string().min(1).max(paperLimits.path).optional(),
  listBegins: z.string().min(1).max(paperLimits.line).optional(),
  /** Only these links are looked up, by their index; by default all that nothing speaks against. */
  only: z
    .string()
    .regex(/^\d{1,4}(?:,\d{1,4})*$/)
    .max(5 * paperLimits.links)
    .optional(),
});

/** Fields of `POST /api/citations/file`, a form with a PDF. Nothing of it is stored. */
export const fileCitationRequestSchema = z.strictObject({
  file: z.file().max(paperLimits.bytes),
  format: styleIdSchema,
  language: languageSchema.optional(),
});

/** What became of a link: its work, why nothing was looked up, or why nothing was found. The event `link` of a stream. */
export const lookedUpLinkSchema = paperLinkSchema.extend({
  /** Its place among the links of the paper. */
  index: place,
  status: z.enum(['found', 'asked', 'failed']),
  item: itemSchema.optional(),
  /** The work in a few words: "Okafor (2019), Rivers of the delta". */
  work: z.string().optional(),
  /** What a reader should know of the work: that it was retracted, say. */
  notices: z.array(noticeSchema),
});
export type LookedUpLink = z.infer<typeof lookedUpLinkSchema>;

/** Answer with all links of a paper, for a caller that does not ask for a stream. */
export const paperLinksSchema = z.object({ links: z.array(lookedUpLinkSchema) });
export type PaperLinks = z.infer<typeof paperLinksSchema>;

/**
 * How a document is given back: with remarks only, with changes that a person accepts or rejects, or with the changes made.
 */
export const paperWays = ['comments', 'tracked', 'clean'] as const;
export type PaperWay = (typeof paperWays)[number];

/** Bytes of the corrections beside the file. */
export const correctionBytes = 4 * 1024 * 1024;
/** Values, lists and objects of the corrections: a thousand works of twenty authors have 60,000. */
export const correctionValues = 100_000;

/** What is to be corrected in a paper. */
export const paperCorrectionsSchema = z.strictObject({
  way: z.enum(paperWays),
  style: styleIdSchema,
  /** The works as entries should say them, by their index; a work that is left out (`null`) stands in the list twice. */
  entries: z.array(z.strictObject({ index: place, item: itemSchema.nullable() })).max(checkLimits.entries),
  /** Sets the whole list anew, in the order of the style; by default only the entries that are named change. */
  wholeList: z.boolean().default(false),
  /** With the whole list: entries that nobody decided and no register confirmed, by their index. They stand letter for letter as they were written. */
  asWritten: z.array(place).max(checkLimits.entries).default([]),
  /** Makes citations and list live: fields of Zotero, or in Markdown and LaTeX keys of a file of references. */
  live: z.boolean().default(false),
  /** Links that become citations, by their index; `null` for one whose work is not known: it stays, with a remark. The whole list is set then. */
  links: z
    .array(z.strictObject({ index: place, item: itemSchema.nullable() }))
    .max(paperLimits.links)
    .default([]),
});
export type PaperCorrections = z.input<typeof paperCorrectionsSchema>;

/** Fields of `POST /api/papers/correct`, a form with the file and the corrections as JSON. Nothing of it is stored. */
export const paperCorrectRequestSchema = z.strictObject({
  file: z.file().max(paperLimits.bytes),
  /** As in a check. */
  main: z.string().min(1).max(paperLimits.path).optional(),
  listBegins: z.string().min(1).max(paperLimits.line).optional(),
  corrections: z.string().max(correctionBytes),
});
