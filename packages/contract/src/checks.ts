import './without-eval.ts';
import * as z from 'zod';
import { inputLimits, noticeSchema } from './citation.ts';
import { itemSchema } from './item.ts';
import { problemSchema } from './problem.ts';

/**
 * Characters of a list to check, bytes of its body, the entries that one check may have, the characters of an entry that are shown, and
 * the most works that are offered beside the record.
 */
export const checkLimits = {
  text: 2 * 1024 * 1024,
  body: 4 * 1024 * 1024,
  entries: 1_000,
  input: 4_000,
  alternatives: 5,
} as const;

/** Body of `POST /api/checks`: the text of a file of references, or a pasted list of them. Nothing of it is stored. */
export const checkRequestSchema = z.strictObject({
  /** A text of more than `checkLimits.text` characters is refused as too long. */
  text: z.string().min(1),
  /** A file format that the server reads; `auto` detects it, `list` is a list of references as text. */
  format: z.string().max(20).default('auto'),
  /** Only these entries, by their index in the text: to go on after a stop, or to try again. All without it. */
  only: z.array(z.int().min(0).max(checkLimits.entries)).min(1).max(checkLimits.entries).optional(),
});
export type CheckRequest = z.input<typeof checkRequestSchema>;

/**
 * What became of an entry: nothing differs from the record that a reader could see (`confirmed`); the record contradicts a detail, however
 * small (`differs`); its identifier leads to another work (`other-work`); no register that was asked holds it (`not-found`); registers could
 * not be asked, so nothing is known (`not-checked`); a kind of source that no register holds (`not-checkable`).
 */
export const checkVerdicts = [
  'confirmed',
  'differs',
  'other-work',
  'not-found',
  'not-checked',
  'not-checkable',
] as const;
export const checkVerdictSchema = z.enum(checkVerdicts);
export type CheckVerdict = z.infer<typeof checkVerdictSchema>;

/**
 * What stands before the verdict: the work was retracted, there is an expression of concern about it, it was corrected, it is a preprint that
 * was published since; its page or site is gone; or a detail of the entry cannot be, whatever a register says. In this order.
 */
export const checkAlerts = ['retracted', 'concern', 'corrected', 'superseded', 'gone', 'impossible'] as const;
export const checkAlertSchema = z.enum(checkAlerts);
export type CheckAlert = z.infer<typeof checkAlertSchema>;

const place = z.int().nonnegative();
const shown = z.string().max(checkLimits.input);
const registerName = z.string().max(200);

/** An entry of the text before it is checked; `start` and `end` are its place in the text (UTF-16 units), for lists as text. */
export const listedEntrySchema = z.object({
  index: place,
  /** The entry as it stands in the text; for a file of records authors, year and title. */
  input: shown,
  start: place.optional(),
  end: place.optional(),
});
export type ListedEntry = z.infer<typeof listedEntrySchema>;

/** The event `start` of a stream: how many entries are checked, and which. */
export const checkStartSchema = z.object({
  total: place,
  /** How many entries the text has, with those that are not checked. */
  listed: place,
  entries: z.array(listedEntrySchema),
});
export type CheckStart = z.infer<typeof checkStartSchema>;

/** A field, a CSL variable, in which the record contradicts the list, in words as a reader would write them. */
export const checkDifferenceSchema = z.object({
  field: z.string().max(60),
  /** What the list says; null where it says nothing. */
  listed: shown.nullable(),
  /** What the record says; null where it says nothing. */
  record: shown.nullable(),
  /** `serious`: a reader would look for another work, or not find it. `slight` ones are wrong, too. */
  weight: z.enum(['serious', 'slight']),
});
export type CheckDifference = z.infer<typeof checkDifferenceSchema>;

/** A record of a register. */
export const checkedRecordSchema = z.object({
  item: itemSchema,
  /** The register as evidence of citations names it: `crossref`, `openalex`, ... */
  source: registerName,
  /** Where a person can look at it. */
  url: z.string().max(inputLimits.sourceInput).optional(),
  identifiers: z.object({
    doi: z.string().optional(),
    isbn: z.string().optional(),
    pmid: z.string().optional(),
    arxiv: z.string().optional(),
  }),
});
export type CheckedRecord = z.infer<typeof checkedRecordSchema>;

/** A copy of a page in an archive of the web. */
const pageCopySchema = z.object({
  /** The name of the archive: `archive` of an item that is cited from the copy. */
  archive: registerName,
  /** Where the copy is: `archive_location` of such an item. */
  url: z.string().max(inputLimits.sourceInput),
  /** The day of the copy: `2019-05-03`. */
  date: z.string().max(10),
});

/** A register that was asked for an entry, and whether it holds it. */
export const askedRegisterSchema = z.object({
  register: registerName,
  outcome: z.enum(['held', 'not-held', 'unavailable']),
});
export type AskedRegister = z.infer<typeof askedRegisterSchema>;

/** What became of one entry. In a stream each is an event `entry`, sent when it is decided: not always in the order of `index`. */
export const checkedEntrySchema = z.object({
  index: place,
  verdict: checkVerdictSchema,
  /** What stands before the verdict, the gravest first. */
  alerts: z.array(checkAlertSchema),
  /** What was read from the list. */
  item: itemSchema,
  /** 0 to 1: how sure it is that the record is the work that is listed. */
  confidence: z.number().min(0).max(1).optional(),
  /** The gravest first. */
  differences: z.array(checkDifferenceSchema),
  /** Fields that say the same in another form: capitals, initials, an abbreviated journal, the year of online publication. */
  forms: z.array(z.string().max(60)),
  record: checkedRecordSchema.optional(),
  /**
   * For `not-found` what came closest; for `other-work` what the identifier leads to, then the work that the text describes; for a preprint
   * that is `superseded` its publication.
   */
  alternatives: z.array(checkedRecordSchema).max(checkLimits.alternatives),
  asked: z.array(askedRegisterSchema),
  /** Retracted, corrected, published meanwhile, a later edition, a year that is an earlier version's, a detail that cannot be. */
  notices: z.array(noticeSchema),
  /** A copy of the page at the entry's address, which is gone, moved, changed or closed: the one nearest to the day of access. */
  copy: pageCopySchema.optional(),
  /** An entry of the list with the same work, decided before this one. */
  duplicateOf: place.optional(),
  /** Why it was not checked. */
  problem: problemSchema.pick({ message: true, code: true }).optional(),
});
export type CheckedEntry = z.infer<typeof checkedEntrySchema>;

/** How a check ended, the event `done` of a stream: the entries of each verdict, and how many have each alert. */
export const checkCountsSchema = z.object({
  total: place,
  confirmed: place,
  differs: place,
  'other-work': place,
  'not-found': place,
  'not-checked': place,
  'not-checkable': place,
  duplicates: place,
  /** Of those that are `confirmed`: how many differ in form alone. */
  forms: place,
  retracted: place,
  concern: place,
  corrected: place,
  superseded: place,
  gone: place,
  impossible: place,
});
export type CheckCounts = z.infer<typeof checkCountsSchema>;

/** Answer of a check for a caller that does not ask for a stream: the entries in their order. */
export const checkResultSchema = z.object({
  counts: checkCountsSchema,
  entries: z.array(checkedEntrySchema),
});
export type CheckResult = z.infer<typeof checkResultSchema>;
