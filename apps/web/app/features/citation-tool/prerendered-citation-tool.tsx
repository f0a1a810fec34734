import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { firstInteraction } from '~/ui/first-interaction.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { EarlyForm } from './early/early-form.tsx';
import { EarlyHistory } from './early/early-history.tsx';
import { noteEarlyPress, sendWithoutTool } from './early/early-press.ts';
import { earlyScript } from './early/early-script.ts';
import { keepEarlyText, readEarlyForm } from './early/early-text.ts';
import { whenIdle } from './early/when-idle.ts';
import { loadTool } from './load-tool.ts';
import { ToolSkeleton } from './tool-skeleton.tsx';

// Begins before React renders: on a slow connection people type before that, and the code arrives while the page hydrates.
const loading =
  typeof window === 'undefined' ? undefined : Promise.race([firstInteraction(), whenIdle()]).then(loadTool);

if (loading) {
  noteEarlyPress();
  loading.catch(sendWithoutTool);
}

/** The style of the prerendered form where the page has none. */
const prerenderedStyle = 'apa';

type ToolProps = ComponentProps<Awaited<ReturnType<typeof loadTool>>>;

/** The tool whose code could not be fetched: asked for again in its place, beside a form that needs none. */
function toolToFetch(): ComponentType<ToolProps> {
  const { text, style } = readEarlyForm();
  keepEarlyText(text);
  const Tool = lazyPart(loadTool);
  return (props) => (
    <Tool
      waiting={<ToolSkeleton form={<EarlyForm style={props.defaultFormat ?? style ?? prerenderedStyle} />} />}
      {...props}
    />
  );
}

const ToolWhenIdle = lazy(async () => {
  // A link that fills in the form needs the tool at once.
  const tool = loading && location.search === '' ? loading : loadTool();
  return { default: await tool.catch(toolToFetch) };
});

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
