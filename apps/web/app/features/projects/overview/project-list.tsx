import type { Project } from '@citewright/contract';
import { useEffect, useState } from 'react';
import { firstInteraction } from '~/ui/first-interaction.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { ProjectCard } from './project-card.tsx';

const loadProjectDeletion = () => import('../deletion/delete-project.tsx');
const DeleteProject = lazyPart(async () => (await loadProjectDeletion()).DeleteProject);

/** The projects as cards, and the dialog that confirms a deletion. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  const [deleting, setDeleting] = useState<readonly Project[]>();
  useEffect(() => {
    void firstInteraction().then(loadProjectDeletion);
  }, []);
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]">
        {projects.map((project) => (
          <li key={project.id} className="min-w-0">
            <ProjectCard project={project} onDelete={() => setDeleting([project])} />
          </li>
        ))}
      </ul>
      {deleting && <DeleteProject subjects={deleting} onClose={() => setDeleting([])} />}
    </>
  );
}
