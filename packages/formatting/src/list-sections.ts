import type { Item } from '@citewright/csl';
import type { SectionsOfWorks } from './plan-project.ts';

/** A section of a list: works name it by its key. One without a heading is dissolved, and its works stand in no section. */
export interface ListSection {
  key: string;
  heading: string;
}

/** A list in sections. */
export interface PlacedInSections {
  /** The sections in their order: those of the list, then those that only its works name. */
  sections: ListSection[];
  /** Where each work stands: 0 for those in no section, which come first, else the place of its section, from 1. */
  places: SectionsOfWorks;
}

/**
 * Finds the section of each work (`custom.listSection`): by its key or, in works that come from files, its heading. A section that the list does not
 * know has its name as heading.
 */
export function placeInSections(
  known: readonly ListSection[],
  items: readonly Pick<Item, 'id' | 'custom'>[],
): PlacedInSections {
  const sections = known.filter(({ heading }) => heading !== '');
  const places = new Map<string, number>();
  for (const { key, heading } of known) if (heading === '') places.set(key, 0);
  sections.forEach(({ heading }, at) => void places.set(heading, at + 1));
  sections.forEach(({ key }, at) => void places.set(key, at + 1));
  const placed = new Map<Item['id'], number>();
  for (const { id, custom } of items) {
    const name = custom?.listSection;
    if (!name) continue;
    if (!places.has(name)) places.set(name, sections.push({ key: name, heading: name }));
    const place = places.get(name) ?? 0;
    if (place > 0) placed.set(id, place);
  }
  return { sections, places: placed };
}
