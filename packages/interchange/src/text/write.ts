import type { ReferenceList } from '../format.ts';

/** Plain text, one reference a line. */
export function* writeText({ references }: ReferenceList): Generator<string> {
  let lead = '';
  for (const { text } of references) {
    yield lead + text;
    lead = '\n';
  }
}
