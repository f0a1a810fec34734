import { ArrowDownToLine } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { listPickerWords } from '~/content/papers.ts';
import { Button } from '~/ui/button.tsx';
import { type ListHandle, VirtualPage } from '~/ui/virtual-list.tsx';

/** Pixels that the bar above the lines covers. */
const barHeight = 120;

/** The lines of a text that print something, with their places. */
const linesOf = (text: string) =>
  Array.from(text.matchAll(/[^\r\n]+/g), ({ 0: line, index }) => ({ line: line.trim(), index })).filter(
    ({ line }) => line !== '',
  );

/** Stable, so that the heading is focused when it appears and not again. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();

interface ListPickerProps {
  text: string;
  /** The place of the line that was chosen. */
  onPick: (place: number) => void;
  onCancel: () => void;
}

/** The text of a paper line by line: a click says where its list begins. */
export function ListPicker({ text, onPick, onCancel }: ListPickerProps) {
  const lines = useMemo(() => linesOf(text), [text]);
  const list = useRef<ListHandle>(null);
  const keyAt = useMemo(() => (at: number) => lines[at]?.index ?? at, [lines]);
  return (
    <>
      <div className="sticky top-0 z-20 -mx-[clamp(1.25rem,4vw,3rem)] flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-rule bg-paper px-[clamp(1.25rem,4vw,3rem)] py-3">
        <div className="min-w-60 flex-1">
          <h2 ref={focusOnce} tabIndex={-1} className="font-semibold">
            {listPickerWords.heading}
          </h2>
          <p className="text-sm text-ink-soft">{listPickerWords.hint}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {/* The last one would take what stands below the list along. */}
          <Button onClick={() => list.current?.scrollTo(Math.max(0, lines.length - 2))}>
            <ArrowDownToLine aria-hidden="true" />
            {listPickerWords.toEnd}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {listPickerWords.cancel}
          </Button>
        </div>
      </div>
      <VirtualPage
        handle={list}
        covered={barHeight}
        count={lines.length}
        keyAt={keyAt}
        label={listPickerWords.label}
        estimate={56}
        className="mt-4 rounded-lg border border-rule bg-raised shadow-page"
      >
        {(at) => {
          const { line = '', index = 0 } = lines[at] ?? {};
          return (
            <button
              type="button"
              onClick={() => onPick(index)}
              className="block min-h-11 w-full px-4 py-2 text-left hover:bg-cite-wash focus-visible:bg-cite-wash sm:px-7"
            >
              <span className="line-clamp-3 max-w-[42rem] font-serif wrap-anywhere">{line}</span>
            </button>
          );
        }}
      </VirtualPage>
    </>
  );
}
