import { createModelPost, type ModelReply } from '@citewright/registers';
import * as z from 'zod';
import { type Advice, type AskModel, ModelError, type Question } from './advice.ts';
import { type Completion, type ModelProtocol, type ModelTokens, protocolOf, protocols } from './protocols.ts';
import { instructions, questionText } from './question-text.ts';

/** An endpoint of a model: a service, or Ollama, vLLM and the like. */
export interface ModelEndpoint {
  /** Base address with path: `https://api.openai.com/v1`, `https://api.anthropic.com/v1`, `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  /** Absent for endpoints that need none. */
  apiKey?: string | undefined;
  /** Absent: by the host (`protocolOf`). */
  protocol?: ModelProtocol;
  /** Deadline for all attempts together, in milliseconds. */
  patience?: number;
  /** Called with the token counts of the attempt that gave the answer. */
  onTokens?(tokens: ModelTokens): void;
}

const maxTokens = 700;

// All keys are required and unbounded, because strict modes support little more of JSON Schema.
// Bounds are checked below.
const answerSchema = z.object({
  choice: z.number().nullable(),
  confidence: z.number(),
  title: z.string().nullable(),
  author: z.string().nullable(),
  year: z.number().nullable(),
});
type Answer = z.infer<typeof answerSchema>;

const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(answerSchema);

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

/** Why an attempt gave no answer; another way of asking may avoid all but `failed`. */
class AttemptError extends Error {
  readonly code: 'failed' | 'refused' | 'malformed';

  constructor(code: AttemptError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'AttemptError';
    this.code = code;
  }
}

/** The completion in a reply. @throws AttemptError `refused` for requests that were not understood, `failed` otherwise */
function completionOf({ status, text }: ModelReply, schema: z.ZodType<Completion>): Completion {
  if (status === 400 || status === 422) throw new AttemptError('refused', `status ${status}`);
  if (status < 200 || status > 299) throw new AttemptError('failed', `status ${status}`);
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new AttemptError('failed', 'an answer of no known protocol', error);
  }
}

/** The answer that a model wrote. @throws AttemptError `malformed` */
function answerOf({ text }: Completion): Answer {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new AttemptError('malformed', 'an unreadable answer', error);
  }
}

/**
 * Asks a model without tools: at most two attempts of 700 tokens each, together within `patience` (8 seconds). The second, in plain JSON, is for
 * endpoints that refuse the first (status 400, 422) or answer it unreadably. Aborting closes the connection.
 */
export function createAskModel(endpoint: ModelEndpoint): AskModel {
  const { baseUrl, model, apiKey, patience = 8_000, onTokens } = endpoint;
  const { path, headers, bodies, completion } = protocols[endpoint.protocol ?? protocolOf(baseUrl)];
  const post = createModelPost(baseUrl, patience);

  return async (question, signal) => {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const prompt = { model, instructions, text: questionText(question), schema: jsonSchema, maxTokens };
    let failure: unknown;
    for (const body of bodies) {
      try {
        const reply = await post({ path, headers: headers(apiKey), body: body(prompt) }, stop);
        const completed = completionOf(reply, completion);
        const advice = adviceOf(answerOf(completed), question);
        onTokens?.(completed.tokens);
        return advice;
      } catch (error) {
        failure = error;
        if (stop.aborted || !(error instanceof AttemptError) || error.code === 'failed') break;
      }
    }
    if (stop.aborted) throw new ModelError('timeout', failure);
    const isMalformed = failure instanceof AttemptError && failure.code === 'malformed';
    throw new ModelError(isMalformed ? 'malformed' : 'failed', failure);
  };
}
