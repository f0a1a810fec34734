import type { ComponentProps, ReactNode } from 'react';
import { interactionOrDelay } from '~/ui/first-interaction.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { loadTool } from './load-tool.ts';
import { ToolSkeleton } from './tool-skeleton.tsx';

const ToolAfterPage = lazyPart(async () => {
  await interactionOrDelay();
  return await loadTool();
});

type DeferredToolProps = Omit<ComponentProps<typeof ToolAfterPage>, 'waiting'> & {
  /** What of the form can be used until then. */
  form?: ReactNode;
};

/** The tool of a page without prerendered HTML: a skeleton until its code has loaded, after that of the page. */
export function DeferredCitationTool({ form, ...props }: DeferredToolProps) {
  return (
    <ToolAfterPage
      waiting={
        <ToolSkeleton teaches={props.teaches} choosesStyle={props.projectId === undefined} form={form} />
      }
      {...props}
    />
  );
}
