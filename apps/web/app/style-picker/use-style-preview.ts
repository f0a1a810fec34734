import type { CitationItem, StyleDetails, StyleId } from '@citewright/contract';
import { prepareAdding } from '@citewright/styles';
import { startTransition, useEffect, useState } from 'react';
import { fetchStyleDetails } from '~/api/styles.ts';
import { type Formatter, loadFormatter } from '~/engine/load-formatter.ts';
import { sampleWorks } from './sample-works.ts';

type References = ReturnType<Formatter['formatProject']>;

/** A style with what it prints. */
export interface StylePreview {
  style: StyleDetails;
  references: References;
}

/** `shown` is the preview of the style before while another one loads. */
export interface PreviewState {
  status: 'loading' | 'ready' | 'failed';
  shown: StylePreview | undefined;
}

/** Moving through the list quickly loads nothing; in milliseconds. */
const pause = 40;

const workId = ({ id }: CitationItem, at: number): string => String(id ?? at);

async function loadPreview(
  id: StyleId,
  own: readonly CitationItem[] | undefined,
): Promise<StylePreview | undefined> {
  const [formatter, style] = await Promise.all([loadFormatter([id]), fetchStyleDetails(id)]);
  if (!formatter) return undefined;
  const works = own?.map((work, at) => ({ ...work, id: workId(work, at) })) ?? sampleWorks;
  return { style, references: formatter.formatProject(works, id) };
}

/** Loads what a preview needs besides the works, so that it shows at once: the engine alone, or with a style. */
export function preloadPreview(id?: StyleId): void {
  const parts =
    id === undefined
      ? [loadFormatter(['apa']), prepareAdding()]
      : [loadFormatter([id]), fetchStyleDetails(id)];
  // What fails is loaded again by the preview, which says so.
  Promise.all(parts).catch(() => undefined);
}

/** Prints works, or three samples, in a style. Only the style is loaded: nothing is looked up. */
export function useStylePreview(
  id: StyleId | undefined,
  works: readonly CitationItem[] | undefined,
): PreviewState {
  const [state, setState] = useState<PreviewState>({ status: 'loading', shown: undefined });
  useEffect(() => {
    if (id === undefined) return;
    let current = true;
    const show = (next: (before: PreviewState) => PreviewState) => {
      if (current) startTransition(() => setState(next));
    };
    const timer = setTimeout(() => {
      show(({ shown }) => ({ status: 'loading', shown }));
      loadPreview(id, works).then(
        (shown) => show(() => ({ status: shown ? 'ready' : 'failed', shown })),
        () => show(() => ({ status: 'failed', shown: undefined })),
      );
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [id, works]);
  return state;
}
