// Resolves identifiers, web pages and in-text citations to records with evidence.

export { type PageIdentifiers, type PageReading, readPage } from '@citewright/pages';
/** @internal */
export {
  type AnswerHead,
  type Cache,
  type Caller,
  type Catalogue,
  type Clock,
  type Connector,
  cacheTimes,
  confinement,
  createCatalogue,
  createFairQueue,
  createHttp,
  createMemoryCache,
  createWorkerReader,
  type EmitEvent,
  type FairQueue,
  type FetchedPage,
  type FetchKind,
  type GuardOptions,
  type Http,
  HttpError,
  type HttpErrorCode,
  type HttpOptions,
  type HttpRequest,
  type HttpResponse,
  type HttpTimeouts,
  type InTextRequest,
  type MemoryCacheOptions,
  type OwnWork,
  type PageReader,
  PageReaderError,
  type PageReaderErrorCode,
  type PageRequest,
  type ReadResult,
  type Resolution,
  ResolveError,
  type ResolveErrorCode,
  type ResolveErrorDetail,
  type ResolveName,
  type ResolveRequest,
  type ResolverEvent,
  type SourceRecord,
  systemClock,
  type TitleRequest,
  type UpstreamErrorCode,
  type UpstreamLimits,
  type UpstreamName,
  upstreamLimits,
  type WorkerReader,
  type WorkerReaderOptions,
} from '@citewright/registers';
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
export { createResolver, type ResolveOptions, type Resolver, type ResolverOptions } from './resolve.ts';
export type { CheckedIdentifier, FoundWork, FoundWorks, TextIdentifier } from './title/found-works.ts';
export type { Difference } from './title/title-fit.ts';
export type { AskedRegister, CheckedWork, ListedWork, OnTurn } from './verify/check-works.ts';
export { type Comparison, compareItems } from './verify/compare.ts';
export type { FieldDifference } from './verify/differences.ts';
export { type Judgement, judge, type Testimony, type Verdict } from './verify/judge.ts';
export type { Agreement } from './verify/likelihood.ts';
