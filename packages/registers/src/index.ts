// Asks registers and libraries for the record of an identifier or an address, through one guarded client.
export { findCopy } from './by-kind/copies.ts';
export { resolveDoi } from './by-kind/doi.ts';
export { collect, noAnswerError } from './by-kind/failure.ts';
export { resolveIsbn } from './by-kind/isbn.ts';
export { missingFieldNotices } from './by-kind/notices.ts';
export { resolveUrl } from './by-kind/url.ts';
export { type Caller, nobody } from './caller.ts';
export { type Catalogue, catalogueResolution, createCatalogue, knownWorks } from './catalogue/catalogue.ts';
export { type Clock, systemClock } from './clock.ts';
export type { Outcome, ResolverContext } from './context.ts';
export { type EmitEvent, ignoreEvent, type ResolverEvent } from './events.ts';
export { type Cache, cacheTimes, createMemoryCache, type MemoryCacheOptions } from './http/cache.ts';
export { createHttp, type HttpOptions, type HttpTimeouts } from './http/client.ts';
export type { Connector } from './http/dial.ts';
export { createFairQueue, type FairQueue, type Release } from './http/fair-queue.ts';
export type { GuardOptions } from './http/guard.ts';
export {
  type AnswerHead,
  type FetchKind,
  type Http,
  HttpError,
  type HttpErrorCode,
  type HttpRequest,
  type HttpResponse,
} from './http/http.ts';
export { createModelPost, type ModelReply } from './http/model-post.ts';
export type { ResolveName } from './http/names.ts';
export { createSingleFlight } from './http/single-flight.ts';
export { createTurnQueue } from './http/turn-queue.ts';
export { createUpstream } from './http/upstream.ts';
export { UpstreamError, type UpstreamErrorCode } from './http/upstream-error.ts';
export {
  type FetchedPage,
  type PageReader,
  PageReaderError,
  type PageReaderErrorCode,
  type ReadResult,
  readInProcess,
} from './page-reader/page-reader.ts';
export {
  confinement,
  createWorkerReader,
  type WorkerReader,
  type WorkerReaderOptions,
} from './page-reader/worker-reader.ts';
export type { OwnResolution, OwnWork, Resolution } from './resolution.ts';
export { ResolveError, type ResolveErrorCode, type ResolveErrorDetail } from './resolve-error.ts';
export type { InTextRequest, PageRequest, ResolveRequest, TitleRequest } from './resolve-request.ts';
export {
  type ListedSource,
  registerOfSubject,
  type SearchSource,
  type SubjectName,
  sourceOrder,
  sources,
  type UpstreamLimits,
  type UpstreamName,
  upstreamLimits,
} from './source-table.ts';
export { editionOf } from './sources/book-fields.ts';
export type { DatedCopy } from './sources/copies/parse.ts';
export { searchCrossref } from './sources/crossref/request.ts';
export { searchDatasets } from './sources/datacite/request.ts';
export { searchPublications } from './sources/dblp/request.ts';
export { searchOpenAlex } from './sources/openalex/request.ts';
export type { LaterEdition } from './sources/openlibrary/parse.ts';
export { findEdition, findLaterEdition, searchBooks } from './sources/openlibrary/request.ts';
export { findArticle, searchArticles } from './sources/pubmed/request.ts';
export type { SourceRecord } from './sources/source-record.ts';
export { spellsOut } from './text/abbreviation.ts';
export { pagePlace, siteOf } from './text/page-place.ts';
