import type { Item } from '@citewright/record';

/** CSL-JSON: a list of items, indented by two spaces. */
export function* writeCslJson(items: Iterable<Item>): Generator<string> {
  let lead = '[\n';
  for (const item of items) {
    yield lead + JSON.stringify([item], undefined, 2).slice(2, -2);
    lead = ',\n';
  }
  yield lead === ',\n' ? '\n]\n' : '[]\n';
}
