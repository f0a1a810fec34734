import { formatReference } from '@citewright/formatting';
import { liveExamples } from '~/content/live-examples.ts';

/** The reference list of the example project in its own style. Runs at build time. */
export function exampleList(): string[] {
  const references = liveExamples.map(({ item }) => formatReference(item, 'apa'));
  return references
    .sort((a, b) => a.text.localeCompare(b.text, 'en'))
    .map(({ html }) => html)
    .slice(0, 3);
}
