import { besideWords } from '~/content/beside.ts';
import { colourOf, TagBadge } from './tag-badge.tsx';
import { useProject } from './use-project.ts';

/** The tags of an entry, which are not printed. */
export function EntryTags({ projectId, tags }: { projectId: number; tags: readonly string[] }) {
  const project = useProject(projectId);
  return (
    <ul aria-label={besideWords.tags} className="mt-1 flex flex-wrap gap-1.5 print:hidden">
      {tags.map((tag) => (
        <li key={tag} className="flex max-w-full">
          <TagBadge colour={colourOf(project, tag)}>{tag}</TagBadge>
        </li>
      ))}
    </ul>
  );
}
