import type { Evidence } from '@citewright/contract';
import { sourceNames } from '~/content/source-names.ts';
import { FoldSummary } from '~/ui/fold-summary.tsx';
import { labelOf } from './item-fields.ts';

/** The labels of sources that are the user's own input. */
const ownWords: Readonly<Record<string, string>> = {
  edited: 'Edited by you',
  typed: 'Typed by you',
  bibtex: 'Your BibTeX file',
  ris: 'Your RIS file',
  'csl-json': 'Your CSL-JSON file',
  backup: 'Your backup',
  own: 'Another project of yours',
};

function bySource(evidence: Evidence): [source: string, fields: string[]][] {
  const groups = new Map<string, string[]>();
  for (const [field, { source }] of Object.entries(evidence)) {
    const name = ownWords[source] ?? sourceNames[source] ?? 'The page itself';
    groups.set(name, [...(groups.get(name) ?? []), labelOf(field)]);
  }
  return [...groups];
}

/** The source of each field of a record. */
export function Origin({ evidence }: { evidence: Evidence }) {
  const groups = bySource(evidence);
  if (groups.length === 0) return null;
  return (
    <details className="group mt-5 border-t border-rule pt-2 text-sm text-ink-soft">
      <FoldSummary>Where these details came from</FoldSummary>
      <dl className="space-y-2 pb-2">
        {groups.map(([source, fields]) => (
          <div key={source}>
            <dt className="font-semibold text-ink">{source}</dt>
            <dd>{fields.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
