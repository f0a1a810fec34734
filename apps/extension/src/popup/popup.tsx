import type { CitationRequest, StyleKey } from '@citewright/contract';
import { partsOfStyleKey } from '@citewright/styles';
import { useEffect, useMemo, useState } from 'react';
import { AdditionProvider } from '~/features/citation-tool/addition/addition-slot.tsx';
import { EditProvider } from '~/features/citation-tool/editing/edit-slot.tsx';
import { buildRequest } from '~/features/citation-tool/form/build-request.ts';
import { lastStyle, storeStyle } from '~/features/citation-tool/form/last-style.ts';
import { emptyValues } from '~/features/citation-tool/form/values.ts';
import { shownEntry } from '~/features/citation-tool/generation/tool-state.ts';
import { useGeneration } from '~/features/citation-tool/generation/use-generation.ts';
import { HistoryCard } from '~/features/citation-tool/history/history-card.tsx';
import { useSessionHistory } from '~/features/citation-tool/history/use-session-history.ts';
import { correctionsOf } from '~/features/citation-tool/result/corrections.ts';
import { ResultArea } from '~/features/citation-tool/result/result-area.tsx';
import { useRestyled, useRestyledOutcome } from '~/features/citation-tool/result/use-restyled.ts';
import { AddToProject } from '~/features/projects/add/add-to-project.tsx';
import { EditResult } from '~/features/projects/edit/edit-result.tsx';
import { Button } from '~/ui/button.tsx';
import { FieldOrigins } from '~/ui/field-origins.tsx';
import { FoldSummary } from '~/ui/fold-summary.tsx';
import { useCitedTab } from '../cite/use-cited-tab.ts';
import { openSite } from '../on-site.ts';
import type { Task } from '../task.ts';
import { BeforeReading } from './before-reading.tsx';
import { OtherSource } from './other-source.tsx';
import { StyleBar } from './style-bar.tsx';

const noOutcome = { kind: 'empty' } as const;

/** The style of a browser in which none was chosen yet. */
const firstStyle: StyleKey = 'apa';

function requestOf(text: string, what: 'page' | undefined, style: StyleKey): CitationRequest {
  if (what === undefined) return buildRequest({ ...emptyValues(style), sourceIdentifier: text });
  const { style: format, language } = partsOfStyleKey(style);
  return { format, ...(language && { language }), inputType: 'url', sourceInput: text };
}

/** The reference of the page that is read, of what is selected on it, or of what is typed. */
export function Popup({ task }: { task: Task }) {
  const [style, setStyle] = useState(() => lastStyle() ?? firstStyle);
  const { state, generate, takeNearMiss, takeWork, takeAlternative, addAnyway } = useGeneration({});
  const { stage, title, citePage, sendPrivate, citeText } = useCitedTab(task, (text, what) =>
    generate(() => requestOf(text, what, style)),
  );
  const isAsked = stage.kind === 'asked';
  // An identifier that nobody knows is no failure yet: the page itself is read next.
  const isPassing = isAsked && !stage.isDone && state.outcome.kind === 'error';
  const outcome = useRestyledOutcome(isPassing ? noOutcome : state.outcome, style);

  const history = useSessionHistory();
  const entryId = shownEntry(outcome);
  const results = useMemo(() => history.filter(({ id }) => id === entryId), [history, entryId]);
  const [entry] = results;
  const [shown] = useRestyled(results, style);
  const earlier = useMemo(() => history.filter(({ id }) => id !== entryId), [history, entryId]);
  const item = entry?.citation.item;
  const works = useMemo(() => item && [item], [item]);

  useEffect(() => storeStyle(style), [style]);

  const enterByHand = () => openSite(`/?${new URLSearchParams({ title: title() ?? '' })}`);
  const status =
    state.generation.status === 'idle' && isAsked && !stage.isDone ? 'fetching' : state.generation.status;
  return (
    <AdditionProvider value={(addition, size) => <AddToProject addition={addition} size={size} />}>
      <EditProvider value={(citation, onEdited) => <EditResult citation={citation} onEdited={onEdited} />}>
        <StyleBar value={style} works={works} onChange={setStyle} />
        <main className="space-y-5 p-4">
          <h2 className="sr-only">Reference</h2>
          {!isAsked && <BeforeReading stage={stage} onSend={sendPrivate} />}
          {isAsked && (
            <ResultArea
              state={{ ...state, outcome }}
              entry={shown}
              begun={history.length > 0}
              onManual={enterByHand}
              onNearMiss={takeNearMiss}
              onWork={takeWork}
              onChoose={(chosen) => shown && takeAlternative(shown, chosen)}
              offers={shown?.citation.alternatives ?? []}
              corrections={correctionsOf(entry)}
              onAddAnyway={addAnyway}
            />
          )}
          {shown && <FieldOrigins evidence={shown.citation.evidence} />}
          {isAsked && stage.cited === 'selection' && (
            <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
              This is about the text that you selected.
              <Button onClick={citePage} disabled={status !== 'idle'}>
                Cite the page instead
              </Button>
            </p>
          )}
          <OtherSource busy={status !== 'idle'} onCite={citeText} />
          {earlier.length > 0 && (
            <details className="group">
              <FoldSummary>Cited before</FoldSummary>
              <HistoryCard entries={earlier} format={style} />
            </details>
          )}
        </main>
      </EditProvider>
    </AdditionProvider>
  );
}
