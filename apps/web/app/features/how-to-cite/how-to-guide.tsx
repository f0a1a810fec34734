import { ArrowRight, Check, Minus } from 'lucide-react';
import { Link } from 'react-router';
import { chapters, habits, howToSteps, majorStyles, needsCitation } from '~/content/how-to-cite.ts';
import { WithContents } from '~/ui/contents-list.tsx';
import { ReferenceInline, ReferenceText } from '~/ui/reference-text.tsx';
import { Borrowing } from './borrowing.tsx';
import { Chapter } from './chapter.tsx';
import type { BookInStyle } from './same-book.ts';
import type { WayToBorrow } from './ways-to-borrow.ts';

const { why, what, borrowing, styles, steps, mistakes, tools } = chapters;

function CiteOrNot() {
  return (
    <div className="mt-7 grid gap-6 sm:grid-cols-2">
      {[
        { ...needsCitation.yes, Icon: Check, tone: 'text-success' },
        { ...needsCitation.no, Icon: Minus, tone: 'text-ink-faint' },
      ].map(({ title, entries, Icon, tone }) => (
        <div key={title} className="rounded-md border border-rule bg-raised p-5">
          <h3 className="text-lg font-semibold">{title}</h3>
          <ul className="mt-3 space-y-2.5">
            {entries.map((entry) => (
              <li key={entry} className="flex gap-2.5 text-base">
                <Icon aria-hidden="true" className={`mt-1.5 size-4 shrink-0 ${tone}`} />
                {entry}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface SameBookProps {
  inStyles: readonly BookInStyle[];
  tryLink: string;
}

function SameBook({ inStyles, tryLink }: SameBookProps) {
  return (
    <>
      <ul className="mt-7 space-y-7">
        {majorStyles.map(({ style, name, text, to, link }, index) => (
          <li key={style} data-style={style} className="border-l-4 border-cite pl-5">
            <h3 className="font-display text-xl text-cite">{name}</h3>
            <p className="mt-1 font-serif">{text}</p>
            <ReferenceText html={inStyles[index]?.html ?? ''} className="mt-3" />
            <p className="mt-2 text-base text-ink-soft">
              In the text: <ReferenceInline html={inStyles[index]?.inTextHtml ?? ''} className="text-ink" />
            </p>
            <Link
              to={to}
              className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-cite underline decoration-1 underline-offset-4"
            >
              {link}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6 font-serif">
        Harvard and IEEE are the other two that our generator speaks;{' '}
        <Link to="/citation-styles-comparison" className="text-link">
          compare all five
        </Link>
        , or{' '}
        <Link to={tryLink} className="text-link">
          try this source
        </Link>{' '}
        in each of them.
      </p>
    </>
  );
}

function Steps() {
  return (
    <ol className="mt-8 space-y-8">
      {howToSteps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[3rem_1fr] sm:grid-cols-[4.5rem_1fr]">
          <span aria-hidden="true" className="font-display text-3xl text-accent">
            {index + 1}
          </span>
          <div>
            <h3 className="pt-2 text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 font-serif">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Habits() {
  return (
    <ul className="mt-7 border-t border-rule">
      {habits.map(({ mistake, habit }) => (
        <li key={mistake} className="grid gap-x-8 gap-y-1 border-b border-rule py-4 sm:grid-cols-2">
          <h3 className="font-serif text-base italic">{mistake}</h3>
          <p className="text-base text-ink-soft">{habit}</p>
        </li>
      ))}
    </ul>
  );
}

interface HowToGuideProps {
  book: SameBookProps;
  borrowings: { ways: readonly WayToBorrow[]; reference: string };
}

/** The guide itself, with its table of contents. */
export function HowToGuide({ book, borrowings }: HowToGuideProps) {
  const entries = [why, what, borrowing, styles, steps, mistakes, tools];
  return (
    <WithContents entries={entries} className="py-14 sm:py-20">
      <Chapter {...why} />
      <Chapter {...what}>
        <CiteOrNot />
      </Chapter>
      <Chapter {...borrowing}>
        <Borrowing {...borrowings} />
      </Chapter>
      <Chapter {...styles}>
        <SameBook {...book} />
      </Chapter>
      <Chapter {...steps}>
        <Steps />
      </Chapter>
      <Chapter {...mistakes}>
        <Habits />
      </Chapter>
      <Chapter {...tools}>
        <p className="mt-4 font-serif text-[1.125rem] leading-[1.65]">
          How the best known generators compare is told in{' '}
          <Link to="/best-citation-generators" className="text-link">
            our review
          </Link>
          , our own among them.
        </p>
      </Chapter>
    </WithContents>
  );
}
