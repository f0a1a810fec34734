/** The most characters of a trimmed page, and elements: what the server reads (`pageLimits`), with room for the request. */
const limits = { characters: 1_500_000, elements: 40_000, value: 8_000, depth: 250 } as const;

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

/** What a person writes into: its text is theirs, and no part of the page. */
function isWrittenInto(element: Element): boolean {
  const editable = element.getAttribute('contenteditable');
  if (editable !== null && editable.toLowerCase() !== 'false') return true;
  return /^(?:textbox|searchbox|combobox)$/i.test(element.getAttribute('role') ?? '');
}

/** Some sites put a whole page into one form: then what surrounds its fields is the page. */
function holdsPage(form: Element): boolean {
  if (form.querySelector('h1, article, main') !== null) return true;
  const whole = form.ownerDocument.body?.textContent?.length ?? 0;
  return (form.textContent?.length ?? 0) > whole / 2;
}

function isLeftOut(element: Element, tag: string): boolean {
  if (leftOut.has(tag)) return true;
  if (tag === 'script') return !isMetadata(element);
  if (tag === 'link') return !tellingLinks.test(element.getAttribute('rel') ?? '');
  if (tag === 'form') return !holdsPage(element);
  return isWrittenInto(element);
}

function attributesOf(element: Element): string {
  let text = '';
  for (const { name, value } of element.attributes) {
    if (!kept.has(name) || value.length > limits.value) continue;
    if (name === 'href' && /^\s*(?:javascript|data|blob):/i.test(value)) continue;
    text += ` ${name}="${escaped(value)}"`;
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
 * and only the attributes that tell something. At most 1.5 million characters.
 */
export function trimPage(page: Document): string {
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
    if (isLeftOut(element, tag)) return;
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
