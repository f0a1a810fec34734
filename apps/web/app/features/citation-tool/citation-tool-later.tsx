import { type ComponentProps, Suspense } from 'react';
import { LazyCitationTool } from './lazy-citation-tool.ts';
import { ToolSkeleton } from './tool-skeleton.tsx';

/** The citation tool of a page that the browser makes: in outline until its code is there. */
export function CitationToolLater(props: ComponentProps<typeof LazyCitationTool>) {
  return (
    <Suspense fallback={<ToolSkeleton teaches={props.teaches} />}>
      <LazyCitationTool {...props} />
    </Suspense>
  );
}
