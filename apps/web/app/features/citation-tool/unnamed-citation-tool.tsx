import { type ComponentProps, useEffect, useState } from 'react';
import { DeferredCitationTool } from './deferred-citation-tool.tsx';
import { ToolSkeleton } from './tool-skeleton.tsx';

/** The tool of a prerendered page with a style whose name browsers have to ask for: its HTML is the skeleton. */
export function UnnamedCitationTool(props: ComponentProps<typeof DeferredCitationTool>) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated ? <DeferredCitationTool {...props} /> : <ToolSkeleton />;
}
