import { lazy } from 'react';
import { firstInteraction, interactionOrWhile } from '~/ui/first-interaction.ts';
import { isWrittenAhead } from '~/ui/written-ahead.ts';

/** An address that fills in the tool asks for it at once. */
const isAskedFor = () => typeof location !== 'undefined' && location.search !== '';

/** The citation tool, whose code comes with the first interaction; on pages without HTML after everything else. */
export const LazyCitationTool = lazy(async () => {
  if (!isAskedFor()) await (isWrittenAhead() ? firstInteraction() : interactionOrWhile());
  const module = await import('./citation-tool.tsx');
  return { default: module.CitationTool };
});
