import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { marked } from 'marked';
import { SaxesParser } from 'saxes';
import { linkFaults, schemeFaults, textFaults } from './text.ts';

/** The elements of a formatted reference, of the document around it, and what Markdown makes of text. */
const elements = new Set(
  'html head meta title style body h1 h2 p i em b strong sub sup span a br blockquote'.split(' '),
);

/** What a browser would do with a page beside showing text. `judge` gives the faults of a link's address. */
export function htmlFaults(page: string, judge = linkFaults): string[] {
  const faults = textFaults(page);
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!elements.has(name)) faults.push(`holds <${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'href') faults.push(...judge(value));
        else if (!['style', 'class', 'charset', 'lang'].includes(attribute))
          faults.push(`holds ${attribute}=`);
      }
    },
    oncomment: () => faults.push('holds a comment'),
    onprocessinginstruction: (name) => void (name === '!doctype' || faults.push('holds an instruction')),
  });
  parser.end(page);
  return faults;
}

/** What engines run before or while a Markdown document is read: knitr, Liquid, Quarto, Pandoc's raw passages. */
const engines: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['knitr', /`+\s*\{?r\b/],
  ['Liquid', /\{\{|\{%/],
  ['raw text', /`\{=/],
  ['a citation', /(?<!\\)@key/],
];

/** What a Markdown document does beside showing its text in one paragraph: by what `marked` makes of it, and by marks of engines. */
export function markdownFaults(source: string, blocks: number): string[] {
  const page = marked.parse(source, { async: false });
  const tokens = marked.lexer(source).filter(({ type }) => type !== 'space');
  return [
    // What looks like an address in text becomes a link as it is; only its scheme matters.
    ...htmlFaults(page, schemeFaults),
    ...(tokens.length === blocks ? [] : [`${tokens.map(({ type }) => type).join(' ')}`]),
    ...engines
      .filter(([, pattern]) => pattern.test(source.replace(/<https?:[^<>\s]*>|\]\([^()\s]*\)/g, '')))
      .map(([name]) => `runs ${name}`),
  ];
}

/** Control words of RTF that we write (RTF 1.9.1); none of them takes anything from outside. */
const rtfWords =
  /^(?:rtf|ansi|deff|fonttbl|f|froman|uc|fs|pard|qc|sl|slmult|sa|b|i|sub|super|scaps|li|fi|par|field|fldinst|fldrslt|tab|u|keepn|outlinelevel)$/;

/** RTF: braces match, all control words are ours, fields are links. */
export function rtfFaults(text: string): string[] {
  const faults = /[^\x20-\x7e\r\n]/.test(text) ? ['is not ASCII'] : [];
  let depth = 0;
  for (const [token, word] of text.matchAll(/\\([a-z]+)(?:-?\d+)? ?|\\[^a-z]|[{}]/g)) {
    if (word && !rtfWords.test(word)) faults.push(`runs \\${word}`);
    if (token.startsWith('\\') && !word && !/^\\[\\{}*]$/.test(token)) faults.push(`runs ${token}`);
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth < 0) break;
  }
  if (depth !== 0) faults.push('braces do not match');
  for (const [, instruction = ''] of text.matchAll(/\{\\\*\\fldinst\{([^}]*)\}/g)) {
    const address = /^HYPERLINK "([^"\\]*)"$/.exec(instruction)?.[1];
    faults.push(...(address === undefined ? [`runs the field ${instruction}`] : linkFaults(address)));
  }
  return faults;
}

/** Attributes of office documents that name something outside. */
const links = new Set(['Target', 'xlink:href']);

/** Word and OpenDocument files: well-formed XML, parts of plain names, links that run nothing, no fields but Zotero's. */
export function officeFaults(bytes: Uint8Array): string[] {
  const faults: string[] = [];
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    if (!/^(?!\/)(?!.*\.\.)[\w[\]./-]+$/.test(name)) faults.push(`holds the part ${name}`);
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    const xml = new TextDecoder('utf-8', { fatal: true }).decode(content);
    faults.push(...textFaults(xml));
    let field: string | undefined;
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => void faults.push(`${name}: ${error.message}`));
    parser.on('doctype', () => void faults.push('holds a document type'));
    parser.on('opentag', (tag) => {
      if (tag.name === 'w:instrText') field = '';
      const isOutside = tag.name === 'Relationship' && 'TargetMode' in tag.attributes;
      for (const { name: attribute, value } of Object.values(tag.attributes))
        if (links.has(attribute) && (isOutside || attribute === 'xlink:href'))
          faults.push(...linkFaults(value));
    });
    parser.on('text', (text) => {
      if (field !== undefined) field += text;
    });
    parser.on('closetag', ({ name: element }) => {
      if (element === 'w:instrText' && !/^ ?ADDIN ZOTERO_(?:ITEM CSL_CITATION|BIBL) \{/.test(field ?? ''))
        faults.push(`runs the field ${field?.slice(0, 60)}`);
      field = undefined;
    });
    parser.write(xml).close();
  }
  return faults;
}

/** A table as a spreadsheet of any country reads it: no cell begins a formula, whichever sign parts cells. */
export function csvFaults(text: string): string[] {
  return [',', ';', '\t'].flatMap((separator) => {
    const isFormula = (value: string) => /^\s*[=+\-@＝＋－＠]/.test(value);
    return cellsOf(text.replace(/^\ufeff/, ''), separator)
      .filter(isFormula)
      .map((value) => `begins a formula behind ${JSON.stringify(separator)}: ${value}`);
  });
}

/** The cells of a table (RFC 4180); quotes have their meaning at the beginning of a cell only, as in spreadsheets. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at < text.length; ) {
    const quoted = text[at] === '"' ? /"(?:[^"]|"")*"/y : undefined;
    if (quoted) quoted.lastIndex = at;
    const [inner = ''] = quoted?.exec(text) ?? [];
    let end = at + inner.length;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
    cells.push(inner ? inner.slice(1, -1).replaceAll('""', '"') : text.slice(at, end));
    at = end + 1;
  }
  return cells;
}
