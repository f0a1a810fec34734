import { branch, joinedNodes, leaf, lengthOf, type Node, withRole } from '../output/node.ts';
import type { DateParts } from '../reference/date-parts.ts';
import type { CslDate } from '../reference/dates.ts';
import type { DateFormat, DateNode, DatePart } from '../style/tree.ts';
import { parseMarkup } from '../text/markup.ts';
import { type Context, isUsed, type Render, type StyleScope } from './context.ts';
import { compileDatePart, type DatePartRender, type PartName } from './date-part.ts';
import { sortableDate } from './sortable.ts';
import { compileStyling } from './styling.ts';

const SHOWN: Record<NonNullable<DateNode['dateParts']>, readonly PartName[]> = {
  'year-month-day': ['year', 'month', 'day'],
  'year-month': ['year', 'month'],
  year: ['year'],
};

/** From the largest part to the smallest. */
const SIZE: Record<PartName, number> = { year: 0, month: 1, day: 2 };
const BY_SIZE: readonly PartName[] = ['year', 'month', 'day'];

/** The parts of a localised format, with the attributes that the style overrides: all but order and affixes. */
function localisedParts(node: DateNode, format: DateFormat): DatePart[] {
  const shown = SHOWN[node.dateParts ?? 'year-month-day'];
  return format.parts
    .filter((part) => shown.includes(part.name))
    .map((part) => {
      const override = node.parts.find((candidate) => candidate.name === part.name);
      if (!override) return part;
      const { prefix: _prefix, suffix: _suffix, ...changes } = override;
      return { ...part, ...changes };
    });
}

/** The largest part in which the ends of a range differ. */
function differing(start: DateParts, end: DateParts): PartName | undefined {
  if (start.year !== end.year) return 'year';
  if (start.month !== end.month || start.season !== end.season) return 'month';
  return start.day === end.day ? undefined : 'day';
}

interface CompiledPart {
  name: PartName;
  render: DatePartRender;
  rangeDelimiter: string;
}

/** Renders the parts that a date has. */
function renderSingleDate(parts: readonly CompiledPart[], date: DateParts, context: Context): Node[] {
  const nodes: Node[] = [];
  for (const part of parts) {
    const node = part.render(date, context);
    if (node) nodes.push(node);
  }
  return nodes;
}

/** Renders a range: parts that both ends share are printed once (CSL 1.0.2, Date Ranges). */
function renderDateRange(
  parts: readonly CompiledPart[],
  { start, end = start }: CslDate,
  delimiter: string,
  context: Context,
): Node[] {
  const shown = BY_SIZE.filter((name) => parts.some((part) => part.name === name));
  const largest = differing(start, end);
  if (!largest || SIZE[largest] > SIZE[shown.at(-1) ?? 'year'])
    return renderSingleDate(parts, start, context);
  const shared = (part: CompiledPart) => SIZE[part.name] < SIZE[largest];
  const first = parts.findIndex((part) => !shared(part));
  const last = parts.findLastIndex((part) => !shared(part));
  const inside = parts.slice(first, last + 1).filter((part) => !shared(part));
  const dash = inside.find((part) => part.name === largest)?.rangeDelimiter ?? '–';
  const from = joinedNodes(trimEnd(renderSingleDate(inside, start, context)), delimiter);
  const to = joinedNodes(trimStart(renderSingleDate(inside, end, context)), delimiter);
  return [
    ...renderSingleDate(parts.slice(0, first), start, context),
    ...(from || to ? [branch([...(from ? [from, leaf(dash)] : []), ...(to ? [to] : [])])] : []),
    ...renderSingleDate(parts.slice(last + 1), end.year === undefined ? start : end, context),
  ];
}

function trimEnd(nodes: Node[]): Node[] {
  const last = nodes.at(-1);
  return last ? [...nodes.slice(0, -1), { ...last, suffix: '' }] : nodes;
}

function trimStart(nodes: Node[]): Node[] {
  const [first, ...rest] = nodes;
  return first ? [{ ...first, prefix: '' }, ...rest] : nodes;
}

function renderDate(
  date: CslDate,
  parts: readonly CompiledPart[],
  delimiter: string,
  context: Context,
): Node | undefined {
  if (date.literal !== undefined) {
    // A literal date is printed where its year would be.
    return parts.some(({ name }) => name === 'year')
      ? withRole(parseMarkup(date.literal), 'year')
      : undefined;
  }
  const nodes = date.end
    ? renderDateRange(parts, date, delimiter, context)
    : renderSingleDate(parts, date.start, context);
  return joinedNodes(nodes, delimiter);
}

/** `cs:date`, localised or not. */
export function compileDate(node: DateNode, scope: StyleScope): Render {
  const { variable } = node;
  const format = node.form ? scope.locale.dateFormat(node.form) : node;
  const parts = node.form ? localisedParts(node, format) : node.parts;
  const delimiter = (node.form ? format.delimiter : node.delimiter) ?? '';
  const compiled = parts.map((part) => ({
    name: part.name,
    render: compileDatePart(part, scope),
    rangeDelimiter: part.rangeDelimiter ?? '–',
  }));
  const shown = parts.map((part) => part.name);
  const style = compileStyling(node, scope);
  const formatStyle = node.form ? compileStyling(format, scope) : undefined;
  return (context) => {
    context.called = true;
    if (isUsed(variable, context)) return undefined;
    if (context.comparing && variable === 'accessed') return undefined;
    const date = context.reference.date(variable);
    context.elements += compiled.length;
    const output = date && renderDate(date, compiled, delimiter, context);
    if (output) context.reference.effort.spend('character', lengthOf(output));
    if (!output) return undefined;
    context.filled = true;
    context.substituting?.push(variable);
    if (context.sorting) return leaf(sortableDate(date, shown));
    return style(formatStyle ? formatStyle(output, context) : output, context);
  };
}
