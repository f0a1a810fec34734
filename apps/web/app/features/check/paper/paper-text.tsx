import { type FindingKind, isSureFinding, type PaperView } from '@citewright/contract';
import { findingTitles } from '@citewright/words';
import { CircleHelp, FileText, Lightbulb, TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { listPickerWords } from '~/content/papers.ts';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { type ListHandle, VirtualPage } from '~/ui/virtual-list.tsx';
import { FilterBar, type FilterOption } from '../results/filter-bar.tsx';
import { focusedValue, focusRendered } from '../results/focus-rendered.ts';
import { useKeys } from '../results/use-keys.ts';
import type { Entry } from '../state/check-state.ts';
import { type PaperLinks, PaperRow } from './paper-row.tsx';
import { citationsOf, paperRows } from './paper-rows.ts';

const focusIt = (button: HTMLElement | null) => button?.focus();

const ListPicker = lazyPart(async () => (await import('./list-picker.tsx')).ListPicker);

type Filter = 'text' | 'findings' | 'perhaps' | 'advice' | FindingKind;

/** Pixels that the bar above the text covers. */
const barHeight = 132;

const rowAttribute = 'data-row';

/** The whole text, all findings, each kind that there is, those that are less sure, and advice. */
function filterOptions({ findings: all, advice }: PaperView): FilterOption<Filter>[] {
  const findings = all.filter(isSureFinding);
  const look = { icon: TriangleAlert, className: 'text-danger' };
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  return [
    { id: 'text', icon: FileText, className: 'text-ink-soft', label: 'Whole text' },
    { id: 'findings', ...look, label: 'Findings', count: findings.length },
    ...(kinds.length < 2 ? [] : kinds).map((id) => ({
      id,
      ...look,
      label: findingTitles[id],
      count: findings.filter(({ kind }) => kind === id).length,
    })),
    ...(findings.length === all.length
      ? []
      : [
          {
            id: 'perhaps' as const,
            icon: CircleHelp,
            className: 'text-ink-soft',
            label: 'Perhaps',
            count: all.length - findings.length,
          },
        ]),
    ...(advice.length === 0
      ? []
      : [
          {
            id: 'advice' as const,
            icon: Lightbulb,
            className: 'text-ink-soft',
            label: 'Advice',
            count: advice.reduce((sum, { places }) => sum + places.length, 0),
          },
        ]),
  ];
}

interface PaperTextProps {
  paper: PaperView;
  entries: readonly Entry[];
  /** Shows what the registers say of an entry. */
  onVerdict: (index: number) => void;
  /** Reads the list from a place of the text on; absent where the tab has no document. */
  onListBegins?: ((place: number) => void) | undefined;
}

/** The text of a paper with its citations and entries linked both ways, and the findings in its margin. */
export function PaperText({ paper, entries, onVerdict, onListBegins }: PaperTextProps) {
  const rows = useMemo(() => paperRows(paper), [paper]);
  const cited = useMemo(() => citationsOf(paper), [paper]);
  const [filter, setFilter] = useState<Filter>('text');
  const [target, setTarget] = useState<{ row: number }>();
  /** Absent until the picker was opened. */
  const [isPicking, setIsPicking] = useState<boolean>();
  const list = useRef<ListHandle>(null);
  const shown = useMemo(() => {
    const isShown = (index: number) => filter === 'findings' || paper.findings[index]?.kind === filter;
    return rows.flatMap(({ findings, perhaps, advice }, row) => {
      const isWanted =
        filter === 'text' ||
        (filter === 'advice' || filter === 'perhaps'
          ? { advice, perhaps }[filter].length > 0
          : findings.some(isShown));
      return isWanted ? [row] : [];
    });
  }, [rows, paper, filter]);

  // A row that the filter hides is shown first.
  useEffect(() => {
    const position = target ? shown.indexOf(target.row) : -1;
    if (!target || position < 0) return;
    list.current?.scrollTo(position);
    focusRendered(`[${rowAttribute}="${target.row}"]`);
  }, [target, shown]);
  const goTo = useCallback((row: number) => {
    if (row < 0) return;
    setFilter('text');
    setTarget({ row });
  }, []);
  const links: PaperLinks = useMemo(
    () => ({
      toReference: (index) => goTo(rows.findIndex(({ reference }) => reference === index)),
      toCallOut: (index) => {
        const start = paper.callouts[index]?.start ?? 0;
        goTo(rows.findLastIndex((row) => row.start <= start));
      },
      toVerdict: onVerdict,
    }),
    [rows, paper, goTo, onVerdict],
  );
  const move = (step: 1 | -1) => {
    const at = focusedValue(rowAttribute) ?? -1;
    const told = filter === 'advice' || filter === 'perhaps' ? filter : 'findings';
    const faulty = shown.filter((row) => (rows[row]?.[told].length ?? 0) > 0);
    const next = step > 0 ? faulty.find((row) => row > at) : faulty.findLast((row) => row < at);
    if (next !== undefined) setTarget({ row: next });
  };
  useKeys({ j: () => move(1), k: () => move(-1) });

  const keyAt = useCallback((position: number) => shown[position] ?? position, [shown]);
  const options = filterOptions(paper);
  if (isPicking && onListBegins)
    return <ListPicker text={paper.text} onPick={onListBegins} onCancel={() => setIsPicking(false)} />;
  return (
    <>
      <div
        className="sticky top-0 z-20 -mx-[clamp(1.25rem,4vw,3rem)] border-b border-rule bg-paper px-[clamp(1.25rem,4vw,3rem)] py-2"
        data-print="off"
      >
        <FilterBar
          legend="Show the text"
          options={options}
          chosen={filter}
          fallback="text"
          onChoose={setFilter}
        />
      </div>
      <h2 className="sr-only">Text of the paper</h2>
      {paper.main !== undefined && (
        <p className="mt-4 text-sm wrap-anywhere text-ink-soft">The paper in this archive is {paper.main}.</p>
      )}
      {paper.coverage.message && (
        <div className="mt-4 flex items-start gap-2 rounded-lg border border-amber bg-raised p-4">
          <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-amber" />
          <div>
            <p>{paper.coverage.message}</p>
            {onListBegins && paper.coverage.part?.by !== 'file' && (
              <Button
                // Who comes back from the picker goes on where they left.
                ref={isPicking === false ? focusIt : undefined}
                className="mt-3"
                data-print="off"
                onClick={() => setIsPicking(true)}
              >
                {listPickerWords.open}
              </Button>
            )}
          </div>
        </div>
      )}
      {paper.listStyle && (
        <p className="mt-4 text-sm text-ink-soft">
          The list is in {paper.listStyle.name}: {paper.listStyle.agreeing} of {paper.listStyle.compared}{' '}
          articles match it. Italics and links are not compared.
        </p>
      )}
      <VirtualPage
        handle={list}
        covered={barHeight}
        count={shown.length}
        keyAt={keyAt}
        label="Text of the paper"
        estimate={140}
        className="mt-4 rounded-lg border border-rule bg-raised shadow-page [&_li]:border-b-0"
      >
        {(position) => {
          const at = shown[position] ?? 0;
          const row = rows[at];
          if (!row) return null;
          const { reference } = row;
          return (
            <PaperRow
              row={row}
              isFiltered={filter !== 'text'}
              position={at}
              paper={paper}
              entry={reference === undefined ? undefined : entries[reference]}
              cited={reference === undefined ? [] : (cited[reference] ?? [])}
              links={links}
            />
          );
        }}
      </VirtualPage>
      <p className="mt-4 text-sm text-ink-faint max-lg:hidden" data-print="off">
        Keys: <kbd className="rounded-sm border border-rule-strong px-1.5 font-mono text-xs">j</kbd> next
        finding, <kbd className="rounded-sm border border-rule-strong px-1.5 font-mono text-xs">k</kbd>{' '}
        previous finding.
      </p>
    </>
  );
}
