import type { CheckedRecord } from '@citewright/contract';
import { Check } from 'lucide-react';
import type { Formatter } from '~/engine/load-formatter.ts';
import { Button } from '~/ui/button.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { RecordLink } from './record-link.tsx';

interface AlternativesProps {
  heading: string;
  records: readonly CheckedRecord[];
  chosen: number | undefined;
  style: string;
  formatter: Formatter | undefined;
  onChoose: (alternative: number | undefined) => void;
}

/** Other works that an entry may mean, each of which can take its place. */
export function Alternatives({ heading, records, chosen, style, formatter, onChoose }: AlternativesProps) {
  return (
    <div className="mt-4">
      <h4 className="text-sm font-semibold">{heading}</h4>
      <ul className="mt-1 divide-y divide-rule border-y border-rule">
        {records.map((record, index) => (
          <li
            key={`${record.source}${record.url ?? index}`}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-72">
              <ReferenceText
                html={formatter?.formatReference(record.item, style).html ?? String(record.item.title ?? '')}
                className="text-sm"
              />
              <p className="mt-1 text-sm">
                <RecordLink record={record} />
              </p>
            </div>
            <Button
              aria-pressed={chosen === index}
              look={chosen === index ? 'ink' : 'secondary'}
              onClick={() => onChoose(chosen === index ? undefined : index)}
              data-print="off"
            >
              {chosen === index && <Check aria-hidden="true" />}
              {chosen === index ? 'This one' : 'Use this one'}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
