import { type ComponentProps, lazy } from 'react';
import { firstInteraction } from '~/ui/first-interaction.ts';
import { isWrittenAhead, OnDemand } from '~/ui/on-demand.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';

const CitationTool = lazy(async () => {
  if (isWrittenAhead()) await firstInteraction();
  const module = await import('./citation-tool.tsx');
  return { default: module.CitationTool };
});

/** The citation tool as every page shows it: in the page's HTML from the start, its code with the first interaction. */
export function CitationToolOnDemand(props: ComponentProps<typeof CitationTool>) {
  return (
    <OnDemand fallback={<Skeleton className="h-160 w-full rounded-lg" />}>
      <CitationTool {...props} />
    </OnDemand>
  );
}
