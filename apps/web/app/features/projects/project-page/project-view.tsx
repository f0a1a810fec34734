import type { Project } from '@citewright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { parseProject, projectCitationsKey, projectKey, projectsKey } from '~/api/projects.ts';
import { refetchQueries } from '~/api/refetch.ts';
import { isMissing } from '~/api/request-error.ts';
import { fetchPart, lazyPart } from '~/ui/lazy-part.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { deferred, parts } from './deferred.ts';
import { ProjectCitations } from './project-citations.tsx';
import { ProjectHeader } from './project-header.tsx';
import { projectIdOf } from './project-id.ts';
import { type ProjectCitations as Citations, useProjectCitations } from './use-project-citations.ts';

/** What the tool tells its project. */
export interface ToolEvents {
  onCreated: () => void;
  /** A citation that was just added is to be taken out again; gives whether it is out. */
  onUndo: (id: number) => Promise<boolean>;
  onFailed: () => void;
  /** A citation of the list is to be shown. */
  onShow: (id: number) => void;
}

/** Renders the citation tool for a project, which may already be known to be empty. */
export type ProjectTool = (project: Project, isEmpty: boolean, events: ToolEvents) => ReactNode;

const ImportReferences = lazyPart(async () => (await deferred()).importReferences());

// As long as nobody does anything, there is nothing to ask or to say.
const ProjectNotices = lazyPart(async () => (await deferred()).projectNotices());

const NoProject = lazyPart(async () => (await parts()).noProject());

interface OpenProjectProps {
  project: Project;
  list: Citations;
  tool: ProjectTool;
}

function OpenProject({ project, list, tool }: OpenProjectProps) {
  const { citations } = list;
  const queries = useQueryClient();
  const [sought, setSought] = useState<number>();
  const refetch = () => void refetchQueries(queries, projectCitationsKey(project.id));
  const events: ToolEvents = {
    onCreated: refetch,
    onUndo: async (id) =>
      (await fetchPart(async () => (await parts()).additionUndoer()))(id, project.id, queries),
    // An addition without an answer may be in the list.
    onFailed: refetch,
    onShow: async (id) => {
      setSought(id);
      (await fetchPart(async () => (await parts()).citationShower()))(id, citations ?? []);
    },
  };
  return (
    <>
      <ProjectNotices project={project} list={list} />
      <ProjectHeader project={project} count={citations?.length} />
      {/* As high as the viewport, so that the footer does not move with the content of the tool. */}
      <div className="min-h-dvh flex-1 bg-sunk print:min-h-0 print:bg-transparent">
        <div className="page-width grid items-start gap-x-8 gap-y-4 py-2 sm:gap-y-8 sm:py-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <section aria-labelledby="add-citation" className="min-w-0" data-print="off">
            <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
              <h2 id="add-citation" className="font-display text-xl">
                Add New Citation
              </h2>
              <ImportReferences project={project} waiting={<span className="h-11 w-28 shrink-0" />} />
            </div>
            {tool(project, citations?.length === 0, events)}
          </section>
          <ProjectCitations project={project} list={list} sought={sought} />
        </div>
      </div>
    </>
  );
}

function LoadedProject({ id, tool }: { id: number; tool: ProjectTool }) {
  const queries = useQueryClient();
  // Requested in parallel: the server checks the owner for each request.
  const list = useProjectCitations(id);
  const { data, error, refetch } = useQuery({
    queryKey: projectKey(id),
    select: parseProject,
    // Coming from the overview, the project is shown from its cached list.
    placeholderData: () => queries.getQueryData<Project[]>(projectsKey)?.find((project) => project.id === id),
  });
  if (data) return <OpenProject project={data} list={list} tool={tool} />;
  if (isMissing(error)) {
    return <NoProject problem="notFound" waiting={<div className="min-h-dvh" />} />;
  }
  return (
    // As high as the viewport, so that the footer stays below the fold until the content has loaded.
    <div className="page-width min-h-dvh py-16 sm:py-24">
      {error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <LoadingLine>Loading project...</LoadingLine>
      )}
    </div>
  );
}

/** A project page; the project's id is the last segment of the URL. */
export function ProjectView({ idParameter, tool }: { idParameter: string; tool: ProjectTool }) {
  const id = projectIdOf(idParameter);
  return id === undefined ? (
    <NoProject problem="invalid" waiting={<div className="min-h-dvh" />} />
  ) : (
    <LoadedProject key={id} id={id} tool={tool} />
  );
}
