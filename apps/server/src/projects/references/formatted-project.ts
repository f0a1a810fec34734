import type {
  CitationItem,
  CitedTogether,
  CopyReferences,
  Duplicate,
  InTextForms,
  Project,
  ProjectCitation,
  StyleKey,
} from '@citewright/contract';
import {
  isCitedInTextOnly,
  listEntry,
  placeInSections,
  planCitations as planCitationTexts,
  type Reference,
  referencesAsText,
} from '@citewright/formatting';
import type { Caller } from '@citewright/resolver';
import { styleKey } from '@citewright/styles';
import { citeTogether } from '../../citations/cite-together.ts';
import type { Database } from '../../db/schema.ts';
import type { FairWork } from '../../edge/fair-work.ts';
import { createPrintedBudget } from '../../work/printed-budget.ts';
import { createKnownWorks } from '../citations/duplicates.ts';
import { presentCitation } from '../citations/present.ts';
import { isLarge, listCitations } from '../citations/store.ts';
import type { StoredProject } from '../store.ts';
import { encodeJson, type JsonResponse } from './json-response.ts';
import { itemsOf, type PlannedCitation, planCitations } from './planned-project.ts';
import type { ResponseCache } from './response-cache.ts';
import { mapInSteps, runSteps } from './steps.ts';

/** A stored project with its owner, and who asks for it. */
export type OwnedProject = StoredProject & { owner: string; caller: Caller };

/** The references of projects, formatted together. */
export interface FormattedProjects {
  /** The body of `GET /api/projects/{id}/citations`. */
  list(project: OwnedProject): Promise<JsonResponse>;
  /** The body of `GET /api/projects/{id}/copy-references`. */
  references(project: OwnedProject): Promise<JsonResponse>;
  /** One citation as the list has it; absent when it is not in the project any more. */
  citation(project: OwnedProject, id: number): Promise<ProjectCitation | undefined>;
  /** The reference of one citation as formatted among the others in a style. */
  reference(project: OwnedProject, id: number, style: StyleKey): Promise<Reference | undefined>;
  /** Citations of works of the project, by their numbers or keys. @throws ProblemError for a work that it does not have */
  cited(project: OwnedProject, citations: readonly CitedTogether[]): Promise<InTextForms[]>;
  /** The first citation of the same work. */
  duplicate(project: OwnedProject, item: CitationItem): Promise<Duplicate | undefined>;
}

/** What a project is printed in. */
const keyOfProject = ({ referenceStyle, language }: Project): StyleKey => styleKey(referenceStyle, language);

/** Milliseconds for which a large project waits for its turn. */
const patience = 12_000;

/** Formats projects, large ones in turn, and caches the two responses that pages request. */
export function createFormattedProjects(
  database: Database,
  cache: ResponseCache,
  work: FairWork,
): FormattedProjects {
  async function inTurn<Result>(
    { project, caller }: OwnedProject,
    make: () => Promise<Result>,
  ): Promise<Result> {
    if (!(await isLarge(database, project.id))) return await make();
    return await work.run({ caller, signal: AbortSignal.timeout(patience) }, make);
  }

  async function plan({ project, owner }: OwnedProject, style = keyOfProject(project)) {
    return await planCitations(await listCitations(database, owner, project.id), style, project.sections);
  }

  async function find(
    asked: OwnedProject,
    id: number,
    style?: StyleKey,
  ): Promise<PlannedCitation | undefined> {
    return (await inTurn(asked, () => plan(asked, style))).find(({ citation }) => citation.id === id);
  }

  async function makeList(asked: OwnedProject): Promise<JsonResponse> {
    const style = keyOfProject(asked.project);
    const counted = createPrintedBudget();
    const citations = await mapInSteps(await plan(asked), (planned) => {
      const text = JSON.stringify(presentCitation(planned, style, asked.project.annotated));
      return counted(text, text.length);
    });
    return await encodeJson(`[${citations.join(',')}]`);
  }

  async function makeReferences(asked: OwnedProject): Promise<JsonResponse> {
    const style = keyOfProject(asked.project);
    const plans = (await plan(asked)).filter(({ citation }) => !isCitedInTextOnly(citation.item, style));
    const counted = createPrintedBudget();
    const { annotated } = asked.project;
    const entries = await mapInSteps(plans, ({ planned, citation, heading }) => {
      const entry = listEntry(planned.entry(), citation.item, style, annotated);
      return { ...counted(entry, entry.text.length + entry.html.length), heading };
    });
    const references = referencesAsText(entries);
    return await encodeJson(JSON.stringify({ references } satisfies CopyReferences));
  }

  async function makeCited(asked: OwnedProject, citations: readonly CitedTogether[]): Promise<InTextForms[]> {
    const listed = await listCitations(database, asked.owner, asked.project.id);
    const names = new Map<number | string, number>(
      listed.flatMap(({ id, item }): [number | string, number][] => {
        const key = item['citation-key'];
        return [[id, id], ...(typeof key === 'string' ? [[key, id] as [string, number]] : [])];
      }),
    );
    const items = itemsOf(listed);
    const { places } = placeInSections(asked.project.sections ?? [], items);
    const print = await runSteps(planCitationTexts(items, keyOfProject(asked.project), places));
    return await citeTogether(print, citations, (called) => names.get(called), 'CITATION_NOT_FOUND');
  }

  const keyOf = ({ project, revision }: OwnedProject) => ({ project: project.id, revision });

  return {
    async list(asked) {
      return await cache.get({ ...keyOf(asked), kind: 'list' }, () => inTurn(asked, () => makeList(asked)));
    },
    async references(asked) {
      return await cache.get({ ...keyOf(asked), kind: 'references' }, () =>
        inTurn(asked, () => makeReferences(asked)),
      );
    },
    async citation(asked, id) {
      const found = await find(asked, id);
      return found && presentCitation(found, keyOfProject(asked.project), asked.project.annotated);
    },
    async reference(asked, id, style) {
      return (await find(asked, id, style))?.planned.reference();
    },
    async cited(asked, citations) {
      // Also of a small project: a hundred citations of fifty works are long.
      const asking = { caller: asked.caller, signal: AbortSignal.timeout(patience) };
      return await work.run(asking, () => makeCited(asked, citations));
    },
    async duplicate(asked, item) {
      const list = () => listCitations(database, asked.owner, asked.project.id);
      return createKnownWorks(await inTurn(asked, list)).find(item);
    },
  };
}
