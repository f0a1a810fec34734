import { type ComponentProps, lazy, Suspense } from 'react';
import { firstInteraction, interactionOrDelay } from '~/ui/first-interaction.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { noteEarlyPress } from './early-press.ts';
import { ToolSkeleton } from './tool-skeleton.tsx';

const loadTool = async () => (await import('./citation-tool.tsx')).CitationTool;

// Begins before React renders: on a slow connection people type before that, and the code arrives while the page hydrates.
const loading = typeof window === 'undefined' ? undefined : firstInteraction().then(loadTool);

if (typeof window !== 'undefined') noteEarlyPress();

const ToolOnInteraction = lazy(async () => {
  // A link that fills in the form needs the tool at once.
  const tool = loading && location.search === '' ? loading : loadTool();
  // What could not be fetched is asked for again in its place.
  return { default: await tool.catch(() => lazyPart(loadTool)) };
});

const ToolAfterPage = lazyPart(async () => {
  await interactionOrDelay();
  return await loadTool();
});

type ToolProps = ComponentProps<typeof ToolOnInteraction>;

/** The tool of a page whose HTML contains it. Its code (80 KiB) is fetched with the first interaction. */
export function PrerenderedCitationTool(props: ToolProps) {
  return (
    <Suspense fallback={<ToolSkeleton />}>
      <ToolOnInteraction {...props} />
    </Suspense>
  );
}

/** The tool of a page without prerendered HTML: a skeleton until its code has loaded, after that of the page. */
export function DeferredCitationTool(props: ToolProps) {
  return (
    <ToolAfterPage
      waiting={<ToolSkeleton teaches={props.teaches} choosesStyle={props.projectId === undefined} />}
      {...props}
    />
  );
}
