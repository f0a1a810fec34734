/** A case of the official test suite, or of `local/`, which uses the same format. */
export interface Fixture {
  name: string;
  mode: 'citation' | 'bibliography';
  result: string;
  csl: string;
  input: Record<string, unknown>[];
  citationItems?: Record<string, unknown>[][];
  citations?: CitationStep[];
}

/** One edit of a document: the citation and the citations (id, note) before and after it. */
export type CitationStep = [citation: FixtureCitation, before: [string, number][], after: [string, number][]];

export interface FixtureCitation {
  citationID: string;
  citationItems: Record<string, unknown>[];
  properties?: { noteIndex?: number };
}

const SECTION = /^>>=+ *([A-Z-]+) *=+>>$/;
const END = /^<<=+ *([A-Z-]+) *=+<<$/;

function sections(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let name: string | undefined;
  let lines: string[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const start = SECTION.exec(line.trim())?.[1];
    if (name === undefined && start) {
      name = start;
      lines = [];
    } else if (name !== undefined && END.exec(line.trim())?.[1] === name) {
      found[name] = lines.join('\n');
      name = undefined;
    } else lines.push(line);
  }
  return found;
}

function json<T>(text: string | undefined): T | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

/** Parses a fixture. Text outside its sections is commentary. */
export function parseFixture(name: string, text: string): Fixture {
  const found = sections(text);
  const { RESULT: result, CSL: csl, INPUT: input } = found;
  if (result === undefined || csl === undefined || input === undefined) {
    throw new Error(`${name} lacks RESULT, CSL or INPUT`);
  }
  const citationItems = json<Record<string, unknown>[][]>(found['CITATION-ITEMS']);
  const citations = json<CitationStep[]>(found.CITATIONS);
  return {
    name,
    mode: found.MODE?.trim() === 'bibliography' ? 'bibliography' : 'citation',
    result,
    csl: csl.trim(),
    input: JSON.parse(input) as Record<string, unknown>[],
    ...(citationItems ? { citationItems } : {}),
    ...(citations ? { citations } : {}),
  };
}
