// The button for other sites, served as `/embed/cite.js` (build-embed.ts). Until it is pressed it asks for nothing, stores nothing and
// reads nothing but the page's own address and identifier.
//
//   <script async src="https://.../embed/cite.js"></script>
//   <citewright-button></citewright-button>
//
// Attributes: `url`, `doi`, `isbn` for another work than the page; `citation-style`, `label`, `theme` (light, dark).

/** The origin that served this script: the page of the link. A classic script knows itself only while it runs. */
const { src = '' } =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/embed/cite.js"]') ??
  {};
const target = new URL('/cite', src || location.href).href;

/** Names of `<meta>` under which publishers give the DOI of a page. */
const doiMeta = ['citation_doi', 'dc.identifier', 'dc.identifier.doi', 'prism.doi']
  .map((name) => `meta[name="${name}" i]`)
  .join();

const doiPattern = /10\.\d{4,9}\/\S+/;

/** A constructed sheet: the policy of the page, which may forbid inline styles, does not concern it. */
const look = new CSSStyleSheet();
look.replaceSync(`
:host{display:inline-block;color-scheme:light dark}
:host([hidden]){display:none}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
a{all:initial;box-sizing:border-box;display:inline-flex;align-items:center;gap:.5em;min-height:44px;padding:.5em .9em;border:1px solid;border-radius:6px;cursor:pointer;font:600 15px/1.2 system-ui,sans-serif;text-decoration:none;color:light-dark(#1f1b16,#f3ece0);background:light-dark(#fffdf8,#221e19);border-color:light-dark(#8a8071,#8f8575)}
a:hover{background:light-dark(#f3ece0,#332d26)}
a:focus-visible{outline:3px solid light-dark(#a8391f,#f0957c);outline-offset:2px}
svg{width:1.15em;height:1.15em;flex:none}
@media (forced-colors:active){a{color:LinkText;background:Canvas;border-color:LinkText}}
@media print{:host{display:none}}
`);

/** What is cited: the attributes say it, else the page's identifier and its canonical address. */
function parametersOf(button: HTMLElement): URLSearchParams {
  const own = (name: string) => button.getAttribute(name)?.trim() ?? '';
  const parameters = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && parameters.set(name, value);
  const named = ['url', 'doi', 'isbn'].filter((name) => own(name));
  for (const name of named) set(name, own(name));
  if (named.length === 0) {
    const dois = [...document.querySelectorAll<HTMLMetaElement>(doiMeta)].map(({ content }) => content);
    set('doi', dois.map((content) => doiPattern.exec(content)?.[0]).find(Boolean));
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    set('url', canonical || `${location.origin}${location.pathname}${location.search}`);
  }
  set('style', own('citation-style'));
  return parameters;
}

/** An outline drawn by elements, so that no markup is parsed: pages may demand trusted types. */
function quotationMark(): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(namespace, 'svg');
  const line = document.createElementNS(namespace, 'path');
  const attributes: [Element, Record<string, string>][] = [
    [drawing, { viewBox: '0 0 24 24', 'aria-hidden': 'true' }],
    [
      line,
      {
        d: 'M10 7H5v6h4c0 2-1 3-3 4M20 7h-5v6h4c0 2-1 3-3 4',
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': '2',
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
    ],
  ];
  for (const [element, values] of attributes)
    for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  drawing.append(line);
  return drawing;
}

class CiteButton extends HTMLElement {
  static readonly observedAttributes = ['url', 'doi', 'isbn', 'citation-style', 'label'];
  readonly #link = document.createElement('a');
  readonly #label = document.createElement('span');

  connectedCallback() {
    if (!this.shadowRoot) {
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      root.adoptedStyleSheets = [look];
      this.#link.target = '_blank';
      this.#link.rel = 'noopener noreferrer';
      this.#link.append(quotationMark(), this.#label);
      root.append(this.#link);
      // The address of the page may have changed without a load.
      for (const event of ['pointerenter', 'focusin', 'click'])
        this.addEventListener(event, () => this.#refresh(), { capture: true });
    }
    this.#refresh();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#refresh();
  }

  #refresh() {
    this.#label.textContent = this.getAttribute('label') || 'Cite this page';
    this.#link.href = `${target}?${parametersOf(this)}`;
  }
}

if (!customElements.get('citewright-button')) customElements.define('citewright-button', CiteButton);
