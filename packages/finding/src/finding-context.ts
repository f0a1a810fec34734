import type { ResolverContext } from '@citewright/registers';
import type { Model } from './model/advice.ts';
import type { FoundWorks } from './title/found-works.ts';

/** What a work is found with by its words, for one caller. */
export interface FindingContext extends ResolverContext {
  /** Advises on in-text citations; absent when none is configured. */
  model: Model | undefined;
  /** Finds works by words, through the same cache. */
  search(text: string, signal: AbortSignal): Promise<FoundWorks>;
}
