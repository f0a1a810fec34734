import type { UpstreamErrorCode } from './http/upstream-error.ts';
import type { ResolveErrorCode } from './resolve-error.ts';
import type { ResolveRequest } from './resolve-request.ts';
import type { UpstreamName } from './source-table.ts';

/** Events for metrics. Every value is from a short list; none reveals what was requested. */
export type ResolverEvent =
  | {
      type: 'resolved';
      kind: ResolveRequest['kind'];
      by: 'catalogue' | 'cache' | 'sources';
      /** `unanswered`: the caller aborted, or an unexpected error. */
      outcome: 'found' | ResolveErrorCode | 'unanswered';
    }
  | {
      type: 'asked';
      service: UpstreamName;
      outcome: 'found' | 'absent' | UpstreamErrorCode;
      milliseconds: number;
    }
  /** The circuit breaker of a service opened or closed. */
  | { type: 'breaker'; service: UpstreamName; open: boolean }
  /** Running and waiting fetches of pages. */
  | { type: 'fetching'; running: number; waiting: number };

/** Receives events. Must not throw. */
export type EmitEvent = (event: ResolverEvent) => void;

/** The default without a listener. */
export const ignoreEvent: EmitEvent = () => undefined;
