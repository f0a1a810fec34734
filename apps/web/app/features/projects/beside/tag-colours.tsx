import { type Project, type TagColour, tagColours } from '@citewright/contract';
import { failureMessage } from '~/api/failure-message.ts';
import { besideWords, colourNames } from '~/content/beside.ts';
import { FailureLine } from '~/ui/failure-line.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { useProjectEdit } from '../form/use-project-edit.ts';
import { colourOf, TagBadge } from './tag-badge.tsx';
import { useProject } from './use-project.ts';

const options = [
  { value: '', label: besideWords.noColour },
  ...tagColours.map((value) => ({ value, label: colourNames[value] })),
];

function ColoursOf({ project, tags }: { project: Project; tags: readonly string[] }) {
  const { mutate, isPending, error } = useProjectEdit(project);
  const known = project.tagColours ?? [];
  const choose = (tag: string, colour: string) => {
    const others = known.filter((one) => one.tag !== tag);
    const chosen = colour === '' ? [] : [{ tag, colour: colour as TagColour }];
    mutate({ tagColours: [...others, ...chosen], before: { tagColours: project.tagColours ?? null } });
  };
  return (
    <>
      <ul className="space-y-2">
        {tags.map((tag) => (
          <li key={tag} className="flex items-center justify-between gap-3">
            <TagBadge colour={colourOf(project, tag)}>{tag}</TagBadge>
            <SelectField
              label={besideWords.colour(tag)}
              labelHidden
              options={options}
              disabled={isPending}
              value={colourOf(project, tag) ?? ''}
              onChange={({ target }) => choose(tag, target.value)}
              className="w-36 shrink-0"
            />
          </li>
        ))}
      </ul>
      <FailureLine message={error ? failureMessage(error, besideWords.failedColour) : undefined} />
    </>
  );
}

/** The colours of the tags of a work, which are those of its project. */
export function TagColours({ projectId, tags }: { projectId: number; tags: readonly string[] }) {
  const project = useProject(projectId);
  return project ? <ColoursOf project={project} tags={tags} /> : null;
}
