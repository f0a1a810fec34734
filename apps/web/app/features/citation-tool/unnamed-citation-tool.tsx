import type { ComponentProps } from 'react';
import { DeferredCitationTool } from './deferred-citation-tool.tsx';
import { EarlyForm } from './early/early-form.tsx';

type UnnamedToolProps = ComponentProps<typeof DeferredCitationTool> & { defaultFormat: string };

/** The tool of a prerendered page with a style whose name browsers have to ask for: its HTML is the first field in the skeleton. */
export function UnnamedCitationTool(props: UnnamedToolProps) {
  return <DeferredCitationTool form={<EarlyForm style={props.defaultFormat} />} {...props} />;
}
