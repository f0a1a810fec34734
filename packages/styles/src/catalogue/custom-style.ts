import {
  CslError,
  checkComplexity,
  childElements,
  type Element,
  findChild,
  parseStyle,
  parseXml,
  type StyleTree,
  textOf,
} from '@citewright/csl';
import { StyleFileError } from '../error.ts';
import type { CatalogueEntry, CitationKind } from './entry.ts';
import { sortedList } from './sorted-list.ts';

/** A style that somebody brings as a file. */
export interface CustomStyle {
  /** As in the catalogue; the parent is a style of it. */
  entry: CatalogueEntry;
  /** Absent for a style that only names its parent. */
  tree?: StyleTree;
}

/** The independent style with an id, or with an older one. */
type Find = (id: string) => CatalogueEntry | undefined;

/** Elements of a file: the largest of the repository of CSL has 3,554. */
const mostElements = 8_000;
const mostCharacters = 512 * 1024;
/** Attributes of an element. */
const mostAttributes = 60;
/** Characters of an attribute: the longest text of the repository of CSL has 84. */
const longestValue = 500;
const longestTitle = 300;
/** Characters of what is said of a fault, which may quote the file. */
const longestDetail = 160;
const mostWords = 20;

const kinds: readonly string[] = ['author-date', 'author', 'numeric', 'note', 'label'];

function* elementsOf(element: Element): Generator<Element> {
  yield element;
  for (const child of childElements(element)) yield* elementsOf(child);
}

/** Refuses a file that is larger than styles are. Texts other than attributes are those of the information and of terms. */
function checkSize(root: Element): void {
  let count = 0;
  for (const { n, a = {}, c = [], at = '' } of elementsOf(root)) {
    count += 1;
    const texts = [...Object.values(a), ...(n === 'single' || n === 'multiple' || n === 'term' ? c : [])];
    if (Object.keys(a).length > mostAttributes)
      throw new CslError('too-complex', `Too many attributes of <${n.slice(0, 40)}>`, at);
    if (count > mostElements) throw new CslError('too-complex', 'Too many elements', at);
    if (texts.some((text) => typeof text === 'string' && text.length > longestValue))
      throw new CslError('too-complex', `A text of <${n.slice(0, 40)}> is too long`, at);
  }
}

/** The texts of elements of the information, shortened. */
const textsOf = (info: Element | undefined, name: string): string[] =>
  childElements(info ?? { n: 'info' })
    .filter(({ n }) => n === name)
    .map((element) => textOf(element).replace(/\s+/g, ' ').trim().slice(0, longestTitle))
    .filter((text) => text !== '')
    .slice(0, mostWords);

/** The values of an attribute of elements of the information. */
const valuesOf = (info: Element | undefined, name: string, attribute: string): string[] =>
  childElements(info ?? { n: 'info' })
    .flatMap(({ n, a }) => (n === name ? [a?.[attribute] ?? ''] : []))
    .filter((value) => value !== '')
    .slice(0, mostWords);

/** The style of the catalogue that a dependent style names by its address: the last part is its id. */
function parentOf(info: Element | undefined, find: Find): CatalogueEntry | undefined {
  const links = childElements(info ?? { n: 'info' }).filter(({ n }) => n === 'link');
  const link = links.find(({ a }) => a?.rel === 'independent-parent');
  if (!link) return undefined;
  const id = /([^/]*)\/?$/.exec(link.a?.href ?? '')?.[1] ?? '';
  const parent = find(id);
  if (!parent)
    throw new StyleFileError('unknown-parent', `No style "${id.slice(0, longestDetail)}"`, link.at ?? '');
  return parent;
}

function entryOfCustom(id: string, root: Element, from: CatalogueEntry | StyleTree): CatalogueEntry {
  const parent = 'tree' in from ? undefined : from;
  const info = findChild(root, 'info');
  const kindsNamed = valuesOf(info, 'category', 'citation-format');
  const kind = kindsNamed.find((name) => kinds.includes(name)) ?? parent?.kind;
  const language = root.a?.['default-locale'];
  const [title = 'Untitled style'] = textsOf(info, 'title');
  const [licence = ''] = valuesOf(info, 'rights', 'license');
  const [version] = textsOf(info, 'updated');
  const ownKind = (kind ?? (root.a?.class === 'note' ? 'note' : 'author-date')) as CitationKind;
  return {
    id,
    title,
    kind: ownKind,
    ...('tree' in from ? sortedList(from, ownKind) : from.sorted ? { sorted: true } : {}),
    fields: valuesOf(info, 'category', 'field'),
    issn: [...textsOf(info, 'issn'), ...textsOf(info, 'eissn')],
    ...(parent ? { parent: parent.id } : {}),
    ...(version ? { version: version.slice(0, 10) } : {}),
    licence,
    ...(language ? { language } : {}),
  };
}

function read(id: string, csl: string, find: Find): CustomStyle {
  if (csl.length > mostCharacters) throw new CslError('too-complex', 'The file is too long', '1:1');
  const root = parseXml(csl);
  checkSize(root);
  if (root.n === 'style' && !findChild(root, 'citation')) {
    const parent = parentOf(findChild(root, 'info'), find);
    if (parent) return { entry: entryOfCustom(id, root, parent) };
  }
  const tree = parseStyle(root);
  checkComplexity(tree);
  return { entry: entryOfCustom(id, root, tree), tree };
}

/**
 * Reads a style that somebody brings: `csl` is the text of its file, and it may be hostile. `find` finds its parent,
 * if it has one.
 * @throws StyleFileError for a file that is not a style that can be printed, with the place of its first fault
 */
export function parseCustomStyle(id: string, csl: string, find: Find): CustomStyle {
  try {
    return read(id, csl, find);
  } catch (error) {
    if (!(error instanceof CslError)) throw error;
    const detail = error.message.replace(/ \(at [^)]*\)$/, '').slice(0, longestDetail);
    throw new StyleFileError(error.code, detail, error.place, { cause: error });
  }
}
