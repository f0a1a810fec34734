import type { StyleTree } from '@citewright/csl';
import { mendApa } from './mend-apa.ts';
import { mendChicago } from './mend-chicago.ts';
import { mendHarvard } from './mend-harvard.ts';
import { mendIeee } from './mend-ieee.ts';
import { mendMla } from './mend-mla.ts';

/** A piece of a style tree: what the corrections need to know of it. */
interface Piece {
  kind?: unknown;
  variable?: unknown;
  delimiter?: unknown;
  prefix?: unknown;
  suffix?: unknown;
  children?: unknown;
}

const isPiece = (value: unknown): value is Piece => typeof value === 'object' && value !== null;
const isBare = ({ prefix, suffix }: Piece): boolean => prefix === undefined && suffix === undefined;

/** A label and the value that it belongs to, alone in a group with nothing between them: "chap.2". */
function runsTogether({ kind, delimiter, children }: Piece): boolean {
  if (kind !== 'group' || delimiter !== undefined || !Array.isArray(children) || children.length !== 2)
    return false;
  const [label, value] = children as Piece[];
  return (
    label?.kind === 'label' && label.variable === value?.variable && isBare(label) && isBare(value ?? {})
  );
}

/** The tree with a space between every label and its value. */
function spaced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spaced);
  if (!isPiece(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, spaced(inner)]);
  return { ...Object.fromEntries(entries), ...(runsTogether(value) ? { delimiter: ' ' } : {}) };
}

/** Corrections of single styles, each after its manual. */
const corrections: Readonly<Record<string, (style: StyleTree) => StyleTree>> = {
  apa: mendApa,
  mla: mendMla,
  chicago: mendChicago,
  harvard: mendHarvard,
  ieee: mendIeee,
};

/** The style with what its authors overlooked: spaces between labels and their values, and what the manuals say. */
export function mendStyle(name: string, style: StyleTree): StyleTree {
  const mended = spaced(style) as StyleTree;
  return corrections[name]?.(mended) ?? mended;
}
