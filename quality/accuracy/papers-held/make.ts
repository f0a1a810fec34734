import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';

// Prints the documents from their sources: node quality/accuracy/papers-held/make.ts [NAME ...]
//
// A source is text, one block a line: `# ` to `### ` headings, `- ` an entry, `> ` a quotation, `| ` a row, `. ` a line of a table of
// contents or a note, `~ ` small print, else a paragraph. `*...*` is italic and `^...^` raised. Braces stand around each citation that the
// author counted, and are not printed. A folder is an archive, as it is.

const sources = path.join(import.meta.dirname, 'sources');
const documents = path.join(import.meta.dirname, 'documents');

const signs = {
  '# ': 'h1',
  '## ': 'h2',
  '### ': 'h3',
  '- ': 'entry',
  '> ': 'quotation',
  '| ': 'row',
  '. ': 'line',
  '~ ': 'small',
} as const;
interface Block {
  kind: (typeof signs)[keyof typeof signs] | 'paragraph';
  text: string;
}

function blocksOf(source: string): Block[] {
  return source
    .replace(/[{}]/g, '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const sign = /^(?:#{1,3}|[->|.~]) /.exec(line)?.[0] as keyof typeof signs | undefined;
      return sign ? { kind: signs[sign], text: line.slice(sign.length) } : { kind: 'paragraph', text: line };
    });
}

const cellsOf = (text: string) => text.split(' | ');
const plain = (text: string) => text.replace(/[*^]/g, '');
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
/** Pieces of a line; those with odd indexes are italic. */
const pieces = (text: string) => escaped(text.replace(/\^/g, '')).split('*');

/** Blocks with rows that follow each other put into one table. */
function printed(
  blocks: readonly Block[],
  row: (cells: string[]) => string,
  table: [string, string],
  block: (block: Block) => string,
) {
  return blocks
    .map((one, index) => {
      if (one.kind !== 'row') return block(one);
      const opens = blocks[index - 1]?.kind !== 'row' ? table[0] : '';
      const closes = blocks[index + 1]?.kind !== 'row' ? table[1] : '';
      return opens + row(cellsOf(plain(one.text)).map(escaped)) + closes;
    })
    .join('\n');
}

const mainSpace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const wordStyles = { h1: 'Title', h2: 'Heading1', h3: 'Heading2', entry: 'Bibliography', quotation: 'Quote' };

function docx(blocks: readonly Block[]): Uint8Array {
  const run = (piece: string, index: number) =>
    `<w:r>${index % 2 ? '<w:rPr><w:i/></w:rPr>' : ''}<w:t xml:space="preserve">${piece}</w:t></w:r>`;
  const body = printed(
    blocks,
    (cells) =>
      `<w:tr>${cells.map((cell) => `<w:tc><w:p><w:r><w:t>${cell}</w:t></w:r></w:p></w:tc>`).join('')}</w:tr>`,
    ['<w:tbl>', '</w:tbl>'],
    ({ kind, text }) => {
      const style = kind in wordStyles ? wordStyles[kind as keyof typeof wordStyles] : 'Normal';
      return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${pieces(text).map(run).join('')}</w:p>`;
    },
  );
  const styles = ['Normal', ...Object.values(wordStyles)]
    .map((id) => {
      const name = id.replace(/(\d)/, ' $1').toLowerCase();
      const indent = id === 'Bibliography' ? '<w:pPr><w:ind w:left="720" w:hanging="720"/></w:pPr>' : '';
      return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${indent}</w:style>`;
    })
    .join('');
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const relations = (type: string, target: string) =>
    `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/></Types>`,
    '_rels/.rels': relations('officeDocument', 'word/document.xml'),
    'word/_rels/document.xml.rels': relations('styles', 'styles.xml'),
    'word/document.xml': `${head}<w:document xmlns:w="${mainSpace}"><w:body>${body}<w:sectPr/></w:body></w:document>`,
    'word/styles.xml': `${head}<w:styles xmlns:w="${mainSpace}">${styles}</w:styles>`,
  };
  return archive(files);
}

