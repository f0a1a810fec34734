import { ReferenceInline, ReferenceText } from '~/ui/reference-text.tsx';
import { Sheet } from '~/ui/sheet.tsx';
import type { NotesOfSource } from '../figure-references.ts';
import { TextLines } from './text-lines.tsx';

const lines = [
  { length: 96 },
  { length: 91 },
  { length: 62, mark: '1' },
  { length: 94 },
  { length: 97 },
  { length: 38, mark: '2' },
];

/** A page with two footnotes, and the bibliography. */
export function PageWithNotes({ note, shortNote, entry }: NotesOfSource) {
  return (
    <Sheet title="One book, three shapes">
      <div className="mt-5">
        <TextLines lines={lines} raised />
      </div>
      <ol className="mt-6 space-y-2 border-t border-ink pt-3 text-sm [border-image:linear-gradient(to_right,var(--color-ink)_5rem,transparent_5rem)_1]">
        <li>
          1. <ReferenceInline html={note} />
        </li>
        <li>
          2. <ReferenceInline html={shortNote} />
        </li>
      </ol>
      <div className="mt-7 border-t border-dashed border-rule-strong pt-5">
        <p className="text-center font-serif text-sm font-semibold">Bibliography</p>
        <ReferenceText html={entry} className="mt-2 text-sm" />
      </div>
    </Sheet>
  );
}
