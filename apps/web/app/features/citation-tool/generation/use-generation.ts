import {
  type Alternative,
  type CitationRequest,
  type CitationResponse,
  obviousWork,
  type SearchChoice,
} from '@citewright/contract';
import { useReducer, useRef } from 'react';
import { deleteCitation } from '~/api/projects.ts';
import { fetchPart } from '~/ui/lazy-part.tsx';
import { toast } from '~/ui/toast-store.ts';
import { type Choice, chooseAlternative, chooseNearMiss, chooseWork, findable } from '../choice/choice.ts';
import type { FoundWorks } from '../choice/found-works.ts';
import { type NearMisses, nearMissesOf } from '../choice/near-misses.ts';
import { registerOf } from '../form/detect-input.ts';
import type { HistoryEntry } from '../history/session-history.ts';
import { sessionHistory } from '../history/use-session-history.ts';
import { errorMessage } from '../problem/error-message.ts';
import { type Answer, requestCitation, requestWorks } from './request-citation.ts';
import { initialState, type Repeated, type ToolState, toolReducer } from './tool-state.ts';

export interface GenerationOptions {
  projectId?: number | undefined;
  /** Called when the source has its reference: a new one, or one of the list. */
  onAnswered?: (() => void) | undefined;
  /** Called when something was added. */
  onCreated?: (() => void) | undefined;
  /** Takes a citation out of the project again; gives whether it is out. */
  onUndo?: ((id: number) => Promise<boolean>) | undefined;
  /** Called when an addition failed. */
  onFailed?: (() => void) | undefined;
}

/** The citation of this browser's list with the same work; none where that cannot be found out. */
async function listedInHistory({ item }: CitationResponse): Promise<HistoryEntry | undefined> {
  const entries = sessionHistory().entries();
  if (entries.length === 0) return undefined;
  try {
    return (await fetchPart(() => import('../history/same-work.ts'))).sameWork(item, entries);
  } catch {
    return undefined;
  }
}

