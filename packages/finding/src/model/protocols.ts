import * as z from 'zod';

/** A prompt whose answer is one JSON object. */
export interface Prompt {
  model: string;
  /** The system prompt. */
  instructions: string;
  text: string;
  /** JSON Schema of the answer. */
  schema: object;
  /** Most tokens of the answer. */
  maxTokens: number;
}

/** What a model wrote, and what it counted. */
export interface Completion {
  /** Empty when it wrote nothing. */
  text: string;
  tokens: ModelTokens;
}

/** Tokens of one attempt: sent and received; zero where the endpoint counts none. */
export interface ModelTokens {
  input: number;
  output: number;
}

/** How a kind of endpoint is asked, and how its answers are read. */
interface Protocol {
  path: string;
  headers(apiKey: string | undefined): Record<string, string>;
  /** The attempts in order: with a JSON schema, then as older servers and small models understand it. */
  bodies: readonly ((prompt: Prompt) => object)[];
  /** Reads the body of an answer. */
  completion: z.ZodType<Completion>;
}

const count = z.number().nullish();

const chatMessages = ({ instructions, text }: Prompt) => [
  { role: 'system', content: instructions },
  { role: 'user', content: text },
];

/** https://platform.openai.com/docs/api-reference/chat/create */
const chat: Protocol = {
  path: '/chat/completions',
  headers: (apiKey) => ({ ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) }),
  bodies: [
    (prompt) => ({
      model: prompt.model,
      max_tokens: prompt.maxTokens,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'advice', strict: true, schema: prompt.schema },
      },
      messages: chatMessages(prompt),
    }),
    // Newer models of OpenAI refuse the old name of the limit.
    (prompt) => ({
      model: prompt.model,
      max_completion_tokens: prompt.maxTokens,
      response_format: { type: 'json_object' },
      messages: chatMessages(prompt),
    }),
  ],
  completion: z
    .object({
      choices: z.tuple([z.object({ message: z.object({ content: z.string().nullish() }) })], z.unknown()),
      usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish(),
    })
    .transform(({ choices: [{ message }], usage }) => ({
      text: message.content ?? '',
      tokens: { input: usage?.prompt_tokens ?? 0, output: usage?.completion_tokens ?? 0 },
    })),
};

const messagesBody = ({ model, instructions, text, maxTokens }: Prompt) => ({
  model,
  max_tokens: maxTokens,
  system: instructions,
  messages: [{ role: 'user', content: text }],
});

/** https://docs.claude.com/en/api/messages; structured output: https://docs.claude.com/en/docs/build-with-claude/structured-outputs */
const messages: Protocol = {
  path: '/messages',
  headers: (apiKey) => ({
    'anthropic-version': '2023-06-01',
    ...(apiKey !== undefined && { 'x-api-key': apiKey }),
  }),
  bodies: [
    (prompt) => ({
      ...messagesBody(prompt),
      // Thoughts count as tokens of the answer, which has few.
      thinking: { type: 'disabled' },
      output_config: { format: { type: 'json_schema', schema: prompt.schema } },
    }),
    messagesBody,
  ],
  completion: z
    .object({
      content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
      usage: z.object({ input_tokens: count, output_tokens: count }).nullish(),
    })
    .transform(({ content, usage }) => ({
      text: content.map(({ type, text }) => (type === 'text' ? text : '')).join(''),
      tokens: { input: usage?.input_tokens ?? 0, output: usage?.output_tokens ?? 0 },
    })),
};

/** OpenAI's chat completions (also Ollama, vLLM and the like), and the Messages API of Anthropic. */
export const protocols = { chat, messages } as const satisfies Record<string, Protocol>;

/** A protocol by its name. */
export type ModelProtocol = keyof typeof protocols;

/** The protocol of an endpoint: Anthropic's own host speaks the Messages API, all others chat completions. */
export const protocolOf = (baseUrl: string): ModelProtocol =>
  new URL(baseUrl).hostname === 'api.anthropic.com' ? 'messages' : 'chat';
