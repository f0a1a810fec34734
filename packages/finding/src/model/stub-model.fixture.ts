import {
  type IncomingMessage,
  type ServerResponse,
  startService,
} from '../../../registers/src/http/stub-service.fixture.ts';
import type { Model } from './advice.ts';
import { createAskModel, type ModelEndpoint } from './ask-model.ts';
import type { ModelProtocol } from './protocols.ts';

/** A request of either protocol, as far as tests read it. */
export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens?: number;
  max_completion_tokens?: number;
  response_format?: { type: string };
  system?: string;
  output_config?: { format: { type: string; schema: object } };
  tools?: unknown;
}

/** Handles a request: the result is the model's answer; `undefined` when it answered itself, or never. */
export type Reply = (
  request: ChatRequest,
  response: ServerResponse,
  sent: IncomingMessage,
) => string | undefined;

/** The text of an answer with all five keys. */
export function adviceText(
  answer: Partial<Record<'choice' | 'confidence' | 'title' | 'author' | 'year', unknown>>,
) {
  return JSON.stringify({ choice: null, confidence: 0.9, title: null, author: null, year: null, ...answer });
}

const completions: Record<ModelProtocol, (content: string) => object> = {
  chat: (content) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  }),
  messages: (text) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'stub',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    usage: { input_tokens: 10, output_tokens: 5 },
  }),
};

async function bodyOf(request: IncomingMessage): Promise<ChatRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest;
}

/** Starts a model behind local HTTP and records the requests. `uses` is its budget; it speaks chat completions unless told otherwise. */
export async function startModel(
  reply: Reply,
  {
    uses = 100,
    protocol = 'chat',
    ...endpoint
  }: Pick<ModelEndpoint, 'protocol' | 'onTokens'> & { patience?: number; uses?: number } = {},
): Promise<{ model: Model; requests: ChatRequest[]; origin: string }> {
  const requests: ChatRequest[] = [];
  const { origin } = await startService(async (sent, response) => {
    const request = await bodyOf(sent);
    requests.push(request);
    const content = reply(request, response, sent);
    if (content !== undefined) {
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(completions[protocol](content)));
    }
  });
  let left = uses;
  const budget = {
    take: async () => {
      left -= 1;
      return left >= 0;
    },
  };
  const ask = createAskModel({
    baseUrl: `${origin}/v1/`,
    model: 'stub',
    apiKey: 'secret',
    patience: 5_000,
    protocol,
    ...endpoint,
  });
  return { model: { id: 'stub', ask, budget }, requests, origin };
}
