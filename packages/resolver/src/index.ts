// Resolves identifiers, web pages and in-text citations to records with evidence.
export type { Caller } from './caller.ts';
export { type Catalogue, createCatalogue } from './catalogue/catalogue.ts';
export { type Clock, systemClock } from './clock.ts';
export type { EmitEvent, ResolverEvent } from './events.ts';
export { type Cache, cacheTimes, createMemoryCache, type MemoryCacheOptions } from './http/cache.ts';
export { createHttp, type HttpOptions, type HttpTimeouts } from './http/client.ts';
export type { Connector } from './http/dial.ts';
/** @internal */
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
export { type UpstreamLimits, type UpstreamName, upstreamLimits } from './http/limits.ts';
export type { ResolveName } from './http/names.ts';
export type { UpstreamErrorCode } from './http/upstream-error.ts';
export type {
  Advice,
  AskModel,
  Model,
  ModelBudget,
  ModelError,
  ModelErrorCode,
  Proposal,
  Question,
} from './model/advice.ts';
export { createAskModel, type ModelEndpoint } from './model/ask-model.ts';
export type { ModelProtocol, ModelTokens } from './model/protocols.ts';
export {
  type FetchedPage,
  type PageReader,
  PageReaderError,
  type PageReaderErrorCode,
  type ReadResult,
} from './page-reader/page-reader.ts';
/** @internal */
export {
  confinement,
  createWorkerReader,
  type WorkerReader,
  type WorkerReaderOptions,
} from './page-reader/worker-reader.ts';
export type { OwnWork, Resolution } from './resolution.ts';
export { createResolver, type ResolveOptions, type Resolver, type ResolverOptions } from './resolve.ts';
export { ResolveError, type ResolveErrorCode, type ResolveErrorDetail } from './resolve-error.ts';
export type { InTextRequest, PageRequest, ResolveRequest, TitleRequest } from './resolve-request.ts';
export type { SourceRecord } from './sources/source-record.ts';
export type { CheckedIdentifier, FoundWork, FoundWorks, TextIdentifier } from './title/found-works.ts';
export type { Difference } from './title/title-fit.ts';
export type { AskedRegister, CheckedWork, ListedWork, OnTurn } from './verify/check-works.ts';
export { type Comparison, compareItems } from './verify/compare.ts';
export type { FieldDifference } from './verify/differences.ts';
export { type Judgement, judge, type Testimony, type Verdict } from './verify/judge.ts';
export type { Agreement } from './verify/likelihood.ts';
export type { PageIdentifiers } from './webpage/page-identifiers.ts';
export { type PageReading, readPage } from './webpage/read-page.ts';
