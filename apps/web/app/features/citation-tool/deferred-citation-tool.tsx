import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { firstInteraction, interactionOrDelay } from '~/ui/first-interaction.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { EarlyHistory } from './early/early-history.tsx';
import { noteEarlyPress, sendWithoutTool } from './early/early-press.ts';
import { earlyScript } from './early/early-script.ts';
import { whenIdle } from './early/when-idle.ts';
import { ToolSkeleton } from './tool-skeleton.tsx';

const loadTool = async () => (await import('./citation-tool.tsx')).CitationTool;

// Begins before React renders: on a slow connection people type before that, and the code arrives while the page hydrates.
const loading =
  typeof window === 'undefined' ? undefined : Promise.race([firstInteraction(), whenIdle()]).then(loadTool);

if (typeof window !== 'undefined') {
  noteEarlyPress();
  loading?.catch(sendWithoutTool);
}

const ToolWhenIdle = lazy(async () => {
  // A link that fills in the form needs the tool at once.
  const tool = loading && location.search === '' ? loading : loadTool();
  // What could not be fetched is asked for again in its place.
  return { default: await tool.catch(() => lazyPart(loadTool)) };
});

const ToolAfterPage = lazyPart(async () => {
  await interactionOrDelay();
  return await loadTool();
});

type ToolProps = ComponentProps<typeof ToolWhenIdle>;

/** The tool of a page whose HTML contains it. Its code is fetched when the browser is idle, or with the first interaction. */
export function PrerenderedCitationTool(props: ToolProps) {
  return (
    <>
      <Suspense fallback={<ToolSkeleton />}>
        <ToolWhenIdle {...props} />
      </Suspense>
      <EarlyHistory />
      <script
        suppressHydrationWarning
        // In the HTML only: it has run when React comes.
        dangerouslySetInnerHTML={{
          __html: import.meta.env.SSR ? earlyScript(props.defaultFormat !== undefined) : '',
        }}
      />
    </>
  );
}

/** The tool of a page without prerendered HTML: a skeleton until its code has loaded, after that of the page. */
export function DeferredCitationTool({ form, ...props }: ToolProps & { form?: ReactNode }) {
  return (
    <ToolAfterPage
      waiting={
        <ToolSkeleton teaches={props.teaches} choosesStyle={props.projectId === undefined} form={form} />
      }
      {...props}
    />
  );
}
