import type { Evidence } from '@citewright/contract';
import type { ReactNode } from 'react';
import { nameOfSource } from '~/content/field-sources.ts';
import { labelOf } from '~/content/item-fields.ts';
import { FoldSummary } from './fold-summary.tsx';

function bySource(evidence: Evidence): [source: string, fields: string[]][] {
  const groups = new Map<string, string[]>();
  for (const [field, { source }] of Object.entries(evidence)) {
    const name = nameOfSource(source);
    groups.set(name, [...(groups.get(name) ?? []), labelOf(field)]);
  }
  return [...groups];
}

/** The source of each field of a record, to unfold; `children` follow the sources. */
export function FieldOrigins({ evidence, children }: { evidence: Evidence; children?: ReactNode }) {
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
      {children}
    </details>
  );
}
