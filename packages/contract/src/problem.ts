import './without-eval.ts';
import * as z from 'zod';
import { alternativeSchema } from './citation.ts';
import { filePlaceSchema, styleSummarySchema } from './style.ts';

/** Every way in which a call can fail. The server's table of problems gives each its status and its words. */
export const problemCodes = [
  // the request
  'INVALID_REQUEST',
  'INVALID_JSON',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'CROSS_SITE_REQUEST',
  'METHOD_NOT_ALLOWED',
  'NOT_FOUND',
  'PROJECT_NOT_FOUND',
  'CITATION_NOT_FOUND',
  'LIMIT_REACHED',
  'PROJECT_FULL',
  'CHANGED_ELSEWHERE',
  'NOT_PUBLISHED_SINCE',
  'IDEMPOTENCY_CONFLICT',
  'RATE_LIMITED',
  'UNKNOWN_STYLE',
  'UNKNOWN_LANGUAGE',
  // the fields of a project
  'PROJECT_NAME_REQUIRED',
  'MODULE_NAME_REQUIRED',
  'MODULE_CODE_REQUIRED',
  // the input of a citation
  'INVALID_DOI',
  'INVALID_ISBN',
  'INVALID_URL',
  'INVALID_IN_TEXT',
  'INVALID_TITLE',
  'INVALID_MANUAL',
  // an import, a backup, a link to another device
  'UNKNOWN_IDENTIFIER',
  'ENTRY_UNREADABLE',
  'IMPORT_UNREADABLE',
  'IMPORT_UNKNOWN_FORMAT',
  'IMPORT_UNKNOWN_COLUMNS',
  'IMPORT_TOO_LONG',
  'IMPORT_TOO_LARGE',
  'CHECK_TOO_LONG',
  // the file of a paper
  'PAPER_UNKNOWN_FORMAT',
  'PAPER_NOT_IN_ARCHIVE',
  'PAPER_NO_SUCH_PLACE',
  'PAPER_UNREADABLE',
  'PAPER_TOO_LONG',
  'PAPER_LOCKED',
  'PAPER_WITHOUT_TEXT',
  'PAPER_NOT_WRITABLE',
  'PAPER_STYLE_DIFFERS',
  // the file of a source
  'PDF_EXPECTED',
  'PDF_WITHOUT_TEXT',
  'PDF_WITHOUT_TITLE',
  'BACKUP_UNREADABLE',
  'LINK_EXPIRED',
  // the file of a style
  'STYLE_UNREADABLE',
  'STYLE_TOO_COMPLEX',
  'STYLE_IN_USE',
  // the source
  'DOI_NOT_FOUND',
  'ARXIV_NOT_FOUND',
  'PMID_NOT_FOUND',
  'ISBN_NOT_FOUND',
  'IN_TEXT_NOT_FOUND',
  'TITLE_NOT_FOUND',
  'SEVERAL_WORKS_FIT',
  'PAGE_NOT_FOUND',
  'HOST_NOT_FOUND',
  'PAGE_WITHOUT_TITLE',
  'SOURCE_UNREACHABLE',
  'SOURCE_TIMEOUT',
  'SOURCE_REFUSED',
  'SOURCE_IS_FILE',
  // the services we ask, and ourselves
  'UPSTREAM_FAILED',
  'UPSTREAM_BUSY',
  'UPSTREAM_TIMEOUT',
  'OVERLOADED',
  'RESTARTING',
  'STORAGE_UNAVAILABLE',
  'READER_FAILED',
  'INTERNAL',
] as const;

export const problemCodeSchema = z.enum(problemCodes);
export type ProblemCode = z.infer<typeof problemCodeSchema>;

/**
 * Body of every failed call. `message` is a headline, then lines that begin with a bullet: those that go on with Try, Use
 * or Check say what to do next, the others why it may have happened. `requestId` finds the call in the server's log.
 * `styles`: those whose names come near one that is not known. `place`: of the first fault of a file. `alternatives`: real records that came near an in-text citation or a title, for the person to choose from.
 */
export const problemSchema = z.object({
  message: z.string(),
  code: problemCodeSchema,
  requestId: z.string().optional(),
  alternatives: z.array(alternativeSchema).optional(),
  styles: z.array(styleSummarySchema).optional(),
  place: filePlaceSchema.optional(),
});
export type Problem = z.infer<typeof problemSchema>;
