import type { ProjectCitation } from '@citewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchProjectCitations, projectCitationsKey } from '~/api/projects.ts';

/** The citations of a project on their way and after. */
export interface ProjectCitations {
  /** All of them; none before they have come. */
  all: readonly ProjectCitation[] | undefined;
  /** What can be shown: the first screen while the others are on their way. */
  shown: readonly ProjectCitation[] | undefined;
  error: unknown;
  retry: () => void;
}

/** Loads the citations of a project. */
export function useProjectCitations(id: number): ProjectCitations {
  const [first, setFirst] = useState<readonly ProjectCitation[]>();
  const { data, error, refetch } = useQuery({
    queryKey: projectCitationsKey(id),
    queryFn: ({ signal }) => fetchProjectCitations(id, signal, setFirst),
    // A list that breaks off: its first screen was made before the others, and read otherwise among all.
    retry: (failures, cause) => failures < 1 && cause instanceof TypeError,
    // Comparing two lists of 10,000 takes longer than drawing the twenty entries in sight anew.
    structuralSharing: false,
  });
  return { all: data, shown: data ?? (error ? undefined : first), error, retry: refetch };
}