function odt(blocks: readonly Block[]): Uint8Array {
  const space = 'urn:oasis:names:tc:opendocument:xmlns';
  const body = printed(
    blocks,
    (cells) =>
      `<table:table-row>${cells.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`,
    ['<table:table><table:table-column table:number-columns-repeated="4"/>', '</table:table>'],
    ({ kind, text }) => {
      const inner = pieces(text)
        .map((piece, index) =>
          index % 2 ? `<text:span text:style-name="Italic">${piece}</text:span>` : piece,
        )
        .join('');
      const level = ['h1', 'h2', 'h3'].indexOf(kind) + 1;
      return level > 0
        ? `<text:h text:outline-level="${level}">${inner}</text:h>`
        : `<text:p>${inner}</text:p>`;
    },
  );
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const mime = 'application/vnd.oasis.opendocument.text';
  const italic =
    '<style:style style:name="Italic" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>';
  return archive({
    mimetype: mime,
    'META-INF/manifest.xml': `${head}<manifest:manifest xmlns:manifest="${space}:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mime}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': `${head}<office:document-content xmlns:office="${space}:office:1.0" xmlns:text="${space}:text:1.0" xmlns:table="${space}:table:1.0" xmlns:style="${space}:style:1.0" xmlns:fo="${space}:xsl-fo-compatible:1.0" office:version="1.2"><office:automatic-styles>${italic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });
}

const tags = { h1: 'h1', h2: 'h2', h3: 'h3', quotation: 'blockquote' };

function html(blocks: readonly Block[], css: string): string {
  const body = printed(
    blocks,
    (cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    ['<table>', '</table>'],
    ({ kind, text }) => {
      const inner = escaped(text)
        .replace(/\*(.+?)\*/g, '<i>$1</i>')
        .replace(/\^(.+?)\^/g, '<sup>$1</sup>');
      const tag = kind in tags ? tags[kind as keyof typeof tags] : 'p';
      return `<${tag} class="${kind}">${inner}</${tag}>`;
    },
  );
  const title = escaped(plain(blocks[0]?.text ?? ''));
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${css}</style></head><body>\n${body}\n</body></html>\n`;
}

/** Lines of at most so many characters. */
function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** Lines of 75 characters; what follows the first line of an entry is set in. */
const txt = (blocks: readonly Block[]): string =>
  blocks
    .map(({ kind, text }) => {
      if (kind === 'row')
        return cellsOf(text)
          .map((cell) => cell.padEnd(16))
          .join('')
          .trimEnd();
      const indent = kind === 'quotation' ? '    ' : '';
      return wrapped(plain(text), 75)
        .map((line, index) => (kind === 'entry' && index > 0 ? `     ${line}` : indent + line))
        .join('\n');
    })
    .join('\n\n');

const serif = `body { font: 11pt/1.35 'Liberation Serif', serif; margin: 0 } .entry { padding-left: 2em; text-indent: -2em; margin: 0 0 4pt }
  .line { margin: 0 } td { padding-right: 2em } .small { font-size: 90% }`;

/** A manuscript with wide lines, each with its number at the margin. */
function numbered(blocks: readonly Block[]): string {
  const lines = blocks.flatMap(({ kind, text }) => {
    const rows =
      kind === 'row' ? [cellsOf(text).join('     ')] : wrapped(plain(text), kind === 'quotation' ? 68 : 78);
    const indents = rows.map((_, index) => (kind === 'quotation' || (kind === 'entry' && index > 0) ? 2 : 0));
    return rows.map((row, index) => ({ row, indent: indents[index], isHeading: kind.startsWith('h') }));
  });
  const body = lines
    .map(({ row, indent, isHeading }, index) => {
      const weight = isHeading ? ';font-weight:bold' : '';
      return `<div style="padding-left:${indent}em${weight}"><span>${index + 1}</span>${escaped(row)}</div>`;
    })
    .join('\n');
  return `<!doctype html><meta charset="utf-8"><style>${serif} body { padding-left: 3em } div { position: relative; line-height: 2; white-space: pre }
    span { position: absolute; left: -3em; font-size: 9pt; color: #666 }</style>${body}`;
}

interface Layout {
  html: (blocks: readonly Block[]) => string;
  /** Running head. */
  head?: string;
}

const layouts: Record<string, Layout> = {
  'pdf-night-buses': { html: numbered },
  'pdf-salt-marshes': {
    html: (blocks) =>
      html(
        blocks,
        `${serif} body { font-size: 9.5pt; columns: 2; column-gap: 8mm; text-align: justify } h1, h1 + p { column-span: all }
         h2 { font-size: 11pt } table { font-size: 8pt } td { padding-right: 4pt }`,
      ),
    head: 'Ravenscroft et al. · Estuarine Forum 34 (2020) 101–107',
  },
  'pdf-thesis-sundials': { html: (blocks) => html(blocks, `${serif} h2 { break-before: page }`) },
  'pdf-vaccine-fridges': { html: (blocks) => html(blocks, serif), head: 'Cold Chain 2019;12(4):211–18' },
  'pdf-notes-lighthouse': { html: (blocks) => html(blocks, serif), head: 'Ferris, Keeping the Light' },
};

async function pdf(name: string, blocks: readonly Block[]): Promise<Uint8Array> {
  const layout = layouts[name];
  if (!layout) throw new Error(`${name} has no layout`);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.setContent(layout.html(blocks));
    const strip = (inner: string) => `<div style="font-size:8pt;width:100%;text-align:center">${inner}</div>`;
    return await page.pdf({
      format: 'A4',
      margin: { top: '22mm', bottom: '22mm', left: '30mm', right: '22mm' },
      displayHeaderFooter: true,
      headerTemplate: strip(layout.head ?? ''),
      footerTemplate: strip('<span class="pageNumber"></span>'),
    });
  } finally {
    await browser.close();
  }
}

/** An archive with a date that does not change. */
const archive = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: new Date('2022-01-01T12:00:00'),
  });

function folderArchive(folder: string): Uint8Array {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => path.extname(name) !== '',
  );
  return archive(
    Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])),
  );
}

const printers: Record<
  string,
  (name: string, source: string) => Promise<string | Uint8Array> | string | Uint8Array
> = {
  docx: (_, source) => docx(blocksOf(source)),
  odt: (_, source) => odt(blocksOf(source)),
  html: (_, source) => html(blocksOf(source), serif),
  txt: (_, source) => txt(blocksOf(source)),
  md: (_, source) => source.replace(/[{}]/g, ''),
  pdf: (name, source) => pdf(name, blocksOf(source)),
};

mkdirSync(documents, { recursive: true });
const only = process.argv.slice(2);
for (const file of readdirSync(sources)) {
  const place = path.join(sources, file);
  const { name, ext } = path.parse(file);
  if (only.length > 0 && !only.includes(name)) continue;
  if (ext === '') {
    writeFileSync(path.join(documents, `${name}.zip`), folderArchive(place));
    continue;
  }
  const form = name.split('-')[0] ?? '';
  const print = printers[form];
  if (!print) throw new Error(`${file}: no printer for ${form}`);
  writeFileSync(path.join(documents, `${name}.${form}`), await print(name, readFileSync(place, 'utf8')));
}
