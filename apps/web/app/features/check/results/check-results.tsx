import { isSureFinding, type PaperView } from '@citewright/contract';
import { FileText, ListChecks, Plus, RotateCcw, Square, Undo2, Wrench } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { checkKeys } from '~/content/check.ts';
import { styleName } from '~/content/styles.ts';
import type { Formatter } from '~/engine/load-formatter.ts';
import { useFormatter } from '~/engine/use-formatter.ts';
import { Button } from '~/ui/button.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/ui/tabs.tsx';
import { toast } from '~/ui/toast-store.ts';
import { registerName } from '../entry/verdict-sentence.ts';
import { LinksOffer } from '../links/links-offer.tsx';
import { PaperText } from '../paper/paper-text.tsx';
import { RepairedActions } from '../repaired/repaired-actions.tsx';
import {
  type CheckPhase,
  type CheckState,
  checkSummary,
  entriesOf,
  type Group,
  type Summary,
  unchecked,
} from '../state/check-state.ts';
import type { Decision } from '../state/decision.ts';
import { repairAll } from '../state/repaired-list.ts';
import type { Check } from '../use-check.ts';
import { EntryList } from './entry-list.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { SummarySentence } from './summary-sentence.tsx';

const number = (count: number) => count.toLocaleString('en');

/** What a paper has between text and list, and how many entries are to be looked at. */
function findingsIn({ findings, coverage }: PaperView, look: number): string {
  const { length: count } = findings.filter(isSureFinding);
  const unread = coverage.list === undefined ? ', no list found' : ', a part of the list read';
  const none = coverage.message === undefined ? ', nothing found between text and list' : unread;
  const found = `, ${number(count)} ${count === 1 ? 'finding' : 'findings'} between text and list`;
  const entries = `, ${number(look)} ${look === 1 ? 'entry' : 'entries'} to look at`;
  return (count === 0 ? none : found) + (look === 0 ? '' : entries);
}

interface ProgressProps {
  phase: CheckPhase;
  summary: Summary;
  paper: PaperView | undefined;
}

/** How far the check is, in words. */
function Progress({ phase, summary: { decided, counts }, paper }: ProgressProps) {
  const { total } = counts;
  const words: Record<CheckPhase, string> = {
    composing: '',
    running: total === 0 ? 'Reading the list...' : `${number(decided)} of ${number(total)} looked up`,
    stopped: `Stopped after ${number(decided)} of ${number(total)}`,
    done: `${number(total)} ${total === 1 ? 'entry' : 'entries'} looked up`,
  };
  return (
    <p role="status" className="mt-1 text-sm text-ink-soft">
      {words[phase]}
      {paper && (
        <span className={paper.findings.some(isSureFinding) ? 'font-semibold text-danger' : undefined}>
          {findingsIn(paper, counts.differs + counts['other-work'] + counts['not-found'])}
        </span>
      )}
    </p>
  );
}

/** The head of the printed page. */
function PrintedHead({ state }: { state: CheckState }) {
  const registers = new Set(
    state.entries.flatMap(({ result }) => result?.asked.map(({ register }) => register) ?? []),
  );
  return (
    <p className="hidden print:block">
      Checked on {new Date(state.began).toLocaleString('en-GB')} by Citewright {import.meta.env.RELEASE}.
      Registers asked: {[...registers].map(registerName).join(', ')}.
    </p>
  );
}

/** The actions on all entries. */
function ListActions({ check }: { check: Check }) {
  const { state, dispatch, stop, resume, reset } = check;
  const repairable = repairAll(state.entries);
  const left = unchecked(state).length;
  const repair = () => {
    dispatch({ kind: 'decide-many', decisions: repairable });
    toast({
      title: `${number(repairable.size)} ${repairable.size === 1 ? 'entry' : 'entries'} fixed`,
      description: 'Every entry with a record has its values; duplicates are merged.',
      action: { label: 'Undo', run: () => dispatch({ kind: 'undo' }) },
    });
  };
  return (
    <div className="flex flex-wrap gap-2" data-print="off">
      <div className="bottom-bar sm:contents">
        <Button look="primary" disabled={repairable.size === 0} onClick={repair} className="max-sm:grow">
          <Wrench aria-hidden="true" />
          Fix all that have a record
        </Button>
      </div>
      {state.before && (
        <Button onClick={() => dispatch({ kind: 'undo' })}>
          <Undo2 aria-hidden="true" />
          Undo
        </Button>
      )}
      {state.phase === 'running' ? (
        <Button onClick={stop}>
          <Square aria-hidden="true" />
          Stop
        </Button>
      ) : (
        left > 0 && (
          <Button onClick={() => resume()}>
            <RotateCcw aria-hidden="true" />
            {state.phase === 'stopped' ? `Go on with ${number(left)}` : `Try ${number(left)} again`}
          </Button>
        )
      )}
      <Button look="quiet" onClick={reset}>
        <Plus aria-hidden="true" />
        New check
      </Button>
    </div>
  );
}

