import type { StyleId } from '@citewright/contract';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { offersFiles } from '~/files/offers-files.ts';
import { isNamed } from '~/style-picker/chosen-styles.ts';
import { useStylePicker } from '~/style-picker/use-style-picker.tsx';
import { Card } from '~/ui/card.tsx';
import { classNames } from '~/ui/class-names.ts';
import { KeptNote } from '~/ui/kept-text.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { AdditionProvider, type DrawAddition } from './addition/addition-slot.tsx';
import { findable } from './choice/choice.ts';
import { removeEarlyHistory } from './early/early-history-id.ts';
import { repeatEarlyPress } from './early/early-press.ts';
import { type DrawEdit, EditProvider } from './editing/edit-slot.tsx';
import { buildRequest } from './form/build-request.ts';
import { carriedOver } from './form/carried-over.ts';
import { CitationForm } from './form/citation-form.tsx';
import { countListed, detectInput } from './form/detect-input.ts';
import { useCitationForm } from './form/use-citation-form.ts';
import { useKeptForm } from './form/use-kept-form.ts';
import { useLastStyle } from './form/use-last-style.ts';
import { useNamedStyle } from './form/use-named-style.ts';
import { usePrefill } from './form/use-prefill.ts';
import { citedAt, shownEntry } from './generation/tool-state.ts';
import { useGeneration } from './generation/use-generation.ts';
import type { DrawKeeping } from './history/history-actions.tsx';
import { HistoryCard } from './history/history-card.tsx';
import { useRemovedCount, useSessionHistory } from './history/use-session-history.ts';
import { FileDrop } from './list/file-drop.tsx';
import { usePastedLists } from './list/use-pasted-lists.ts';
import { correctionsOf } from './result/corrections.ts';
import { PaperDoor } from './result/paper-door.tsx';
import { ResultArea } from './result/result-area.tsx';
import { useRestyled, useRestyledOutcome } from './result/use-restyled.ts';
import { exampleIdentifier, type WorkedExample } from './result/worked-example.ts';

const LivePreview = lazyPart(async () => (await import('./manual/live-preview.tsx')).LivePreview);

export interface CitationToolProps {
  /** The initially selected style, with any id of the catalogue; by default the one chosen last in this browser. */
  defaultFormat?: StyleId;
  /** Saves every citation in this project. The project's page lists them, so no session history is shown. */
  projectId?: number;
  /** Whether links of other sites, such as `?url=`, are looked up at once. */
  citesLinks?: boolean;
  /** Whether an empty result area explains how to begin; otherwise it is hidden until there is a result. */
  teaches?: boolean;
  /** The finished example, in the styles that the page has it in. */
  examples?: readonly WorkedExample[];
  /** Called when a citation was added. */
  onCreated?: () => void;
  /** Takes a citation out of the project again; gives whether it is out. */
  onUndo?: (id: number) => Promise<boolean>;
  /** Called when an addition failed: what became of it may not be known. */
  onFailed?: () => void;
  /** Shows a citation of the project, which was to be added again. */
  onShow?: (id: number) => void;
  /** Renders the control that adds a result to a project; absent on a project's page. */
  drawAddition?: DrawAddition;
  /** Renders the control that makes a project of the browser's citations. */
  drawKeeping?: DrawKeeping;
  /** Renders the control that edits the record of a result; absent on a project's page, where the list has one. */
  drawEdit?: DrawEdit;
}

// Few paste lists.
const ListPanel = lazyPart(async () => (await import('./list/list-panel.tsx')).ListPanel);

/** The style of the prerendered page. */
const prerenderedStyle: StyleId = 'apa';

