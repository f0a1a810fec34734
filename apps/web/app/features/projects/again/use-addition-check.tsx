import type { CitationRequest, ProjectCitation } from '@citewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { projectCitationsKey } from '~/api/projects.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';

const AgainDialog = lazyPart(async () => (await import('./again-dialog.tsx')).AgainDialog);

interface Question {
  title: string;
  answer: (isWanted: boolean) => void;
}

/** Asks before a project gets a reference that it has; what cannot be known before is told afterwards. */
export function useAdditionCheck(id: number): {
  mayAdd: (request: CitationRequest) => Promise<boolean>;
  dialog: ReactNode;
} {
  const queries = useQueryClient();
  const [question, setQuestion] = useState<Question>();
  const [wanted, setWanted] = useState(false);
  async function mayAdd(request: CitationRequest): Promise<boolean> {
    const citations = queries.getQueryData<ProjectCitation[]>(projectCitationsKey(id)) ?? [];
    const { listedAlready } = await import('./listed-already.ts');
    const known = listedAlready(request, citations);
    if (!known) return true;
    setWanted(true);
    return await new Promise((resolve) => setQuestion({ title: known.title, answer: resolve }));
  }
  const answer = (isWanted: boolean) => {
    question?.answer(isWanted);
    setQuestion(undefined);
  };
  return { mayAdd, dialog: wanted && <AgainDialog title={question?.title} onAnswer={answer} /> };
}
