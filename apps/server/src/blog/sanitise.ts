import { Parser } from 'htmlparser2';

/** The elements that an article may contain, each with its attributes. Other elements are removed, their text remains. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  p: ['class', 'data-style'],
  span: ['class', 'data-style'],
  a: ['href'],
  ul: [],
  ol: ['start'],
  li: [],
  em: [],
  i: [],
  strong: [],
  b: [],
  del: [],
  sub: [],
  sup: [],
  code: [],
  pre: [],
  blockquote: [],
  br: [],
  hr: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['align'],
  td: ['align'],
};

/** Elements whose content is not text for readers. */
const silenced = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math']);

const empty = new Set(['br', 'hr']);

/** Wide tables scroll inside a container, which needs keyboard focus and an accessible name. */
const tableBox = (number: number) =>
  `<div class="table-box" tabindex="0" role="group" aria-label="Table ${number}">`;

const classes = new Set(['reference', 'citation', 'small-caps']);

const safeAddress = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

function isSafeAttribute(name: string, value: string): boolean {
  if (name === 'href') return safeAddress.test(value);
  if (name === 'class') return classes.has(value);
  return /^[\w-]*$/.test(value);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

function openTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const kept = (allowed[name] ?? []).flatMap((attribute) => {
    const value = attributes[attribute];
    return value !== undefined && isSafeAttribute(attribute, value)
      ? [` ${attribute}="${escapeText(value)}"`]
      : [];
  });
  const outward = name === 'a' && /^https?:/i.test(attributes.href ?? '') ? ' rel="noopener"' : '';
  // Long lines of code scroll sideways, which needs keyboard focus.
  const reachable = name === 'pre' ? ' tabindex="0"' : '';
  return `<${name}${kept.join('')}${outward}${reachable}>`;
}

/** Serialises HTML again with only the allowed elements and attributes. */
export function sanitise(html: string): string {
  const out: string[] = [];
  let silence = 0;
  let tables = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (silenced.has(name)) silence += 1;
      if (silence > 0 || !Object.hasOwn(allowed, name)) return;
      if (name === 'table') {
        tables += 1;
        out.push(tableBox(tables));
      }
      out.push(openTag(name, attributes));
    },
    ontext(text) {
      if (silence === 0) out.push(escapeText(text));
    },
    onclosetag(name) {
      if (silenced.has(name)) silence -= 1;
      if (silence > 0 || !Object.hasOwn(allowed, name) || empty.has(name)) return;
      out.push(name === 'table' ? '</table></div>' : `</${name}>`);
    },
  });
  parser.end(html);
  return out.join('');
}
