import type { ProjectCitation } from '@citewright/contract';

/** The headings of sections, by the citations that they stand before. */
export function sectionStarts(
  citations: readonly Pick<ProjectCitation, 'id' | 'heading'>[],
): ReadonlyMap<number, string> {
  const starts = new Map<number, string>();
  let last: string | undefined;
  for (const { id, heading } of citations) {
    if (heading && heading !== last) starts.set(id, heading);
    last = heading;
  }
  return starts;
}
