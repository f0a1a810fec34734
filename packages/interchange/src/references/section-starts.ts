import type { Reference } from '../format.ts';

/** The references, each with the heading of the section that begins with it. */
export function* sectionStarts(
  references: Iterable<Reference>,
): Generator<{ reference: Reference; begins: string | undefined }> {
  let last: string | undefined;
  for (const reference of references) {
    const { section } = reference;
    yield { reference, begins: section === last ? undefined : section };
    last = section;
  }
}
