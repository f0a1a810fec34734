import type { ResolveRequest } from './context.ts';
import type { FetchKind } from './http/http.ts';
import type { UpstreamName } from './http/limits.ts';
import type { UpstreamErrorCode } from './http/upstream.ts';
import type { ResolveErrorCode } from './resolve-error.ts';

/** What can be counted of the resolver's work. Every value is one of a short list: nothing tells what was asked for. */
export type ResolverEvent =
  | {
      type: 'resolved';
      kind: ResolveRequest['kind'];
      by: 'catalogue' | 'cache' | 'sources';
      /** `unanswered`: the caller gave up, or we have a defect. */
      outcome: 'found' | ResolveErrorCode | 'unanswered';
    }
  | {
      type: 'asked';
      service: UpstreamName;
      outcome: 'found' | 'absent' | UpstreamErrorCode;
      milliseconds: number;
    }
  /** A service failed too often and is left alone, or is asked again. */
  | { type: 'breaker'; service: UpstreamName; open: boolean }
  /** Fetches under way, and those that wait for their turn. */
  | { type: 'fetching'; kind: FetchKind; running: number; waiting: number };

/** Hears of the work. It must not throw. */
export type Tell = (event: ResolverEvent) => void;

/** Where nobody listens. */
export const untold: Tell = () => undefined;
