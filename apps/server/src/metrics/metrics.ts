import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { EmitEvent, ModelError, ModelTokens, ResolverEvent } from '@citewright/resolver';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds: a list takes less than the first, a slow lookup ends after 14 s. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** The metrics of one instance. No label identifies a person, a page or a work. */
export interface Metrics {
  /** Listener for the resolver's events. */
  emit: EmitEvent;
  /** Counts every answer of a server. */
  countAnswers(app: FastifyInstance): void;
  /** Counts a call that was refused under overload, before any hook ran. */
  countRefusal(): void;
  /** Counts an answer of the model and its tokens. */
  countAdvice(tokens: ModelTokens): void;
  /** Counts a model request without a usable answer. */
  countFault(fault: Pick<ModelError, 'code'>): void;
  /** All metrics in the Prometheus text format, and its media type. */
  read(): Promise<string>;
  contentType: string;
}

function requestMetrics(registers: Registry[]) {
  const seconds = new Histogram({
    name: 'citewright_request_seconds',
    help: 'Time to answer, by route pattern and status class',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const problems = new Counter({
    name: 'citewright_problems_total',
    help: 'Answers that report a problem, by its code',
    labelNames: ['code'],
    registers,
  });
  return {
    countRefusal: () => problems.inc({ code: 'OVERLOADED' }),
    countAnswers(app: FastifyInstance) {
      app.addHook('onResponse', async ({ method, routeOptions, problem }, { statusCode, elapsedTime }) => {
        const route = routeOptions.url ?? 'none';
        seconds.observe({ method, route, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1e3);
        if (problem) problems.inc({ code: problem });
      });
    },
  };
}

type Handlers = { [Type in ResolverEvent['type']]: (event: Extract<ResolverEvent, { type: Type }>) => void };

function resolverMetrics(registers: Registry[]): EmitEvent {
  const lookups = new Counter({
    name: 'citewright_lookups_total',
    help: 'Lookups of a record, by kind, by where it was found (catalogue, cache, sources) and by outcome',
    labelNames: ['kind', 'by', 'outcome'],
    registers,
  });
  const asked = new Histogram({
    name: 'citewright_upstream_seconds',
    help: 'Requests to upstream services, including the wait for a slot, by service and outcome',
    labelNames: ['service', 'outcome'],
    buckets,
    registers,
  });
  const breakers = new Gauge({
    name: 'citewright_breaker_open',
    help: '1 while the circuit breaker of a failing service is open',
    labelNames: ['service'],
    registers,
  });
  const running = new Gauge({
    name: 'citewright_fetches_running',
    help: 'Fetches of pages in progress',
    registers,
  });
  const waiting = new Gauge({
    name: 'citewright_fetches_waiting',
    help: 'Fetches of pages waiting for a place',
    registers,
  });

  const handlers: Handlers = {
    resolved: ({ kind, by, outcome }) => lookups.inc({ kind, by, outcome }),
    asked: ({ service, outcome, milliseconds }) => asked.observe({ service, outcome }, milliseconds / 1e3),
    breaker: ({ service, open }) => breakers.set({ service }, open ? 1 : 0),
    fetching(pages) {
      running.set(pages.running);
      waiting.set(pages.waiting);
    },
  };
  return <Event extends ResolverEvent>(event: Event) =>
    (handlers[event.type] as (event: Event) => void)(event);
}

/** The budget for the model; absent without a model. */
export interface ModelSpending {
  perDay: number;
  spentToday: () => Promise<number>;
}

function modelMetrics(registers: Registry[], spending: ModelSpending | undefined) {
  const calls = new Counter({
    name: 'citewright_model_calls_total',
    help: 'Requests to the model, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const tokens = new Counter({
    name: 'citewright_model_tokens_total',
    help: 'Tokens that the model counted, by direction',
    labelNames: ['direction'],
    registers,
  });
  if (spending) {
    new Gauge({
      name: 'citewright_model_budget_left',
      help: 'Model requests left to all instances together until midnight (UTC)',
      registers,
      async collect() {
        // While the database does not answer the value is unknown: there is no sample then.
        this.remove();
        const spent = await spending.spentToday().catch(() => undefined);
        if (spent !== undefined) this.set(Math.max(0, spending.perDay - spent));
      },
    });
  }
  return { calls, tokens };
}

/** The size of the database, asked at each scrape. While the database does not answer there is no sample. */
function databaseMetrics(registers: Registry[], bytes: () => Promise<number>): void {
  new Gauge({
    name: 'citewright_database_bytes',
    help: 'Size of the database on its disk',
    registers,
    async collect() {
      this.remove();
      const size = await bytes().catch(() => undefined);
      if (size !== undefined) this.set(size);
    },
  });
}

/** Milliseconds between two samples of the event loop. */
const resolution = 20;

/** Two metrics beside prom-client's own: alerts and dashboards use their names (docs/operations.md). */
function eventLoopMetrics(registers: Registry[]): void {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  new Gauge({
    name: 'citewright_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape',
    labelNames: ['quantile'],
    registers,
    collect() {
      const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1e3);
      for (const quantile of [0.5, 0.99]) this.set({ quantile }, seconds(delays.percentile(quantile * 100)));
      this.set({ quantile: 1 }, seconds(delays.max));
      delays.reset();
    },
  });
  new Counter({
    name: 'citewright_event_loop_busy_seconds_total',
    help: 'Time in which the event loop was busy',
    registers,
    collect() {
      this.reset();
      this.inc(performance.eventLoopUtilization().active / 1e3);
    },
  });
}

/** Creates the metrics in a registry of their own. */
export function createMetrics(databaseBytes: () => Promise<number>, spending?: ModelSpending): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = requestMetrics(registers);
  const emit = resolverMetrics(registers);
  const model = modelMetrics(registers, spending);
  databaseMetrics(registers, databaseBytes);
  eventLoopMetrics(registers);
  collectDefaultMetrics({ register: registry });
  return {
    emit,
    countAnswers: requests.countAnswers,
    countRefusal: requests.countRefusal,
    countFault: ({ code }) => model.calls.inc({ outcome: code }),
    countAdvice({ input, output }) {
      model.calls.inc({ outcome: 'answered' });
      model.tokens.inc({ direction: 'input' }, input);
      model.tokens.inc({ direction: 'output' }, output);
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
