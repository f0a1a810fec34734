import type { Item } from '@citewright/record';
import { describe, expect, it } from 'vitest';
import { createModelFetch } from '../http/model-fetch.ts';
import type { Question } from './advice.ts';
import { questionText } from './question-text.ts';
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

const never = new AbortController().signal;

async function ask(reply: Reply, patience?: number) {
  const { model, requests } = await startModel(reply, { ...(patience !== undefined && { patience }) });
  return { answer: model.ask(question, never), requests };
}

describe('asking a model', () => {
  it('for an answer of a fixed shape, in at most 700 tokens and without tools', async () => {
    let key: string | undefined;
    const { answer, requests } = await ask((_request, _response, sent) => {
      key = sent.headers.authorization;
      return adviceText({ choice: 2, confidence: 0.8 });
    });
    expect(await answer).toEqual({ choice: 1, confidence: 0.8, proposal: undefined });
    expect(requests[0]).toMatchObject({
      model: 'stub',
      max_tokens: 700,
      response_format: { type: 'json_schema' },
    });
    expect([requests.length, requests[0]?.tools, key]).toEqual([1, undefined, 'Bearer secret']);
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
  const inTurn = (...replies: Reply[]): Reply => {
    let turn = 0;
    return (...request) => {
      turn += 1;
      return replies[turn - 1]?.(...request);
    };
  };
  const status =
    (code: number): Reply =>
    (_request, response) => {
      response.writeHead(code, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
      return undefined;
    };

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

  it('an answer without end is a failure', async () => {
    const { answer } = await ask(() => adviceText({ title: 'x'.repeat(300_000) }));
    await expect(answer).rejects.toMatchObject({ name: 'ModelError', code: 'failed' });
  });

  it('a model that never answers is left after its time', async () => {
    const { answer } = await ask(() => undefined, 100);
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

it('the fetch of a model reaches only its own endpoint and follows no redirects', async () => {
  const { origin } = await startModel((_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    return undefined;
  });
  const fetch = createModelFetch(`${origin}/v1`, 30_000);
  const post = { method: 'POST', body: '{}' };
  expect((await fetch(`${origin}/v1/chat/completions`, post)).status).toBe(302);
  await expect(fetch('http://127.0.0.1:1/v1', post)).rejects.toMatchObject({ code: 'unreachable' });
});
