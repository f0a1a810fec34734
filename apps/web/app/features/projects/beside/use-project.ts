import type { Project } from '@citewright/contract';
import { useQuery } from '@tanstack/react-query';
import { parseProject, projectKey } from '~/api/projects.ts';

/** The project of the page, which has loaded it. */
export function useProject(id: number): Project | undefined {
  return useQuery({ queryKey: projectKey(id), select: parseProject }).data;
}
