import type { Project } from '@citewright/contract';
import { deleteProject, projectsKey, restoreProject } from '~/api/projects.ts';
import { DeletionQuestion } from '../deletion/deletion-question.tsx';
import { useDeletion } from '../deletion/use-deletion.ts';
import { ProjectCard } from './project-card.tsx';

function question([project]: readonly Project[]): string | undefined {
  return (
    project &&
    `Are you sure you want to delete "${project.name}"? This will also delete all citations in this project.`
  );
}

/** The projects as cards, and the dialog that confirms a deletion. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  const deletion = useDeletion<Project>({
    remove: ({ id }) => deleteProject(id),
    restore: ({ id }) => restoreProject(id),
    list: projectsKey,
    success: () => 'Project deleted successfully!',
    restored: () => 'The project is back, with its citations',
    failure: 'Failed to delete project',
  });
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]">
        {projects.map((project) => (
          <li key={project.id} className="min-w-0">
            <ProjectCard project={project} onDelete={() => deletion.ask([project])} />
          </li>
        ))}
      </ul>
      <DeletionQuestion
        title="Delete project"
        question={question(deletion.subjects)}
        busy={deletion.busy}
        onCancel={deletion.cancel}
        onConfirm={deletion.confirm}
      />
    </>
  );
}
