import type { Item } from '@citewright/csl';
import { styleOf } from '@citewright/styles';
import { firstForm, inTextForms, type Printed } from './in-text-forms.ts';
import {
  type CitedPlace,
  citeOf,
  entryOrCitation,
  prepareItem,
  type Reference,
  toEntry,
  toReference,
} from './reference.ts';
import { withShortTitles } from './short-title.ts';

/** A reference among the others of its project, rendered when it is asked for. */
export interface PlannedReference {
  id: Item['id'];
  /** The title as the style capitalises it. */
  title: Item['title'];
  /** The bibliography entry alone. */
  entry(): Printed;
  reference(): Reference;
}

/**
 * Puts the items of a project in the order of a style and disambiguates them, in small steps between which the caller may do
 * other work. `items` have different ids and are in the order of first citing.
 */
export function* planProject(
  items: readonly Item[],
  styleId: string,
  places: ReadonlyMap<Item['id'], CitedPlace> = new Map(),
): Generator<undefined, PlannedReference[]> {
  const style = styleOf(styleId);
  const prepared: Item[] = [];
  for (const item of items) {
    prepared.push(prepareItem(item, style));
    yield;
  }
  const processor = style.csl.processor();
  processor.addItems(withShortTitles(prepared, style));
  processor.replace(items.map(({ id }) => ({ id: String(id), cites: [{ id }] })));
  yield* processor.read();
  const cite = (id: Item['id'], place?: CitedPlace) =>
    inTextForms(style.csl.class, place !== undefined, (form) =>
      processor.citation([citeOf(id, place)], form),
    );
  const entries = processor.plan();
  // A style without a bibliography, such as Bluebook, lists the full notes in the order of citing.
  const listed: readonly { id: Item['id']; item: Item; render: () => Printed }[] =
    entries.length > 0
      ? entries
      : prepared.map((item) => ({ id: item.id, item, render: () => firstForm(cite(item.id)) }));
  return listed.map(({ id, item, render }) => {
    const entry = () =>
      toEntry(
        entryOrCitation(render(), () => firstForm(cite(id))),
        style,
      );
    return { id, title: item.title, entry, reference: () => toReference(entry(), cite(id, places.get(id))) };
  });
}

/** `planProject` in one go. */
export function planAtOnce(...project: Parameters<typeof planProject>): PlannedReference[] {
  const steps = planProject(...project);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
