import type { ProjectCitation } from '@citewright/contract';
import { useQuery } from '@tanstack/react-query';
import { parseProjectCitations, projectCitationsKey } from '~/api/projects.ts';

/** The citations of a project; undefined until loaded. */
export interface ProjectCitations {
  citations: readonly ProjectCitation[] | undefined;
  error: unknown;
  retry: () => void;
}

export function useProjectCitations(id: number): ProjectCitations {
  const { data, error, refetch } = useQuery({
    queryKey: projectCitationsKey(id),
    select: parseProjectCitations,
    // Comparing two lists of 2,000 takes longer than rendering the twenty visible entries again.
    structuralSharing: false,
  });
  return { citations: data, error, retry: refetch };
}
