import { lazy } from 'react';
import { firstInteraction } from '~/ui/first-interaction.ts';
import { isWrittenAhead } from '~/ui/written-ahead.ts';

/** When it comes to a page that the browser makes itself, where nobody can begin without it, in milliseconds. */
const latest = 2_500;

/** An address that fills in the tool asks for it at once. */
const isAskedFor = () => typeof location !== 'undefined' && location.search !== '';

/** The citation tool, whose code comes with the first interaction; on pages without HTML after everything else. */
export const LazyCitationTool = lazy(async () => {
  const begun = isAskedFor() ? Promise.resolve() : firstInteraction();
  await (isWrittenAhead()
    ? begun
    : Promise.race([begun, new Promise((resolve) => setTimeout(resolve, latest))]));
  const module = await import('./citation-tool.tsx');
  return { default: module.CitationTool };
});
