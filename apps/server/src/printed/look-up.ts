import {
  type Alternative,
  type CitationRequest,
  type CitationResponse,
  obviousWork,
  type SearchChoice,
  validationMessages,
} from '@citewright/contract';
import { detect, isIsbnLike } from '@citewright/identifiers';
import { partsOfStyleKey } from '@citewright/styles';
import { type ApiCaller, ApiProblem } from '../mcp/api-caller.ts';
import type { Asked } from './asked.ts';

/** A work to choose, as the style prints it, and what asks for it; absent where it has no identifier and no record. */
export interface PrintedChoice {
  html: string;
  asks: Pick<Asked, 'text' | 'recordUrl'> | undefined;
}

/** What is printed: nothing before something is asked for. */
export type PrintedAnswer =
  | { kind: 'nothing' }
  | { kind: 'found'; citation: CitationResponse; others: PrintedChoice[] }
  | { kind: 'choices'; choices: PrintedChoice[] }
  | { kind: 'refused'; message: string; problem?: ApiProblem; choices: PrintedChoice[] };

const choiceOf = ({ formattedCitation: html, request }: SearchChoice): PrintedChoice => ({
  html,
  asks: { text: request.sourceInput, recordUrl: request.recordUrl },
});

/** A record beside the one that was taken: by its DOI, or as a record of the same search. */
function otherOf({ formattedCitation: html, item, record }: Alternative, text: string): PrintedChoice {
  if (item.DOI !== undefined) return { html, asks: { text: String(item.DOI), recordUrl: undefined } };
  return { html, asks: record && { text, recordUrl: record.url } };
}

const othersOf = (alternatives: readonly Alternative[] = [], text: string): PrintedChoice[] =>
  alternatives.map((alternative) => otherOf(alternative, text));

/** The form's own words for a text that is no source. */
function complaintOf(text: string): string {
  if (text === '') return validationMessages.identifierRequired;
  if (isIsbnLike(text)) return validationMessages.isbnInvalid;
  return /^(?:https?:|www\.)/i.test(text)
    ? validationMessages.urlInvalid
    : validationMessages.identifierUnknown;
}

/** The style and the language of a request. */
function printedIn({ format }: Asked): Pick<CitationRequest, 'format' | 'language'> {
  const { style, language } = partsOfStyleKey(format);
  return { format: style, ...(language && { language }) };
}

async function citationFor(
  request: CitationRequest,
  text: string,
  { api, signal }: LookUp,
): Promise<PrintedAnswer> {
  const citation = await api.json('POST /api/citations', { body: request, signal });
  return { kind: 'found', citation, others: othersOf(citation.alternatives, text) };
}

/** A whole reference is cited where it is plain which work it means; a title leaves the choice to the person, as the tool does. */
async function searched(asked: Asked, lookUp: LookUp): Promise<PrintedAnswer> {
  const printed = printedIn(asked);
  const body = { ...printed, sourceInput: asked.text };
  const found = await lookUp.api.json('POST /api/search', { body, signal: lookUp.signal });
  const obvious = obviousWork(found);
  if (obvious) return await citationFor({ ...printed, ...obvious.request }, asked.text, lookUp);
  return { kind: 'choices', choices: found.choices.map(choiceOf) };
}

async function answerOf(asked: Asked, lookUp: LookUp): Promise<PrintedAnswer> {
  const { text, recordUrl } = asked;
  const { kind, value, reference } = detect(text);
  if (kind === 'unknown') return { kind: 'refused', message: complaintOf(text), choices: [] };
  if (reference || kind === 'title') {
    if (!recordUrl) return await searched(asked, lookUp);
    const request = { ...printedIn(asked), inputType: 'title', sourceInput: text, recordUrl } as const;
    return await citationFor(request, text, lookUp);
  }
  const chosen = kind === 'intext' && recordUrl ? { recordUrl } : {};
  return await citationFor(
    { ...printedIn(asked), inputType: kind, sourceInput: value, ...chosen },
    text,
    lookUp,
  );
}

/** How the API is called for a request. */
interface LookUp {
  api: ApiCaller;
  signal: AbortSignal;
}

/** Looks up what is asked for, by the API's own calls. What the API refuses is told in its words, with the works that come near. */
export async function lookUp(asked: Asked, calls: LookUp): Promise<PrintedAnswer> {
  if (!asked.runs) return { kind: 'nothing' };
  try {
    return await answerOf(asked, calls);
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    const { message, alternatives } = problem;
    return { kind: 'refused', message, problem, choices: othersOf(alternatives, asked.text) };
  }
}