/** The tool's state and the functions that start a generation. Only one generation runs at a time. */
export function useGeneration({ projectId, onAnswered, onCreated, onUndo, onFailed }: GenerationOptions): {
  state: ToolState;
  /** Gives whether there is an answer: a reference, or works to choose from. */
  generate: (buildRequest: () => CitationRequest) => Promise<boolean>;
  /** Takes the last result off, because the input was refused. */
  refuse: () => void;
  /** Generates the citation of a near miss offered by the last failure. */
  takeNearMiss: (nearMisses: NearMisses, chosen: Alternative) => void;
  /** Generates the citation of one of the works that a search found. */
  takeWork: (works: FoundWorks, chosen: SearchChoice) => void;
  /** Replaces the shown result by one of its alternatives, in the history and in the project. */
  takeAlternative: (shown: HistoryEntry, chosen: Alternative) => void;
  /** Adds what was not added because the list has it. */
  addAnyway: (repeated: Repeated) => void;
  /** Takes the shown result out of the project; absent where it is in none. */
  undo: (() => void) | undefined;
} {
  const [state, dispatch] = useReducer(toolReducer, initialState);
  const running = useRef(false);
  const { outcome } = state;
  const shownAs = outcome.kind === 'result' ? outcome.savedAs : undefined;

  function show(entryId: number, savedAs: number | undefined) {
    dispatch({ type: 'succeeded', entryId, savedAs });
    onCreated?.();
    onAnswered?.();
  }

  function tellListed(repeated: Repeated) {
    dispatch({ type: 'listed', repeated });
    onAnswered?.();
  }

  function fail(error: unknown, nearMisses: NearMisses | undefined) {
    dispatch({ type: 'failed', message: errorMessage(error), nearMisses });
    onFailed?.();
  }

  async function exclusively<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
    if (running.current) return undefined;
    running.current = true;
    return await run().finally(() => {
      running.current = false;
    });
  }

  async function ask(request: CitationRequest, duplicates: 'skip' | 'add'): Promise<Answer> {
    dispatch({ type: 'started', kind: registerOf(request.sourceInput) ?? request.inputType });
    return await requestCitation(request, projectId, duplicates);
  }

  /** Where the list has the work already. */
  async function placeInList({ citation, savedAs, isListed }: Answer): Promise<number | undefined> {
    if (projectId !== undefined) return isListed ? savedAs : undefined;
    return (await listedInHistory(citation))?.id;
  }

  /** Adds what was found, or says that the list has it. */
  async function receive(answer: Answer, request: CitationRequest | undefined): Promise<void> {
    const { citation, savedAs } = answer;
    const listedAs = await placeInList(answer);
    if (listedAs !== undefined) return tellListed({ citation, request, listedAs });
    const { id } = sessionHistory().add(citation, request);
    show(id, savedAs);
  }

  /** Deletes the citation that the new one replaces. */
  async function deleteReplaced(savedAs: number | undefined) {
    if (savedAs === undefined) return;
    try {
      await deleteCitation(savedAs);
    } catch {
      toast({
        title: 'The earlier reference is still in the project',
        description: 'Delete it in the list if you do not need it.',
        tone: 'failure',
      });
    }
  }

  async function search(request: CitationRequest) {
    dispatch({ type: 'started', kind: 'title' });
    const works = { request, found: await requestWorks(request) };
    const obvious = obviousWork(works.found);
    if (obvious) await take(chooseWork(works, obvious));
    else dispatch({ type: 'found', works });
  }

  async function generate(buildRequest: () => CitationRequest) {
    const isAnswered = await exclusively(async () => {
      let request: CitationRequest | undefined;
      try {
        request = buildRequest();
        if (request.inputType === 'title') {
          await search(request);
          return true;
        }
        await receive(await ask(request, 'skip'), request);
        return true;
      } catch (error) {
        const offered = request && nearMissesOf(error, request);
        const alternatives =
          offered && projectId !== undefined ? findable(offered.alternatives, request) : undefined;
        fail(error, offered && { ...offered, alternatives: alternatives ?? offered.alternatives });
        return false;
      }
    });
    return isAnswered === true;
  }

  function replace(replaced: HistoryEntry, { citation, savedAs }: Answer, request?: CitationRequest) {
    sessionHistory().replace(replaced.id, citation, request);
    show(replaced.id, savedAs);
  }

  async function take(
    { request, asFound }: Choice,
    replaced?: HistoryEntry,
    nearMisses?: NearMisses,
  ): Promise<void> {
    const put = (answer: Answer) =>
      replaced ? replace(replaced, answer, request) : receive(answer, request);
    if (!request) return put({ citation: asFound });
    try {
      const answer = await ask(request, replaced ? 'add' : 'skip');
      if (replaced) await deleteReplaced(shownAs);
      await put({ ...answer, citation: { ...answer.citation, alternatives: asFound.alternatives } });
    } catch (error) {
      if (projectId !== undefined) fail(error, nearMisses);
      // The sources are unavailable: fall back to the record from the search, which is valid but less complete.
      else await put({ citation: asFound });
    }
  }

  function addAnyway({ citation, request }: Repeated) {
    void exclusively(async () => {
      try {
        const answer = projectId !== undefined && request ? await ask(request, 'add') : { citation };
        const { id } = sessionHistory().add(answer.citation, request);
        show(id, answer.savedAs);
      } catch (error) {
        fail(error, undefined);
      }
    });
  }

  function takeNearMiss(nearMisses: NearMisses, chosen: Alternative) {
    void exclusively(() => take(chooseNearMiss(nearMisses, chosen), undefined, nearMisses));
  }

  function takeWork(works: FoundWorks, chosen: SearchChoice) {
    void exclusively(() => take(chooseWork(works, chosen)));
  }

  function takeAlternative(shown: HistoryEntry, chosen: Alternative) {
    void exclusively(() => take(chooseAlternative(shown.citation, shown.request, chosen), shown));
  }

  const refuse = () => dispatch({ type: 'cleared' });

  function undoAddition(entryId: number, savedAs: number, takeOut: (id: number) => Promise<boolean>) {
    void exclusively(async () => {
      if (!(await takeOut(savedAs))) return;
      sessionHistory().remove(entryId);
      dispatch({ type: 'cleared' });
    });
  }

  const undo =
    outcome.kind === 'result' && shownAs !== undefined && onUndo
      ? () => undoAddition(outcome.entryId, shownAs, onUndo)
      : undefined;

  return { state, generate, refuse, takeNearMiss, takeWork, takeAlternative, addAnyway, undo };
}
