import type { CitationItem, CopyReferences, Duplicate, ProjectCitation, StyleId } from '@citewright/contract';
import { type Reference, referencesAsText } from '@citewright/formatting';
import type { Database } from '../../db/schema.ts';
import { createKnownWorks } from '../citations/duplicates.ts';
import { presentCitation } from '../citations/present.ts';
import { listCitations } from '../citations/store.ts';
import type { StoredProject } from '../store.ts';
import { encodeJson, type JsonResponse } from './json-response.ts';
import { type PlannedCitation, planCitations } from './planned-project.ts';
import type { ResponseCache } from './response-cache.ts';
import { mapInSteps } from './steps.ts';

/** A stored project with its owner. */
export type OwnedProject = StoredProject & { owner: string };

/** The references of projects, formatted together. */
export interface FormattedProjects {
  /** The body of `GET /api/projects/{id}/citations`. */
  list(project: OwnedProject): Promise<JsonResponse>;
  /** The body of `GET /api/projects/{id}/copy-references`. */
  references(project: OwnedProject): Promise<JsonResponse>;
  /** One citation as the list has it; absent when it is not in the project any more. */
  citation(project: OwnedProject, id: number): Promise<ProjectCitation | undefined>;
  /** The reference of one citation as formatted among the others in a style. */
  reference(project: OwnedProject, id: number, style: StyleId): Promise<Reference | undefined>;
  /** The first citation of the same work. */
  duplicate(project: OwnedProject, item: CitationItem): Promise<Duplicate | undefined>;
}

/** Formats projects, and caches the two responses that pages request. */
export function createFormattedProjects(database: Database, cache: ResponseCache): FormattedProjects {
  async function plan({ project, owner }: OwnedProject, style = project.referenceStyle) {
    return await planCitations(await listCitations(database, owner, project.id), style);
  }

  async function find(
    asked: OwnedProject,
    id: number,
    style?: StyleId,
  ): Promise<PlannedCitation | undefined> {
    return (await plan(asked, style)).find(({ citation }) => citation.id === id);
  }

  async function makeList(asked: OwnedProject): Promise<JsonResponse> {
    const style = asked.project.referenceStyle;
    const citations = await mapInSteps(await plan(asked), (planned) =>
      JSON.stringify(presentCitation(planned, style)),
    );
    return await encodeJson(`[${citations.join(',')}]`);
  }

  async function makeReferences(asked: OwnedProject): Promise<JsonResponse> {
    const plans = await plan(asked);
    const references = referencesAsText(await mapInSteps(plans, ({ planned }) => planned.entry()));
    return await encodeJson(JSON.stringify({ references } satisfies CopyReferences));
  }

  const keyOf = ({ project, revision }: OwnedProject) => ({ project: project.id, revision });

  return {
    async list(asked) {
      return await cache.get({ ...keyOf(asked), kind: 'list' }, () => makeList(asked));
    },
    async references(asked) {
      return await cache.get({ ...keyOf(asked), kind: 'references' }, () => makeReferences(asked));
    },
    async citation(asked, id) {
      const found = await find(asked, id);
      return found && presentCitation(found, asked.project.referenceStyle);
    },
    async reference(asked, id, style) {
      return (await find(asked, id, style))?.planned.reference();
    },
    async duplicate({ project, owner }, item) {
      return createKnownWorks(await listCitations(database, owner, project.id)).find(item);
    },
  };
}