function Keys() {
  return (
    <p className="mt-4 text-sm text-ink-faint max-lg:hidden" data-print="off">
      Keys:{' '}
      {checkKeys.map(({ key, action }, index) => (
        <span key={key}>
          {index > 0 && ', '}
          <kbd className="rounded-sm border border-rule-strong px-1.5 font-mono text-xs">{key}</kbd> {action}
        </span>
      ))}
      .
    </p>
  );
}

interface EntriesProps {
  check: Check;
  formatter: Formatter | undefined;
  /** The entry to begin with. */
  opened?: number | undefined;
}

/** The entries of the list, and which of them are shown. */
function CheckedEntries({ check, formatter, opened }: EntriesProps) {
  const { state, dispatch, resume } = check;
  const { style } = state;
  const [group, setGroup] = useState<Group>('all');
  const shown = entriesOf(state.entries, group);
  const decide = useCallback(
    (index: number, decision: Decision) => dispatch({ kind: 'decide', index, decision }),
    [dispatch],
  );
  const latest = useRef(resume);
  useEffect(() => {
    latest.current = resume;
  });
  const retry = useCallback((index: number) => latest.current([index]), []);
  return (
    <>
      <div
        className="sticky top-0 z-20 -mx-[clamp(1.25rem,4vw,3rem)] border-b border-rule bg-paper px-[clamp(1.25rem,4vw,3rem)] py-2"
        data-print="off"
      >
        <SummaryBar summary={checkSummary(state)} group={group} onGroup={setGroup} />
      </div>
      <h2 className="sr-only">Entries</h2>
      <div className="mt-4">
        {shown.length > 0 && (
          <EntryList
            entries={shown}
            opened={opened}
            style={style}
            styleName={styleName(style)}
            formatter={formatter}
            isRunning={state.phase === 'running'}
            onDecide={decide}
            onRetry={retry}
          />
        )}
      </div>
      <Keys />
    </>
  );
}

type View = 'text' | 'entries';

/** A paper has two sides: its text, and the entries of its list. */
function PaperViews({
  paper,
  check,
  formatter,
  onListBegins,
}: {
  paper: PaperView;
  check: Check;
  formatter: Formatter | undefined;
  onListBegins: ((place: number) => void) | undefined;
}) {
  const { entries } = check.state;
  const [view, setView] = useState<View>('text');
  const [opened, setOpened] = useState<number>();
  const showVerdict = useCallback((index: number) => {
    setOpened(index);
    setView('entries');
  }, []);
  return (
    <Tabs
      value={view}
      onValueChange={(value) => {
        setOpened(undefined);
        setView(value as View);
      }}
      className="mt-4"
    >
      <TabsList aria-label="What is shown" data-print="off">
        <TabsTrigger value="text">
          <FileText aria-hidden="true" />
          Text and findings
        </TabsTrigger>
        <TabsTrigger value="entries">
          <ListChecks aria-hidden="true" />
          {number(entries.length)} {entries.length === 1 ? 'entry' : 'entries'}
        </TabsTrigger>
      </TabsList>
      <TabsContent value="text" className="pt-0!">
        <PaperText paper={paper} entries={entries} onVerdict={showVerdict} onListBegins={onListBegins} />
      </TabsContent>
      <TabsContent value="entries" className="pt-0!">
        <CheckedEntries check={check} formatter={formatter} opened={opened} />
      </TabsContent>
    </Tabs>
  );
}

/** A list or a paper that is or was checked: its summary, its entries, and what can be done with it. */
export function CheckResults({ check }: { check: Check }) {
  const { state, dispatch, failure, begin } = check;
  const { paper, style, source } = state;
  const engine = useFormatter(style);
  const formatter = engine.status === 'ready' ? engine.formatter : undefined;
  const summary = checkSummary(state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const beginAt = (place: number) => {
    begin({ ...source, listBegins: String(place) });
    heading.current?.focus();
  };
  return (
    <div className="page-width pt-6 pb-16">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 ref={heading} tabIndex={-1} className="font-display text-2xl wrap-anywhere">
            {source.name ?? 'Your reference list'}
          </h1>
          <Progress phase={state.phase} summary={summary} paper={paper} />
        </div>
        <ListActions check={check} />
      </div>
      <SummarySentence summary={summary} isOfPaper={paper !== undefined} />
      <PrintedHead state={state} />
      <div className="mt-4">
        <FailureLine message={failure} />
      </div>
      <LinksOffer state={state} onStyle={(chosen) => dispatch({ kind: 'style', style: chosen })} />
      <RepairedActions
        state={state}
        onStyle={(chosen) => dispatch({ kind: 'style', style: chosen })}
        formatter={formatter}
      />
      {paper ? (
        <PaperViews paper={paper} check={check} formatter={formatter} onListBegins={source.file && beginAt} />
      ) : (
        <div className="mt-4">
          <CheckedEntries check={check} formatter={formatter} />
        </div>
      )}
    </div>
  );
}
