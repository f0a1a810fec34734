// Resolves identifiers, web pages and in-text citations to records with evidence.
export type { Caller } from './caller.ts';
export { type Catalogue, createCatalogue } from './catalogue/catalogue.ts';
export { type Clock, systemClock } from './clock.ts';
export type { EmitEvent, ResolverEvent } from './events.ts';
export { type Cache, cacheTimes, createMemoryCache, type MemoryCacheOptions } from './http/cache.ts';
export { createHttp, type HttpOptions, type HttpTimeouts } from './http/client.ts';
export { createFairQueue, type FairQueue } from './http/fair-queue.ts';
export {
  type FetchKind,
  type Http,
  HttpError,
  type HttpErrorCode,
  type HttpRequest,
  type HttpResponse,
} from './http/http.ts';
export { type UpstreamName, upstreamLimits } from './http/limits.ts';
export type { Model, ModelBudget, ModelError } from './model/advice.ts';
export { createAskModel, type ModelEndpoint, type ModelTokens } from './model/ask-model.ts';
export { type PageReader, PageReaderError } from './page-reader/page-reader.ts';
export {
  createWorkerReader,
  type WorkerReader,
  type WorkerReaderOptions,
} from './page-reader/worker-reader.ts';
export type { OwnWork, Resolution } from './resolution.ts';
export { createResolver, type ResolveOptions, type Resolver, type ResolverOptions } from './resolve.ts';
export { ResolveError, type ResolveErrorCode } from './resolve-error.ts';
export type { ResolveRequest } from './resolve-request.ts';
export type { FoundWork, FoundWorks } from './title/found-works.ts';
export type { AskedRegister, CheckedWork, ListedWork } from './verify/check-works.ts';
export { compareItems, type FieldDifference } from './verify/compare.ts';
export { type Judgement, judge, type Verdict } from './verify/judge.ts';
export { type PageReading, readPage } from './webpage/read-page.ts';
