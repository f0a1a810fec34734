import { type ComponentProps, lazy, Suspense } from 'react';
import { firstInteraction, interactionOrDelay } from '~/ui/first-interaction.ts';
import { ToolSkeleton } from './tool-skeleton.tsx';

const loadTool = async () => ({ default: (await import('./citation-tool.tsx')).CitationTool });

const ToolOnInteraction = lazy(async () => {
  // A link that fills in the tool needs it at once.
  if (typeof location !== 'undefined' && location.search === '') await firstInteraction();
  return await loadTool();
});

const ToolAfterPage = lazy(async () => {
  await interactionOrDelay();
  return await loadTool();
});

type ToolProps = ComponentProps<typeof ToolOnInteraction>;

// The tool's code is more than that of the rest of a page, so it comes after it.

/** The tool of a prerendered page, which shows it from the start; its code is fetched with the first interaction. */
export function PrerenderedCitationTool(props: ToolProps) {
  return (
    <Suspense fallback={<ToolSkeleton />}>
      <ToolOnInteraction {...props} />
    </Suspense>
  );
}

/** The tool of a page without HTML of its own: in outline until its code is there. */
export function DeferredCitationTool(props: ToolProps) {
  return (
    <Suspense fallback={<ToolSkeleton teaches={props.teaches} />}>
      <ToolAfterPage {...props} />
    </Suspense>
  );
}
