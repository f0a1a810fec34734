import type {
  Bibliography,
  bibliographyRequestSchema,
  CheckCounts,
  CheckedEntry,
  CheckRequest,
  CheckStart,
  CitationRequest,
  CitationResponse,
  Conversion,
  conversionRequestSchema,
  NearStyle,
  PaperLinks,
  PaperView,
  Project,
  SearchRequest,
  SearchResponse,
  StyleSummary,
  styleExamplesSchema,
} from '@citewright/contract';
import type * as z from 'zod';

/** Calls that tools and commands make: what each takes beside its path, and the JSON that it gives. */
export interface ApiCalls {
  'POST /api/citations': { body: CitationRequest; answer: CitationResponse };
  'POST /api/citations/file': { form: FormData; answer: CitationResponse };
  'POST /api/search': { body: SearchRequest; answer: SearchResponse };
  'POST /api/bibliographies': { body: z.input<typeof bibliographyRequestSchema>; answer: Bibliography };
  /** With `report`. */
  'POST /api/conversions': {
    body: z.input<typeof conversionRequestSchema> & { report: true };
    answer: Conversion;
  };
  'POST /api/papers/links': { form: FormData; answer: PaperLinks };
  'GET /api/styles': { query: { q: string; limit: `${number}` }; answer: StyleSummary[] };
  'POST /api/styles/find': { body: z.input<typeof styleExamplesSchema>; answer: NearStyle[] };
  'GET /api/projects': { answer: Project[] };
}

/** Calls that are answered by a stream: what each takes, and the data of its events by their names. */
export interface ApiStreams {
  'POST /api/checks': {
    body: CheckRequest;
    events: { start: CheckStart; entry: CheckedEntry; done: CheckCounts };
  };
  'POST /api/papers/check': {
    form: FormData;
    events: { paper: PaperView; entry: CheckedEntry; done: CheckCounts };
  };
}

/** Calls that are answered by the file of a document. */
export type ApiDocument = 'POST /api/papers/correct';

/** Calls that are answered by a file. */
export type ApiFile = `GET /api/projects/${number}/export?format=${string}`;
