import type { Item } from '@citewright/csl';
import { styleOf } from '@citewright/styles';
import { inTextForms, type Printed } from './in-text-forms.ts';
import { type Made, ProjectMemory } from './project-memory.ts';
import { type CitedPlace, citeOf, prepareItem, type Reference, toEntry, toReference } from './reference.ts';
import { withShortTitles } from './short-title.ts';

/** A reference among the others of its project, to be rendered by whoever wants it. */
export interface PlannedReference {
  id: Item['id'];
  /** The title as the style sets it. */
  title: Item['title'];
  /**
   * What the others give its entry: number, year's letter, spelled-out names, whether its title may be shortened. While it, the
   * item and both of the entry before stay the same, so does the entry, unless the one before prints nothing.
   */
  readonly trace: string;
  /** The bibliography entry alone. */
  entry(): Printed;
  reference(): Reference;
}

/**
 * Puts the items of a project in the order of a style and tells them apart, in many small steps: whoever has others to serve
 * lets them have their turn between two. `memory` has what is known from the last time and keeps what is found now.
 */
export function* planProject(
  items: readonly Item[],
  styleId: string,
  places: ReadonlyMap<Item['id'], CitedPlace> = new Map(),
  memory = new ProjectMemory(styleId),
): Generator<undefined, PlannedReference[]> {
  const style = styleOf(styleId);
  const alone: Item[] = [];
  for (const item of items) {
    alone.push(memory.alone(item, (given) => prepareItem(given, style)));
    yield;
  }
  memory.keepOnly(items);
  const processor = style.csl.processor(memory.engine);
  processor.addItems(withShortTitles(alone, style).map((item) => memory.amongOthers(item)));
  processor.replace(items.map(({ id }) => ({ id: String(id), cites: [{ id }] })));
  yield* processor.read();
  const entries = processor.plan();
  const made: (Made | undefined)[] = new Array(entries.length);

  /** What is made for an entry. After one that prints nothing, or is not printed yet, what counts is not known. */
  function madeAt({ item, trace }: { item: Item; trace: string }, at: number): Made {
    const before = entries[at - 1];
    const from = {
      item,
      trace,
      place: places.get(item.id),
      before: before?.item,
      traceBefore: before?.trace,
    };
    const own = made[at] ?? memory.made(from, () => at === 0 || Boolean(made[at - 1]?.entry?.text));
    made[at] = own;
    return own;
  }

  return entries.map((planned, at) => {
    const { id, item } = planned;
    function entry(): Printed {
      const own = madeAt(planned, at);
      own.entry ??= toEntry(planned.render());
      return own.entry;
    }
    function reference(): Reference {
      const own = madeAt(planned, at);
      if (own.reference) return own.reference;
      const cites = [citeOf(id, places.get(id))];
      const forms = inTextForms(style.csl.class, (form) => processor.citation(cites, form));
      own.reference = toReference(entry(), forms);
      return own.reference;
    }
    return {
      id,
      title: item.title,
      get trace() {
        return `${planned.trace} ${item['title-short'] ?? ''}`;
      },
      entry,
      reference,
    };
  });
}

/** Takes all steps of a plan at once. */
export function planAtOnce(...project: Parameters<typeof planProject>): PlannedReference[] {
  const steps = planProject(...project);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
