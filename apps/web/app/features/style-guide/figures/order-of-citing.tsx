import { ReferenceText } from '~/ui/reference-text.tsx';
import { Sheet } from '~/ui/sheet.tsx';
import { TextLines } from './text-lines.tsx';

const lines = [
  { length: 93 },
  { length: 57, mark: '[1]' },
  { length: 89 },
  { length: 44, mark: '[2]' },
  { length: 71, mark: '[1]' },
  { length: 33, mark: '[3]' },
];

/** A text that cites three sources, the first of them twice, and its reference list. */
export function OrderOfCiting({ references }: { references: readonly string[] }) {
  return (
    <Sheet title="First cited, first numbered">
      <div className="mt-5">
        <TextLines lines={lines} />
      </div>
      <div className="mt-6 border-t border-rule pt-4">
        <p className="text-center font-serif text-xs tracking-[0.14em] uppercase">References</p>
        <div className="mt-3 space-y-2">
          {references.map((html) => (
            <ReferenceText key={html} html={html} className="text-sm" />
          ))}
        </div>
      </div>
    </Sheet>
  );
}
