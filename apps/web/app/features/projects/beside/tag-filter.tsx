import type { Project, ProjectCitation } from '@citewright/contract';
import { useMemo } from 'react';
import { besideWords } from '~/content/beside.ts';
import { classNames } from '~/ui/class-names.ts';
import { tagsOf, tagWord } from '../project-page/find-citations.ts';
import { colourOf, tagLook } from './tag-badge.tsx';

/** Tags that are offered; others can be typed. */
const mostOffered = 12;

/** The tags of a list, the reader's own before keywords, the most used first. */
function offeredTags(citations: readonly ProjectCitation[]): string[] {
  const own = new Set(citations.flatMap(({ item }) => item.custom?.tags ?? []));
  const counts = new Map<string, number>();
  for (const { item } of citations)
    for (const tag of tagsOf(item)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .filter(([tag, count]) => own.has(tag) || count > 1)
    .sort(([one, ones], [other, others]) => Number(own.has(other)) - Number(own.has(one)) || others - ones)
    .slice(0, mostOffered)
    .map(([tag]) => tag);
}

interface TagFilterProps {
  project: Project;
  citations: readonly ProjectCitation[];
  query: string;
  onQuery: (query: string) => void;
}

/** The tags of a list: each narrows it to the citations that have it. */
export function TagFilter({ project, citations, query, onQuery }: TagFilterProps) {
  const tags = useMemo(() => offeredTags(citations), [citations]);
  const words = query.split(/\s+/).filter(Boolean);
  if (tags.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-x-1.5">
      <legend className="sr-only">{besideWords.filter}</legend>
      {tags.map((tag) => {
        const word = tagWord(tag);
        const isOn = words.includes(word);
        const others = words.filter((known) => known !== word);
        return (
          <button
            key={tag}
            type="button"
            aria-pressed={isOn}
            onClick={() => onQuery([...others, ...(isOn ? [] : [word])].join(' '))}
            className="flex min-h-11 max-w-full items-center"
          >
            <span
              className={classNames(
                tagLook(colourOf(project, tag)),
                'min-h-7',
                isOn && 'bg-sunk font-semibold underline',
              )}
            >
              <span className="truncate py-0.5">{tag}</span>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
