import type { CitationRequest, ProjectCitation } from '@citewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { projectCitationsKey } from '~/api/projects.ts';
import { AgainDialog } from './again-dialog.tsx';
import { listedAlready } from './listed-already.ts';

/** A reference that is to be added, and who waits for the answer whether it may. */
export interface Addition {
  request: CitationRequest;
  answer: (isWanted: boolean) => void;
}

/** Asks before a project gets a reference that it has; what cannot be known before is told afterwards. */
export function AdditionCheck({ projectId, addition }: { projectId: number; addition: Addition }) {
  const queries = useQueryClient();
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    const citations = queries.getQueryData<ProjectCitation[]>(projectCitationsKey(projectId)) ?? [];
    const known = listedAlready(addition.request, citations);
    if (known) setTitle(known.title);
    else addition.answer(true);
  }, [queries, projectId, addition]);
  const answer = (isWanted: boolean) => {
    setTitle(undefined);
    addition.answer(isWanted);
  };
  return <AgainDialog title={title} onAnswer={answer} />;
}
