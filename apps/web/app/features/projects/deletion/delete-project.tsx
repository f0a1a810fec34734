import type { Project } from '@citewright/contract';
import { deletedProjectsKey, deleteProject, restoreProject } from '~/api/deleted.ts';
import { projectsKey } from '~/api/projects.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

interface DeleteProjectProps {
  subjects: readonly Project[];
  onClose: () => void;
}

/** Deletes a project after confirmation. */
export function DeleteProject(props: DeleteProjectProps) {
  return (
    <DeletionDialog<Project>
      {...props}
      title={() => 'Delete project'}
      question={([project]) =>
        `Are you sure you want to delete "${project?.name}"? This will also delete all citations in this project.`
      }
      remove={({ id }) => deleteProject(id)}
      restore={({ id }) => restoreProject(id)}
      list={projectsKey}
      deleted={deletedProjectsKey}
      success={(count) =>
        count === 1 ? 'Project deleted successfully!' : `${count} projects deleted successfully!`
      }
      restored={(count) =>
        count === 1
          ? 'The project is back, with its citations'
          : `${count} projects are back, with their citations`
      }
      failure="Failed to delete project"
    />
  );
}
