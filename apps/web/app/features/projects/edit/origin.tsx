import type { CitationItem, Evidence } from '@citewright/contract';
import { useFormContext } from 'react-hook-form';
import { labelOf } from '~/content/item-fields.ts';
import { sourceNames } from '~/content/source-names.ts';
import { Button } from '~/ui/button.tsx';
import { FoldSummary } from '~/ui/fold-summary.tsx';
import { type EditValues, editValues } from './edit-values.ts';

/** The labels of sources that are the user's own input, and of records without a name. */
const ownWords: Readonly<Record<string, string>> = {
  edited: 'Typed by you',
  typed: 'Typed by you',
  reference: 'The reference that you pasted',
  bibtex: 'Your BibTeX file',
  ris: 'Your RIS file',
  'csl-json': 'Your CSL-JSON file',
  'csl-yaml': 'Your CSL-YAML file',
  medline: 'Your PubMed file',
  endnote: 'Your EndNote file',
  'endnote-xml': 'Your EndNote file',
  refworks: 'Your RefWorks file',
  'web-of-science': 'Your Web of Science file',
  'zotero-rdf': 'Your Zotero file',
  mods: 'Your MODS file',
  'word-sources': 'Your Word sources',
  cff: 'Your CITATION.cff file',
  hayagriva: 'Your Hayagriva file',
  backup: 'Your backup',
  own: 'From your projects',
  record: 'The record',
};

const nameOf = (source: string) => ownWords[source] ?? sourceNames[source] ?? 'The page itself';

function bySource(evidence: Evidence): [source: string, fields: string[]][] {
  const groups = new Map<string, string[]>();
  for (const [field, { source }] of Object.entries(evidence)) {
    const name = nameOf(source);
    groups.set(name, [...(groups.get(name) ?? []), labelOf(field)]);
  }
  return [...groups];
}

/** The form's paths and values for one field of a record. */
function recordedValues(item: CitationItem, field: string, value: unknown): [path: string, value: unknown][] {
  const { type, ...groups } = editValues({ ...item, [field]: value });
  if (field === 'type') return [['type', type]];
  return Object.entries(groups).flatMap(([group, values]) =>
    field in values ? [[`${group}.${field}`, (values as Record<string, unknown>)[field]]] : [],
  );
}

/** What the record says of the fields that the user changed, each with a button that puts it back into the form. */
function Recorded({ evidence, item }: OriginProps) {
  const { setValue } = useFormContext<EditValues>();
  const fields = Object.entries(evidence).flatMap(([field, { record }]) =>
    record ? [{ field, ...record }] : [],
  );
  if (fields.length === 0) return null;
  const restore = (field: string, value: unknown) => {
    for (const [path, restored] of recordedValues(item, field, value))
      setValue(path as 'type', restored as EditValues['type'], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <ul className="space-y-1 pb-2">
      {fields.map(({ field, source, value }) => (
        <li key={field} className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="wrap-anywhere">
            {labelOf(field)} in {nameOf(source)}
            {typeof value === 'string' || typeof value === 'number' ? `: ${value}` : ''}
          </span>
          <Button look="quiet" onClick={() => restore(field, value)}>
            Restore
            <span className="sr-only"> {labelOf(field)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface OriginProps {
  evidence: Evidence;
  item: CitationItem;
}

/** The source of each field of a record, and what the record says where the user changed it. */
export function Origin({ evidence, item }: OriginProps) {
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
      <Recorded evidence={evidence} item={item} />
    </details>
  );
}
