import type { CheckDifference } from '@citewright/contract';
import { fieldName } from '@citewright/words';
import { capitalised } from '~/ui/capitalised.ts';
import { markValues } from '../marks/mark-listed.ts';
import { type Decision, type Side, sideOf } from '../state/decision.ts';
import { MarkedWords } from './marked-text.tsx';
import { SideButtons } from './side-buttons.tsx';

const absent = <span className="text-ink-faint italic">not given</span>;

interface FieldTableProps {
  differences: readonly CheckDifference[];
  decision: Decision;
  onChoose: (field: string, side: Side | undefined) => void;
}

/** The fields in which an entry differs from its record, each with the choice between the two. */
export function FieldTable({ differences, decision, onChoose }: FieldTableProps) {
  return (
    <dl className="mt-4 divide-y divide-rule border-y border-rule">
      {differences.map((difference) => {
        const { field, listed, record, weight } = difference;
        const values = markValues(difference);
        return (
          <div
            key={field}
            className="grid items-center gap-x-6 gap-y-1 py-2 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]"
          >
            <dt className="text-sm font-semibold">
              {capitalised(fieldName(field))}
              {weight === 'serious' && <span className="ml-2 text-xs text-danger">important</span>}
            </dt>
            <dd className="min-w-0 font-serif [overflow-wrap:anywhere]">
              <span className="sr-only">Your list: </span>
              {listed === null ? absent : <MarkedWords pieces={values.listed} as="del" />}
              <span aria-hidden="true" className="px-2 font-sans text-ink-faint">
                →
              </span>
              <span className="sr-only">; the record: </span>
              {record === null ? absent : <MarkedWords pieces={values.record} as="ins" />}
            </dd>
            <dd className="max-sm:mt-1">
              <SideButtons
                side={sideOf(decision, field)}
                labels={{ record: 'Record’s', listed: 'Mine' }}
                about={fieldName(field)}
                onChoose={(side) => onChoose(field, side)}
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
