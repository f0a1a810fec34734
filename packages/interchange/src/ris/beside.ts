import { type Item, lettersOf } from '@citewright/record';
import { type TaggedRecord, textsOf } from '../tagged/parse-records.ts';
import { nameTags, ownTag, paragraphTag, textTags } from './fields.ts';

// What a record says and no field of CSL has: addresses of authors (`AD`), databases (`DB`), accession numbers (`AN`), a second link.

/** Tags of which all is read, or whose words are others in the item: dates, identifiers, kinds of works. */
const whole: ReadonlySet<string> = new Set([
  ...nameTags.flatMap(([, ...tags]) => tags),
  ...'TY ER ID DA PY Y1 Y2 SP EP KW C7 L3 DI DO SN M3 N1 LA'.split(' '),
  ownTag,
  paragraphTag,
]);

/** Tags of which one value is read, and others where they say something else. */
const single: ReadonlySet<string> = new Set(textTags.flatMap(([, ...tags]) => tags));

/** The values of a record that `item` does not hold, each behind its tag: `AD: Lund; Oslo. DB: Scopus`. */
export function besideOf(record: TaggedRecord, item: Item): string {
  const held = new Set(
    Object.values(item).flatMap((value) => (typeof value === 'string' ? [lettersOf(value)] : [])),
  );
  const byTag = Map.groupBy(
    record.filter(([tag, value]) => !whole.has(tag) && value !== ''),
    ([tag]) => tag,
  );
  return [...byTag]
    .flatMap(([tag, lines]) => {
      const values = textsOf(lines, tag).filter((value) => !(single.has(tag) && held.has(lettersOf(value))));
      return values.length > 0 ? [`${tag}: ${values.join('; ')}`] : [];
    })
    .join('. ');
}
