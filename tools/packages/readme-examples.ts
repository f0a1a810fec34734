/** The code of a README's examples as one module, and what it must give. */
export interface Examples {
  module: string;
  /** How many results the examples state. */
  results: number;
  /** What the first example imports from the package itself: its typical use. */
  typical: string[];
}

const block = /^```ts\n(.*?)^```$/gms;
const importLine = /^import (type )?\{([^}]*)\} from '([^']+)';\n/gm;
/** `entry.text; // = (Doe)` */
const stated = /^(\s*)(\S.*?);? \/\/ = (.+)$/gm;

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Imports of several examples, each name once. */
function importsOf(code: string): string {
  const names = new Map<string, Set<string>>();
  for (const [, type = '', list = '', from = ''] of code.matchAll(importLine)) {
    const known = names.get(from) ?? new Set();
    for (const name of namesIn(list)) known.add(type + name);
    names.set(from, known);
  }
  return [...names].map(([from, list]) => `import { ${[...list].join(', ')} } from '${from}';\n`).join('');
}

/**
 * The fenced `ts` blocks of a README as one module: later examples go on with what earlier ones declare. A comment `// = text` states
 * what the expression before it gives, as text or as JSON; an ellipsis at its end matches any rest. The module calls
 * `check(given, stated)` for each.
 */
export function readmeExamples(readme: string, name: string): Examples {
  const code = [...readme.matchAll(block)].map(([, text = '']) => text);
  const all = code.join('\n');
  const body = all
    .replace(importLine, '')
    .replace(stated, (_, indent, given, result) => `${indent}check(${given}, ${JSON.stringify(result)});`);
  const own = [...(code[0] ?? '').matchAll(importLine)].filter(([, type, , from]) => !type && from === name);
  return {
    module: `${importsOf(all)}\n${body}`,
    results: [...all.matchAll(stated)].length,
    typical: own.flatMap(([, , list = '']) => namesIn(list)),
  };
}
