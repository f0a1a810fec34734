import { type ComponentProps, lazy } from 'react';
import { firstInteraction } from '~/ui/first-interaction.ts';
import { isWrittenAhead, OnDemand } from '~/ui/on-demand.tsx';
import { ToolSkeleton } from './tool-skeleton.tsx';

/** When it comes to a page that the browser makes itself, where nobody can begin without it, in milliseconds. */
const latest = 2_500;

/** An address that fills in the tool asks for it at once. */
const isAskedFor = () => typeof location !== 'undefined' && location.search !== '';

const CitationTool = lazy(async () => {
  const begun = isAskedFor() ? Promise.resolve() : firstInteraction();
  await (isWrittenAhead()
    ? begun
    : Promise.race([begun, new Promise((resolve) => setTimeout(resolve, latest))]));
  const module = await import('./citation-tool.tsx');
  return { default: module.CitationTool };
});

/**
 * The citation tool as every page shows it: in the page's HTML from the start, its code with the first interaction; on pages
 * without HTML after everything else.
 */
export function CitationToolOnDemand(props: ComponentProps<typeof CitationTool>) {
  return (
    <OnDemand fallback={<ToolSkeleton teaches={props.teaches} />}>
      <CitationTool {...props} />
    </OnDemand>
  );
}
