import { type ListSection, type Project, type ProjectCitation, projectLimits } from '@citewright/contract';

/** Sections as they are shown: those of the project, and those that only its works name, as files bring them. */
export function sectionsOf(
  { sections = [] }: Pick<Project, 'sections'>,
  citations: readonly Pick<ProjectCitation, 'heading' | 'item'>[],
): ListSection[] {
  const shown = sections.filter(({ heading }) => heading !== '');
  const known = new Set(shown.flatMap(({ key, heading }) => [key, heading]));
  for (const { heading, item } of citations) {
    if (heading === undefined || known.has(heading)) continue;
    known.add(heading);
    shown.push({ key: item.custom?.listSection ?? heading, heading });
  }
  return shown;
}

/** The section in which a citation stands. */
export const shownSection = (
  sections: readonly ListSection[],
  { heading }: Pick<ProjectCitation, 'heading'>,
) => sections.find((section) => section.heading === heading);

/** A key that no section has. */
export function newKey(sections: readonly ListSection[]): string {
  const keys = new Set(sections.map(({ key }) => key));
  let number = sections.length + 1;
  while (keys.has(`s${number}`)) number += 1;
  return `s${number}`;
}

/**
 * The sections of a project after an edit. Those that were removed are dissolved, so that their works (`used` are the keys) stand in none; the
 * others of them go where there is no room.
 */
export function editedSections(
  before: readonly ListSection[],
  typed: readonly ListSection[],
  used: ReadonlySet<string>,
): ListSection[] {
  const wanted = typed
    .map(({ key, heading }) => ({ key, heading: heading.trim() }))
    .filter(({ heading }) => heading !== '');
  const keys = new Set(wanted.map(({ key }) => key));
  const gone = new Set(before.flatMap(({ key }) => (keys.has(key) ? [] : [key])));
  const dissolved = [...gone].sort((one, other) => Number(used.has(other)) - Number(used.has(one)));
  return [...wanted, ...dissolved.map((key) => ({ key, heading: '' }))].slice(0, projectLimits.sections);
}
