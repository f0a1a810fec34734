import type { Item } from '@citewright/record';
import { describe, expect, it } from 'vitest';
import type { Question } from './advice.ts';
import { protocolOf } from './protocols.ts';
import { instructions, questionText } from './question-text.ts';
import { adviceText, type Reply, startModel } from './stub-model.fixture.ts';

const bees: Item = {
  id: '10.5555/bees',
  type: 'article-journal',
  title: 'Why bees return',
  author: [{ family: 'Smith', given: 'Anna' }],
  issued: { 'date-parts': [[2020]] },
  'container-title': 'Journal of Insect Memory',
};

const question: Question = {
  citation: '(Smith, 2020)',
  context: 'Bees "remember" places',
  candidates: [bees, { ...bees, id: '10.5555/soil', title: 'Soil under glass' }],
};

const orNull = (type: string) => ({ type: [type, 'null'] });

/** The shape of the answer as the endpoint is told it. */
const answerShape = {
  type: 'object',
  properties: {
    choice: orNull('number'),
    confidence: { type: 'number' },
    title: orNull('string'),
    author: orNull('string'),
    year: orNull('number'),
  },
  required: ['choice', 'confidence', 'title', 'author', 'year'],
  additionalProperties: false,
};

const never = new AbortController().signal;

async function ask(reply: Reply, options: Parameters<typeof startModel>[1] = {}) {
  const { model, requests } = await startModel(reply, options);
  return { answer: model.ask(question, never), requests };
}

describe('asking a model', () => {
  it('for an answer of a fixed shape, in at most 700 tokens and without tools', async () => {
    let path: string | undefined;
    let key: string | undefined;
    const { answer, requests } = await ask((_request, _response, sent) => {
      path = sent.url;
      key = sent.headers.authorization;
      return adviceText({ choice: 2, confidence: 0.8 });
    });
    expect(await answer).toEqual({ choice: 1, confidence: 0.8, proposal: undefined });
    expect(requests[0]).toMatchObject({
      model: 'stub',
      max_tokens: 700,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'advice', strict: true, schema: answerShape },
      },
    });
    expect([requests.length, requests[0]?.tools]).toEqual([1, undefined]);
    expect([path, key]).toEqual(['/v1/chat/completions', 'Bearer secret']);
  });

  it('with what strangers wrote as one JSON object of data', async () => {
    const { answer, requests } = await ask(() => adviceText({ choice: 1 }));
    await answer;
    const [system, user] = requests[0]?.messages ?? [];
    expect([system?.role, user?.role]).toEqual(['system', 'user']);
    expect(JSON.parse(user?.content ?? '')).toEqual({
      citation: '(Smith, 2020)',
      context: 'Bees "remember" places',
      candidates: [
        {
          number: 1,
          title: 'Why bees return',
          authors: ['Anna Smith'],
          authorCount: 1,
          year: 2020,
          type: 'article-journal',
          in: 'Journal of Insect Memory',
        },
        expect.objectContaining({ number: 2, title: 'Soil under glass' }),
      ],
    });
  });

  it('about texts of bounded length', () => {
    const long = {
      ...question,
      context: 'x'.repeat(9_000),
      candidates: [{ ...bees, title: 'y'.repeat(9_000) }],
    };
    expect(questionText(long).length).toBeLessThan(2_000);
  });
});

const inTurn = (...replies: Reply[]): Reply => {
  let turn = 0;
  return (...request) => {
    turn += 1;
    return replies[turn - 1]?.(...request);
  };
};

const status =
  (code: number, headers = {}): Reply =>
  (_request, response) => {
    response
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end('{"error":{"message":"no"}}');
    return undefined;
  };

describe('the Messages API', () => {
  it('is asked in its own words, for an answer of the same shape', async () => {
    let sentHeaders: object | undefined;
    let path: string | undefined;
    const { answer, requests } = await ask(
      (_request, _response, { url, headers }) => {
        path = url;
        sentHeaders = headers;
        return adviceText({ choice: 2, confidence: 0.8 });
      },
      { protocol: 'messages' },
    );
    expect(await answer).toEqual({ choice: 1, confidence: 0.8, proposal: undefined });
    expect(path).toBe('/v1/messages');
    expect(sentHeaders).toMatchObject({ 'x-api-key': 'secret', 'anthropic-version': '2023-06-01' });
    expect(requests).toEqual([
      {
        model: 'stub',
        max_tokens: 700,
        system: instructions,
        messages: [{ role: 'user', content: questionText(question) }],
        thinking: { type: 'disabled' },
        output_config: { format: { type: 'json_schema', schema: answerShape } },
      },
    ]);
  });

  it('is asked without a shape when it refuses one', async () => {
    const { answer, requests } = await ask(
      inTurn(status(400), () => adviceText({ choice: 1 })),
      { protocol: 'messages' },
    );
    expect(await answer).toMatchObject({ choice: 0 });
    expect(requests.map(({ output_config }) => output_config === undefined)).toEqual([false, true]);
  });

  it.each([
    ['https://api.anthropic.com/v1', 'messages'],
    ['https://api.openai.com/v1', 'chat'],
    ['https://api.anthropic.com.example/v1', 'chat'],
    ['http://localhost:11434/v1', 'chat'],
  ])('%s speaks %s', (address, protocol) => {
    expect(protocolOf(address)).toBe(protocol);
  });
});

