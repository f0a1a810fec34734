import * as z from 'zod';
import { createModelFetch } from '../http/model-fetch.ts';
import { type Advice, type AskModel, ModelError, type Question } from './advice.ts';
import { instructions, questionText } from './question-text.ts';

/** An endpoint with OpenAI's chat protocol: a service, or Ollama, vLLM and the like. */
export interface ModelEndpoint {
  /** Base address with path: `https://api.openai.com/v1`, `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  /** Absent for endpoints that need none. */
  apiKey?: string | undefined;
  /** Deadline for all attempts together, in milliseconds. */
  patience?: number;
  /** Called with the token counts of each answered attempt, if the endpoint reports them. */
  onTokens?(tokens: ModelTokens): void;
}

/** Tokens of one attempt: sent and received. */
export interface ModelTokens {
  input: number;
  output: number;
}

const maxTokens = 700;

// All keys are required and unbounded, because OpenAI's strict mode supports little more of JSON Schema.
// Bounds are checked below.
const answerSchema = z.object({
  choice: z.number().nullable(),
  confidence: z.number(),
  title: z.string().nullable(),
  author: z.string().nullable(),
  year: z.number().nullable(),
});
type Answer = z.infer<typeof answerSchema>;

function proposalOf({ title, author, year }: Answer): Advice['proposal'] {
  const trimmed = title?.trim().slice(0, 300) ?? '';
  if (trimmed === '') return undefined;
  return {
    title: trimmed,
    author: author?.trim().slice(0, 100) || undefined,
    year: year !== null && Number.isInteger(year) ? year : undefined,
  };
}

/** Validates the answer: a number that no candidate has is ignored. */
function adviceOf(answer: Answer, { candidates }: Question): Advice {
  const index = (answer.choice ?? 0) - 1;
  const known = candidates[index] !== undefined;
  return {
    choice: known ? index : undefined,
    confidence: Math.min(1, Math.max(0, answer.confidence)),
    proposal: known ? undefined : proposalOf(answer),
  };
}

/** Newer models of OpenAI refuse the old name of this limit. https://platform.openai.com/docs/api-reference/chat/create */
function withNewTokenLimit({ max_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: limit };
}

/** Loaded with the first question: servers without a model never need it. */
async function loadSdk() {
  const [{ generateText, NoObjectGeneratedError, Output, APICallError }, { createOpenAICompatible }] =
    await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  // Unsupported features are handled by the second attempt; the SDK would log a warning.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { generateText, NoObjectGeneratedError, Output, APICallError, createOpenAICompatible };
}
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/** The attempts in order: with a JSON schema, then as plain JSON, which older servers and small models support. */
function waysToAsk(
  { createOpenAICompatible }: Sdk,
  { baseUrl, model, apiKey }: ModelEndpoint,
  fetch: typeof globalThis.fetch,
) {
  const shared = { name: 'model', baseURL: baseUrl, fetch, ...(apiKey !== undefined && { apiKey }) };
  return [
    createOpenAICompatible({ ...shared, supportsStructuredOutputs: true })(model),
    createOpenAICompatible({ ...shared, transformRequestBody: withNewTokenLimit })(model),
  ];
}

/** True for failures that the next attempt may avoid: an unreadable answer, or a rejected request. */
function isWorthAnotherWay({ NoObjectGeneratedError, APICallError }: Sdk, error: unknown): boolean {
  if (NoObjectGeneratedError.isInstance(error)) return true;
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
}

/**
 * Asks a model through the AI SDK, without tools: at most two attempts of 700 tokens each, together within `patience`
 * (8 seconds). Aborting closes the connection.
 */
export function createAskModel(endpoint: ModelEndpoint): AskModel {
  const { patience = 8_000, onTokens } = endpoint;
  const fetch = createModelFetch(endpoint.baseUrl, patience);

  return async (question, signal) => {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const sdk = await loadSdk();
    let failure: unknown;
    for (const model of waysToAsk(sdk, endpoint, fetch)) {
      try {
        const { output, usage } = await sdk.generateText({
          model,
          instructions,
          prompt: questionText(question),
          output: sdk.Output.object({ schema: answerSchema, name: 'advice' }),
          maxOutputTokens: maxTokens,
          maxRetries: 0,
          abortSignal: stop,
        });
        onTokens?.({ input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 });
        return adviceOf(output, question);
      } catch (error) {
        failure = error;
        if (stop.aborted || !isWorthAnotherWay(sdk, error)) break;
      }
    }
    if (stop.aborted) throw new ModelError('timeout', failure);
    throw new ModelError(sdk.NoObjectGeneratedError.isInstance(failure) ? 'malformed' : 'failed', failure);
  };
}
