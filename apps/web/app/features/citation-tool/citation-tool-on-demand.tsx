import type { ComponentProps } from 'react';
import { OnDemand } from '~/ui/on-demand.tsx';
import { LazyCitationTool } from './lazy-citation-tool.ts';
import { ToolSkeleton } from './tool-skeleton.tsx';

/** The citation tool of a page that is written ahead: in its HTML from the start, its code with the first interaction. */
export function CitationToolOnDemand(props: ComponentProps<typeof LazyCitationTool>) {
  return (
    <OnDemand fallback={<ToolSkeleton />}>
      <LazyCitationTool {...props} />
    </OnDemand>
  );
}
