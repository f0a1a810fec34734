import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { CITEPROC_JS } from '../src/conventions/citeproc-js.ts';
import { compileStyle, type LocaleTree, parseLocale, parseStyle, type StyleTree } from '../src/index.ts';
import { localeXml } from './compare.ts';
import { readLocales } from './corpora.ts';
import { comparable, kindOf, textOf } from './difference.ts';
import { Oracle } from './oracle.ts';
import { DOCUMENT, VARIED } from './varied-items.ts';

/** What is printed for one style: entries and citations of single items, citations and bibliography of a document. */
type Printed = Record<Part, Record<string, string>>;
type Part = 'entry' | 'citation' | 'note' | 'list';

/** A difference between the texts of an entry or a citation. */
export interface Found {
  style: string;
  part: Part;
  id: string;
  kind: string;
  theirs: string;
  ours: string;
}

export interface StyleOutcome {
  style: string;
  totals: Record<Part, number>;
  found: Found[];
  /** The error, if the style does not compile or print here. */
  failure: string | undefined;
  /** citeproc-js does not print the style. */
  unanswered: boolean;
}

const { folder, answers, own } = workerData as { folder: string; answers: string; own: boolean };
const ITEMS_KEY = createHash('sha256')
  .update(JSON.stringify([VARIED, DOCUMENT]))
  .digest('hex')
  .slice(0, 12);

const numbered = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text, at) => [`c${at}`, text]));

/** The entries of a bibliography by item, and their order. */
const listed = (entries: readonly (readonly [id: string, entry: string])[]): Record<string, string> => ({
  ...Object.fromEntries(entries),
  order: entries.map(([id]) => id).join(' '),
});

/** The output of citeproc-js. */
function askOracle(xml: string, tree: StyleTree): Printed {
  const oracle = new Oracle(xml, VARIED, localeXml);
  const printed: Printed = { entry: {}, citation: {}, note: {}, list: {} };
  for (const { id } of VARIED) {
    const [entry] = oracle.bibliography([id]);
    if (tree.bibliography) printed.entry[id] = entry ?? '';
    printed.citation[id] = oracle.citation(id);
  }
  printed.note = numbered(oracle.document(DOCUMENT, tree.class === 'note'));
  printed.list = tree.bibliography ? listed(oracle.currentBibliography()) : {};
  return printed;
}

/** The stored output of citeproc-js; `undefined` if it fails. */
function answersTo(name: string, xml: string, tree: StyleTree): Printed | undefined {
  const path = join(answers, `${name}-${ITEMS_KEY}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Printed;
  let printed: Printed;
  try {
    printed = askOracle(xml, tree);
  } catch {
    return undefined;
  }
  writeFileSync(path, JSON.stringify(printed));
  return printed;
}

const locales = new Map<string, LocaleTree[]>();
function localesFor(lang: string): LocaleTree[] {
  const language = lang.slice(0, 2);
  const known = locales.get(language) ?? readLocales(language).map((xml) => parseLocale(xml));
  locales.set(language, known);
  return known;
}

/** Our output. */
function print(tree: StyleTree): Printed {
  const style = compileStyle(tree, localesFor(tree.defaultLocale ?? 'en-US'), {
    conventions: own ? {} : CITEPROC_JS,
  });
  const printed: Printed = { entry: {}, citation: {}, note: {}, list: {} };
  for (const item of VARIED) {
    if (tree.bibliography) printed.entry[item.id] = style.bibliography([item])[0]?.text ?? '';
    printed.citation[item.id] = style.citation([{ item }]).text;
  }
  const document = style.processor();
  document.addItems(VARIED);
  document.replace(DOCUMENT.map((citation) => (tree.class === 'note' ? citation : { ...citation, note: 0 })));
  printed.note = numbered(document.citations().map(({ text }) => text));
  printed.list = listed(document.bibliography().map(({ id, text }) => [String(id), text]));
  return printed;
}

const PARTS: readonly Part[] = ['entry', 'citation', 'note', 'list'];

function differences(style: string, theirs: Printed, ours: Printed): Found[] {
  const found: Found[] = [];
  for (const part of PARTS) {
    for (const [id, html] of Object.entries(theirs[part])) {
      const one = textOf(html);
      const other = comparable(ours[part][id] ?? '');
      if (one !== other) found.push({ style, part, id, kind: kindOf(one, other), theirs: one, ours: other });
    }
  }
  return found;
}

function compare(style: string): StyleOutcome {
  const outcome: StyleOutcome = {
    style,
    totals: { entry: 0, citation: 0, note: 0, list: 0 },
    found: [],
    failure: undefined,
    unanswered: false,
  };
  try {
    const xml = readFileSync(join(folder, style), 'utf8');
    const tree = parseStyle(xml);
    const ours = print(tree);
    const theirs = answersTo(style, xml, tree);
    if (!theirs) return { ...outcome, unanswered: true };
    for (const part of PARTS) outcome.totals[part] = Object.keys(theirs[part]).length;
    return { ...outcome, found: differences(style, theirs, ours) };
  } catch (error) {
    return { ...outcome, failure: String(error) };
  }
}

parentPort?.on('message', (style: string) => parentPort?.postMessage(compare(style)));
