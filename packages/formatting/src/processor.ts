import type { StyleId } from '@citewright/contract';
import type { Item } from '@citewright/csl';
import CSL from 'citeproc';
import { sources } from './styles.ts';

/** The raw HTML that a CSL processor gives for one item: its bibliography entry and its citation. */
export interface RawReference {
  entry: string;
  citation: string;
}

/** Formats one item at a time in one style. */
export type Processor = (item: Item) => RawReference;

function createProcessor(styleId: StyleId): Processor {
  const { style, language, locale } = sources[styleId];
  let current: Item | undefined;
  let calls = 0;
  const engine = new CSL.Engine(
    {
      retrieveLocale: () => locale,
      // A fresh copy each time: the engine writes into the items that it is handed.
      retrieveItem: (id) => ({ ...JSON.parse(JSON.stringify(current)), id }) as Item,
    },
    style,
    language,
    true,
  );
  engine.setOutputFormat('html');
  return (item) => {
    current = item;
    // An id of its own for every call, since the engine keeps what it knows of an id.
    calls += 1;
    const id = String(calls);
    engine.updateItems([id]);
    const bibliography = engine.makeBibliography();
    const citation = engine.makeCitationCluster([{ id }]);
    engine.updateItems([]);
    return { entry: bibliography ? (bibliography[1][0] ?? '') : '', citation };
  };
}

const processors = new Map<StyleId, Processor>();

/** The processor of a style; built on first use (parsing a style takes tens of milliseconds), then kept. */
export function processorOf(styleId: StyleId): Processor {
  const known = processors.get(styleId);
  if (known) return known;
  const created = createProcessor(styleId);
  processors.set(styleId, created);
  return created;
}
