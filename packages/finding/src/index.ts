// Says which record a text means: a citation in the text, a title, an entry of a list.

export type { FindingContext } from './finding-context.ts';
export { amongOwnWorks } from './in-text/own-works.ts';
export { resolveInText } from './in-text/resolve-in-text.ts';
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
export type { CheckedIdentifier, FoundWork, FoundWorks, TextIdentifier } from './title/found-works.ts';
export { resolveTitle } from './title/resolve-title.ts';
export { searchWorks } from './title/search-works.ts';
export type { Difference } from './title/title-fit.ts';
export { type CheckedWork, checkWorks, type OnTurn } from './verify/check-works.ts';
export { type Comparison, compareItems } from './verify/compare.ts';
export type { FieldDifference } from './verify/differences.ts';
export type { AskedRegister, ListedWork } from './verify/identify.ts';
export { type Judgement, judge, type Testimony, type Verdict } from './verify/judge.ts';
export type { Agreement } from './verify/likelihood.ts';
export { slipNotice, slipsOf } from './verify/slips.ts';
