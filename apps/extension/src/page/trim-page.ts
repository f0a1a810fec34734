import { hasSecret, namesSecret } from '../secrets.ts';

/** The most characters of a trimmed page, and elements. Three bytes each, they fit into a request (`pageLimits`). */
const limits = { characters: 1_000_000, elements: 40_000, value: 8_000, depth: 250 } as const;

/** Elements that say nothing about the work, or hold what the reader typed. */
const leftOut = new Set(
  (
    'style noscript template iframe frame object embed applet svg math canvas video audio source track picture img map area ' +
    'input textarea select option datalist output progress meter dialog'
  ).split(' '),
);

const voidTags = new Set(['base', 'br', 'col', 'hr', 'link', 'meta', 'wbr']);

/** The attributes that the server reads; addresses only of links and of the page itself. */
const kept = new Set(
  (
    'accesskey class content datetime href http-equiv id itemid itemprop itemscope itemtype lang name property rel role scheme ' +
    'title type typeof value xml:lang'
  ).split(' '),
);

/** Links that say what the page is; the others load files. */
const tellingLinks = /\b(?:canonical|author|license|cite-as|amphtml|schema\.dc|alternate)\b/i;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const isMetadata = (script: Element) => /ld\+json/i.test(script.getAttribute('type') ?? '');

/** Editors that show what is typed in elements like any other: Monaco, CodeMirror 5, Ace. */
const editors = /(?:^|\s)(?:monaco-editor|CodeMirror|ace_editor)(?:\s|$)/;

/** What a person writes into: its text is theirs, and no part of the page. */
function isWrittenInto(element: Element): boolean {
  if (editors.test(element.getAttribute('class') ?? '')) return true;
  const editable = element.getAttribute('contenteditable');
  if (editable !== null && editable.toLowerCase() !== 'false') return true;
  return /^(?:textbox|searchbox|combobox)$/i.test(element.getAttribute('role') ?? '');
}

/** Some sites put a whole page, of so many characters, into one form: then what surrounds its fields is the page. */
function holdsPage(form: Element, whole: number): boolean {
  if (form.querySelector('h1, article, main') !== null) return true;
  return (form.textContent?.length ?? 0) > whole / 2;
}

/** Names of metadata about the account that is open: `user-login`, `current-user`, `octolytics-actor-login`. */
const accountName = /(?:(?:^|[_:.-])user|(?:user|actor|login|account)[_-](?:id|name|login|email))$/i;

/** What a site tells its own scripts of its reader: tokens of its session, the name of the account. */
const isAboutReader = (meta: Element) =>
  ['name', 'property', 'id'].some((key) => {
    const name = meta.getAttribute(key) ?? '';
    return namesSecret(name) || accountName.test(name);
  });

function isLeftOut(element: Element, tag: string, whole: number): boolean {
  if (leftOut.has(tag)) return true;
  if (tag === 'script') return !isMetadata(element);
  if (tag === 'link') return !tellingLinks.test(element.getAttribute('rel') ?? '');
  if (tag === 'meta') return isAboutReader(element);
  if (tag === 'form') return !holdsPage(element, whole);
  return isWrittenInto(element);
}

function attributesOf(element: Element): string {
  let text = '';
  for (const { name, value } of element.attributes) {
    if (!kept.has(name) || value.length > limits.value) continue;
    if (name === 'href' && /^\s*(?:javascript|data|blob):/i.test(value)) continue;
    const told = name === 'href' && hasSecret(value) ? value.replace(/[?;#].*$/s, '') : value;
    text += ` ${name}="${escaped(told)}"`;
  }
  return text;
}

/** The content of an element: that of its shadow tree, which the reader sees, before what stands in the page. */
const contentOf = (element: Element): Node[] => [
  ...(element.shadowRoot?.childNodes ?? []),
  ...element.childNodes,
];

/**
 * The text and the metadata of a page as its reader sees it, as HTML: no scripts, images or styles, no forms and nothing that was typed,
 * and only the attributes that tell something. At most a million characters.
 */
export function trimPage(page: Document): string {
  const whole = page.body?.textContent?.length ?? 0;
  let html = '<!doctype html>';
  let elements = 0;

  function writeText(text: string, isPlain: boolean): void {
    const pieces = isPlain ? text : text.replace(/\s+/g, ' ');
    html += escaped(pieces.slice(0, Math.max(0, limits.characters - html.length)));
  }

  function write(node: Node, depth: number, isPlain: boolean): void {
    if (html.length > limits.characters || elements > limits.elements) return;
    if (node.nodeType === Node.TEXT_NODE) writeText(node.nodeValue ?? '', isPlain);
    if (node.nodeType !== Node.ELEMENT_NODE || depth > limits.depth) return;
    const element = node as Element;
    const tag = element.localName;
    if (isLeftOut(element, tag, whole)) return;
    elements++;
    // A form that holds the page is a block like another.
    const name = tag === 'form' ? 'div' : tag;
    html += `<${name}${tag === 'form' ? '' : attributesOf(element)}>`;
    if (voidTags.has(tag)) return;
    // In a script nothing is escaped; "</" cannot stand in one.
    if (tag === 'script') html += (element.textContent ?? '').slice(0, limits.characters - html.length);
    else for (const child of contentOf(element)) write(child, depth + 1, isPlain || tag === 'pre');
    html += `</${name}>`;
  }

  write(page.documentElement, 0, false);
  return html;
}