/** The citation generator: form, result and history. Its headings start at level 3. */
export function CitationTool({
  defaultFormat,
  projectId,
  citesLinks = false,
  teaches = true,
  examples = [],
  onCreated,
  onUndo,
  onFailed,
  onShow,
  drawAddition,
  drawKeeping,
  drawEdit,
}: CitationToolProps) {
  const formState = useCitationForm(defaultFormat ?? prerenderedStyle);
  useLastStyle(formState, defaultFormat === undefined);
  useNamedStyle(
    formState,
    defaultFormat !== undefined && isNamed(defaultFormat) ? defaultFormat : prerenderedStyle,
  );
  const { form, openTab, chooseStyle, fillIn } = formState;
  const saved = projectId !== undefined;
  const keptForm = useKeptForm(formState);
  const tool = useRef<HTMLDivElement>(null);
  const focusInput = () =>
    tool.current?.querySelector<HTMLInputElement>('form input[type="text"]')?.focus({ preventScroll: true });
  const { state, generate, refuse, takeNearMiss, takeWork, takeAlternative, addAnyway, undo } = useGeneration(
    {
      projectId,
      // The next source can be entered at once.
      onAnswered: () => {
        if (keptForm.sent()) focusInput();
      },
      onCreated,
      onUndo:
        onUndo &&
        (async (id) => {
          const isOut = await onUndo(id);
          if (isOut) focusInput();
          return isOut;
        }),
      onFailed,
    },
  );
  const [activeTab, format] = useWatch({ control: form.control, name: ['activeTab', 'format'] });
  const history = useSessionHistory();
  const removed = useRemovedCount();
  const { outcome } = state;
  const entryId = saved && outcome.kind === 'listed' ? undefined : shownEntry(outcome);
  const [sought, setSought] = useState<{ id: number }>();
  const results = useMemo(
    () => history.filter(({ id }) => id === entryId).map((found) => citedAt(outcome, found)),
    [history, entryId, outcome],
  );
  const [entry] = results;
  const [shown] = useRestyled(results, saved ? undefined : format);
  const offered = useRestyledOutcome(outcome, format);

  const item = entry?.citation.item;
  const works = useMemo(() => item && [item], [item]);
  const { picker, openPicker, preloadPicker } = useStylePicker({
    value: format,
    works,
    onChoose: ({ id }) => chooseStyle(id),
  });

  useEffect(repeatEarlyPress, []);
  // Before the list itself is painted.
  useLayoutEffect(removeEarlyHistory, []);

  const lists = usePastedLists(projectId);
  const submit = form.handleSubmit((values) => {
    const text = values.sourceIdentifier;
    if (values.activeTab === 'auto' && countListed(text) > 1) {
      keptForm.discard();
      return lists.take(text.trim().replace(/\s+/g, '\n'));
    }
    keptForm.sending();
    return generate(() => buildRequest(values));
  }, refuse);
  const tryInBox = (text: string) => {
    fillIn(text);
    return submit();
  };
  usePrefill(formState, citesLinks ? () => void submit() : undefined);
  const lookUpPasted = () => {
    if (detectInput('auto', form.getValues('sourceIdentifier'))) submit();
  };
  const enterByHand = () => {
    const { sourceIdentifier } = form.getValues();
    openTab('manual');
    form.reset(
      { ...form.getValues(), ...carriedOver(sourceIdentifier, form.getValues()) },
      { keepErrors: false },
    );
    setTimeout(() => form.setFocus('manualTitle'));
  };
  const manual = activeTab === 'manual';
  const hasDoor = !saved && !manual && offersFiles;
  const blank =
    !teaches &&
    !manual &&
    state.generation.status === 'idle' &&
    outcome.kind === 'empty' &&
    lists.all.length === 0;
  const alternatives = shown?.citation.alternatives ?? [];

  return (
    <FormProvider {...form}>
      <AdditionProvider value={projectId === undefined ? drawAddition : undefined}>
        <EditProvider value={drawEdit}>
          <div ref={tool} className="@container">
            <div
              className={classNames(
                'grid gap-6',
                manual && '@4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]',
                hasDoor && '@4xl:grid-cols-[minmax(0,1fr)_20rem]',
              )}
            >
              <Card className={classNames(saved ? 'p-4!' : 'max-sm:p-4!', hasDoor && '@4xl:col-span-2')}>
                <KeptNote isShown={keptForm.isKept} onDiscard={keptForm.discard} />
                <CitationForm
                  state={formState}
                  choosesStyle={!saved}
                  moreStyles={{ onOpen: openPicker, onPreload: preloadPicker }}
                  status={state.generation.status}
                  onSubmit={submit}
                  onPasted={lookUpPasted}
                  onLines={lists.take}
                />
              </Card>
              <Card className={classNames(blank && 'sr-only', saved && 'p-4!')}>
                {lists.all.map(({ id, text }) => (
                  <ListPanel
                    key={id}
                    text={text}
                    format={format}
                    onSingle={(only) => {
                      lists.close(id);
                      void tryInBox(only);
                    }}
                    onTry={tryInBox}
                    onClose={() => lists.close(id)}
                  />
                ))}
                <ResultArea
                  state={{ ...state, outcome: offered }}
                  entry={shown}
                  onExample={
                    manual || !teaches || lists.all.length > 0
                      ? undefined
                      : () => void tryInBox(exampleIdentifier)
                  }
                  example={examples.find(({ style }) => style === format) ?? examples[0]}
                  begun={history.length > 0}
                  onManual={manual ? undefined : enterByHand}
                  onNearMiss={takeNearMiss}
                  onWork={takeWork}
                  onChoose={(chosen) => shown && takeAlternative(shown, chosen)}
                  offers={saved ? findable(alternatives, shown?.request) : alternatives}
                  corrections={saved ? undefined : correctionsOf(entry)}
                  onShow={({ listedAs }) => (saved ? onShow?.(listedAs) : setSought({ id: listedAs }))}
                  onAddAnyway={addAnyway}
                  onUndo={undo}
                />
                {manual && <LivePreview control={form.control} />}
              </Card>
              {hasDoor && <PaperDoor />}
              {!saved && history.length + removed > 0 && (
                <div className="@4xl:col-span-full">
                  <HistoryCard
                    entries={history}
                    format={format}
                    drawKeeping={drawKeeping}
                    lit={entryId}
                    sought={sought}
                  />
                </div>
              )}
            </div>
          </div>
          {picker}
          {offersFiles && !saved && <FileDrop format={format} onList={lists.take} />}
        </EditProvider>
      </AdditionProvider>
    </FormProvider>
  );
}
