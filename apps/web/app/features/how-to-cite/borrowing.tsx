import { Check, X } from 'lucide-react';
import { borrowed } from '~/content/how-to-cite.ts';
import { ReferenceInline, ReferenceText } from '~/ui/reference-text.tsx';
import type { WayToBorrow } from './ways-to-borrow.ts';

function Verdict({ honest }: { honest: boolean }) {
  const Icon = honest ? Check : X;
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-semibold ${honest ? 'text-success' : 'text-danger'}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      {honest ? 'Honest' : 'Plagiarism'}
    </span>
  );
}

interface BorrowingProps {
  ways: readonly WayToBorrow[];
  reference: string;
}

/** One sentence quoted, paraphrased, summarised and plagiarised. */
export function Borrowing({ ways, reference }: BorrowingProps) {
  return (
    <>
      <blockquote className="mt-7 border-l-4 border-accent pl-5">
        <p className="font-display text-xl">{borrowed.sentence}</p>
        <div data-style="apa" className="mt-3 text-ink-soft">
          <ReferenceText html={reference} className="text-base" />
        </div>
      </blockquote>
      <ul className="mt-7 border-t border-rule">
        {ways.map(({ name, honest, html, why }) => (
          <li key={name} className="border-b border-rule py-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-lg font-semibold">{name}</h3>
              <Verdict honest={honest} />
            </div>
            <p className="mt-1.5">
              <ReferenceInline html={html} />
            </p>
            <p className="mt-1.5 text-base text-ink-soft">{why}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
