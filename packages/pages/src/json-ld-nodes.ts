import { parseLeniently } from './lenient-json.ts';

/** A JSON object of unknown content. */
export type JsonObject = { readonly [key: string]: unknown };

const limits = { depth: 64, nodes: 2_000 } as const;

/** True for an object that is not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value, or each of an array's values. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.slice(0, limits.nodes);
  return value === undefined || value === null ? [] : [value];
}

/** Keys of other entities about the page itself; all others (comments, parts, offers) are about something else. */
const pageKeys = ['@graph', 'mainEntity', 'mainEntityOfPage'];

/**
 * The entities about the page in its JSON-LD scripts: top level, `@graph`, arrays, main entities. Malformed
 * scripts (raw line breaks in strings, trailing commas, comment wrappers) are repaired if that is safe, else
 * ignored.
 */
export function pageNodes(scripts: readonly string[]): JsonObject[] {
  const nodes: JsonObject[] = [];
  for (const script of scripts) collect(parseScript(script), 0, nodes);
  return nodes;
}

function collect(value: unknown, depth: number, nodes: JsonObject[]): void {
  if (depth > limits.depth || nodes.length >= limits.nodes) return;
  for (const node of listOf(value)) {
    if (Array.isArray(node)) collect(node, depth + 1, nodes);
    if (!isObject(node)) continue;
    nodes.push(node);
    for (const key of pageKeys) collect(node[key], depth + 1, nodes);
  }
}

function parseScript(script: string): unknown {
  const trimmed = script
    .trim()
    .replace(/^(?:<!--|\/\*<!\[CDATA\[\*\/|\/\/<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\]\]>\*\/|\/\/\]\]>|\]\]>)$/, '')
    .trim()
    .replace(/;$/, '');
  return tryParse(trimmed) ?? parseLeniently(trimmed);
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Entities by `@id`, for references such as `{"@id": "#author"}`. */
export function nodesById(nodes: readonly JsonObject[]): Map<string, JsonObject> {
  const byId = new Map<string, JsonObject>();
  for (const node of nodes) {
    const id = node['@id'];
    if (typeof id === 'string' && Object.keys(node).length > 1 && !byId.has(id)) byId.set(id, node);
  }
  return byId;
}

/** The types of a node, without the vocabulary prefix. */
export function typesOf(node: JsonObject): string[] {
  return listOf(node['@type'])
    .filter((type) => typeof type === 'string')
    .map((type) => type.slice(0, 100).split(/[/#:]/).at(-1) ?? '');
}
