import type { ModelError, ModelTokens, ResolverEvent, Tell } from '@citewright/resolver';
import type { FastifyInstance } from 'fastify';
import { expose, type Metric } from './exposition.ts';
import { createCounter, createGauge, createHistogram } from './instruments.ts';
import { processMetrics } from './process-metrics.ts';

/** Upper bounds in seconds: a list is read within the first, a slow look-up ends at 14 s. */
const latencies = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** Everything that an instance counts. No label tells who asked, or for what. */
export interface Metrics {
  /** Hears the resolver. */
  tell: Tell;
  /** Counts the answers of a server. */
  countAnswers(app: FastifyInstance): void;
  /** A call that was refused before the server saw it, because there was no time. */
  countRefusal: () => void;
  /** A question that the model answered, and what that took. */
  countAdvice(tokens: ModelTokens): void;
  /** A question without a usable answer. */
  countFault(fault: Pick<ModelError, 'code'>): void;
  /** In the text format of Prometheus. */
  read(): Promise<string>;
}

function requestMetrics() {
  const seconds = createHistogram(
    'citewright_request_seconds',
    'Time to answer, by route pattern and class of status',
    latencies,
  );
  const problems = createCounter('citewright_problems_total', 'Answers that tell a problem, by its code');
  return {
    all: [seconds, problems],
    countRefusal: () => problems.add({ code: 'OVERLOADED' }),
    countAnswers(app: FastifyInstance) {
      app.addHook('onResponse', async ({ method, routeOptions, problem }, { statusCode, elapsedTime }) => {
        const labels = {
          method,
          route: routeOptions.url ?? 'none',
          status: `${Math.floor(statusCode / 100)}xx`,
        };
        seconds.observe(labels, elapsedTime / 1e3);
        if (problem) problems.add({ code: problem });
      });
    },
  };
}

type Handlers = { [Type in ResolverEvent['type']]: (event: Extract<ResolverEvent, { type: Type }>) => void };

function resolverMetrics() {
  const lookups = createCounter(
    'citewright_lookups_total',
    'Questions for a record, by kind, by who answered (catalogue, cache, sources) and by outcome',
  );
  const asked = createHistogram(
    'citewright_upstream_seconds',
    'Questions to services, waiting for a turn included, by service and outcome',
    latencies,
  );
  const breakers = createGauge('citewright_breaker_open', '1 while a failing service is left alone');
  const running = createGauge('citewright_fetches_running', 'Fetches under way');
  const waiting = createGauge('citewright_fetches_waiting', 'Fetches that wait for their turn');
  for (const kind of ['page', 'api']) for (const gauge of [running, waiting]) gauge.set({ kind }, 0);

  const handlers: Handlers = {
    resolved: ({ kind, by, outcome }) => lookups.add({ kind, by, outcome }),
    asked: ({ service, outcome, milliseconds }) => asked.observe({ service, outcome }, milliseconds / 1e3),
    breaker: ({ service, open }) => breakers.set({ service }, open ? 1 : 0),
    fetching(event) {
      running.set({ kind: event.kind }, event.running);
      waiting.set({ kind: event.kind }, event.waiting);
    },
  };
  return {
    all: [lookups, asked, breakers, running, waiting],
    tell: <Event extends ResolverEvent>(event: Event) =>
      (handlers[event.type] as (event: Event) => void)(event),
  };
}

function modelMetrics(spentToday: (() => Promise<number>) | undefined, perDay: number) {
  const calls = createCounter('citewright_model_calls_total', 'Questions to the model, by outcome');
  const tokens = createCounter(
    'citewright_model_tokens_total',
    'Tokens that the model counted, by direction',
  );
  const left: Metric = {
    name: 'citewright_model_budget_left',
    help: 'Questions that all instances together may ask until midnight (UTC)',
    type: 'gauge',
    // Of a database that does not answer nothing is known: the sample is left out.
    samples: async () =>
      (await spentToday?.().then(
        (spent) => [{ value: Math.max(0, perDay - spent) }],
        () => [],
      )) ?? [],
  };
  return { all: [calls, tokens, left], calls, tokens };
}

/** What the model may still cost; absent without a model. */
export interface ModelSpending {
  perDay: number;
  spentToday: () => Promise<number>;
}

/** Starts to count. */
export function createMetrics(spending?: ModelSpending): Metrics {
  const requests = requestMetrics();
  const resolver = resolverMetrics();
  const model = modelMetrics(spending?.spentToday, spending?.perDay ?? 0);
  const all = [...requests.all, ...resolver.all, ...model.all, ...processMetrics()];
  return {
    tell: resolver.tell,
    countAnswers: requests.countAnswers,
    countRefusal: requests.countRefusal,
    countFault: ({ code }) => model.calls.add({ outcome: code }),
    countAdvice({ input, output }) {
      model.calls.add({ outcome: 'answered' });
      model.tokens.add({ direction: 'input' }, input);
      model.tokens.add({ direction: 'output' }, output);
    },
    read: () => expose(all),
  };
}
