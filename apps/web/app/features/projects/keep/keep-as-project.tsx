import { useQueryClient } from '@tanstack/react-query';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { KeptList, KeptWork } from '~/api/add-citation.ts';
import { createProject, projectCitationsKey, projectsKey } from '~/api/projects.ts';
import { refetchQueries } from '~/api/refetch.ts';
import { ServerData } from '~/api/server-data.tsx';
import { plainTextOf } from '~/clipboard/clipboard-content.ts';
import { keepWords } from '~/content/history.ts';
import { Button } from '~/ui/button.tsx';
import { fetchPart } from '~/ui/lazy-part.tsx';
import { toast } from '~/ui/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import type { Kept } from './keep-works.ts';

const loadKeeping = () => fetchPart(() => import('./keep-works.ts'));

const workTitles = (works: readonly KeptWork[]) =>
  works.map(({ item }) => `“${plainTextOf(String(item.title ?? item.type))}”`).join(', ');

/** What a person has to know of what was kept. */
function remarks({ unproved, unedited, lost }: Kept): string {
  return [
    ...(lost.length > 0 ? [keepWords.lost(workTitles(lost))] : []),
    ...(unedited.length > 0 ? [keepWords.unedited(workTitles(unedited))] : []),
    ...(unproved.length > 0 ? [keepWords.unproved(workTitles(unproved))] : []),
  ].join(' ');
}

function proposedName(): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return keepWords.name(new Date().toLocaleDateString('en-GB', day));
}

function KeepButton({ list: { works, style, language } }: { list: KeptList }) {
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const keep = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { keepWorks } = await loadKeeping();
      const form = { name: proposedName(), moduleName: null, moduleCode: null };
      const project = await createProject({ ...form, referenceStyle: style, language });
      const kept = await keepWorks(project, works);
      await refetchQueries(queries, projectsKey);
      await refetchQueries(queries, projectCitationsKey(project.id));
      const description = remarks(kept);
      toast({
        title: keepWords.kept(project.name),
        ...(description && { description, tone: 'notice' }),
      });
      await navigate(`/projects/${project.id}`);
    } catch (error) {
      toastFailure(error, keepWords.failed);
    }
    setBusy(false);
  };
  return (
    <Button busy={busy} onPointerEnter={loadKeeping} onFocus={loadKeeping} onClick={keep}>
      <FolderPlus aria-hidden="true" />
      {busy ? keepWords.keeping : keepWords.keep}
    </Button>
  );
}

/** Makes a project of this browser's citations and opens it. */
export function KeepAsProject({ list }: { list: KeptList }) {
  return (
    <ServerData>
      <KeepButton list={list} />
    </ServerData>
  );
}
