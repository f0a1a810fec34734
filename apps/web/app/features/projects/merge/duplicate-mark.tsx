import type { ProjectCitation } from '@citewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parseProjectCitations, projectCitationsKey } from '~/api/projects.ts';
import { mergeWords } from '~/content/merge.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';

const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog);

interface DuplicateMarkProps {
  projectId: number;
  citation: ProjectCitation;
}

/** Says that a work is listed twice, and offers to merge its entries. */
export function DuplicateMark({ projectId, citation }: DuplicateMarkProps) {
  const queries = useQueryClient();
  const [pair, setPair] = useState<readonly [ProjectCitation, ProjectCitation]>();
  const [open, setOpen] = useState(false);
  const begin = () => {
    const listed = parseProjectCitations(queries.getQueryData(projectCitationsKey(projectId)));
    const first = listed.find(({ id }) => id === citation.duplicateOf?.id);
    if (!first) return;
    setPair([first, citation]);
    setOpen(true);
  };
  return (
    <>
      <Badge>{mergeWords.mark}</Badge>
      <Button
        look="quiet"
        className="-my-3 px-2 print:hidden"
        aria-label={mergeWords.openOf(citation.title)}
        onClick={begin}
      >
        {mergeWords.open}
      </Button>
      {pair && (
        <MergeDialog
          projectId={projectId}
          pair={pair}
          by={citation.duplicateOf?.by ?? 'title'}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