it.each(['chat', 'messages'] as const)('the tokens of an answer in %s are counted once', async (protocol) => {
  const counted: object[] = [];
  const { answer } = await ask(
    inTurn(
      () => 'The first one, I think.',
      () => adviceText({ choice: 1 }),
    ),
    { protocol, onTokens: (tokens) => counted.push(tokens) },
  );
  await answer;
  expect(counted).toEqual([{ input: 10, output: 5 }]);
});

describe('what a model answers is believed as far as it makes sense', () => {
  it.each([
    ['a number that no candidate has', { choice: 7 }, { choice: undefined }],
    ['half a number', { choice: 1.5 }, { choice: undefined }],
    ['a confidence beyond measure', { choice: 1, confidence: 40 }, { choice: 0, confidence: 1 }],
    [
      'a proposal',
      { title: ' The dance ', author: 'Smith', year: 2020 },
      { choice: undefined, proposal: { title: 'The dance', author: 'Smith', year: 2020 } },
    ],
    ['a choice and a proposal', { choice: 1, title: 'The dance' }, { choice: 0, proposal: undefined }],
  ])('%s', async (_what, answered, expected) => {
    const { answer } = await ask(() => adviceText(answered));
    expect(await answer).toMatchObject(expected);
  });
});

describe('a fault of the model', () => {
  it.each([
    ['an unreadable answer', () => 'The first one, I think.'],
    ['an answer of another shape', () => '{"answer":1}'],
    ['a request that was not understood', status(400)],
  ])('after %s the question is repeated in plain JSON', async (_what, first) => {
    const { answer, requests } = await ask(inTurn(first, () => adviceText({ choice: 1 })));
    expect(await answer).toMatchObject({ choice: 0 });
    expect(requests[1]).toMatchObject({
      max_completion_tokens: 700,
      response_format: { type: 'json_object' },
    });
  });

  it('two unreadable answers are a failure', async () => {
    const { answer, requests } = await ask(() => 'I refuse.');
    await expect(answer).rejects.toMatchObject({ name: 'ModelError', code: 'malformed' });
    expect(requests).toHaveLength(2);
  });

  it.each([401, 429, 500])('status %d is a failure, without another try', async (code) => {
    const { answer, requests } = await ask(status(code));
    await expect(answer).rejects.toMatchObject({ name: 'ModelError', code: 'failed' });
    expect(requests).toHaveLength(1);
  });

  it('a redirect is not followed', async () => {
    const { answer, requests } = await ask(status(307, { location: '/v1/elsewhere' }));
    await expect(answer).rejects.toMatchObject({ code: 'failed' });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['a page', '<html>'],
    ['no choice', '{"choices":[]}'],
    ['another protocol', '{"content":[]}'],
  ])('an answer that is %s is a failure', async (_what, body) => {
    const { answer, requests } = await ask((_request, response) => void response.end(body));
    await expect(answer).rejects.toMatchObject({ code: 'failed' });
    expect(requests).toHaveLength(1);
  });

  it('an answer without end is a failure', async () => {
    const { answer } = await ask(() => adviceText({ title: 'x'.repeat(300_000) }));
    await expect(answer).rejects.toMatchObject({ name: 'ModelError', code: 'failed' });
  });

  it('a model that never answers is left after its time', async () => {
    const { answer } = await ask(() => undefined, { patience: 100 });
    await expect(answer).rejects.toMatchObject({ name: 'ModelError', code: 'timeout' });
  });

  it('aborting closes the connection', async () => {
    const caller = new AbortController();
    const closed = Promise.withResolvers<boolean>();
    const { model } = await startModel((_request, response) => {
      response.on('close', () => closed.resolve(true));
      caller.abort();
      return undefined;
    });
    await expect(model.ask(question, caller.signal)).rejects.toMatchObject({ code: 'timeout' });
    expect(await closed.promise).toBe(true);
  });
});
