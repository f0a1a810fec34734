import { childOf, childrenOf, descendantsOf, parseXml, textOf } from '@citewright/record';
import { texFaults } from './tex.ts';
import { addressFaults, textFaults } from './text.ts';

/** Fields of BibTeX whose values are addresses and identifiers. */
const verbatim = new Set(['url', 'doi', 'eprint', 'file']);

/** BibTeX, strictly: entries of fields in braces, one a line, which BibTeX counts even behind a backslash. */
export function bibtexFaults(text: string, entries: number): string[] {
  const faults = textFaults(text);
  const blocks = text.split(/^(?=@)/m);
  if (blocks.length !== entries) faults.push(`${blocks.length} entries, not ${entries}`);
  for (const block of blocks) {
    const [head = '', ...lines] = block.trimEnd().split('\n');
    if (!/^@[a-z]+\{[\w:./-]+,$/i.test(head)) faults.push(`begins ${head}`);
    if (lines.pop() !== '}') faults.push('does not end with }');
    for (const line of lines) {
      const field = /^ {2}([\w-]+) = (?:\{(.*)\}|[a-z]{3}),?$/.exec(line);
      if (!field) faults.push(`holds the line ${line}`);
      const [, name = '', value = ''] = field ?? [];
      const isOwn = name.startsWith('csl-');
      faults.push(...texFaults(value, verbatim.has(name) || isOwn).map((fault) => `${name} ${fault}`));
      if (name === 'url') faults.push(...addressFaults(value));
    }
  }
  return faults;
}

/** RIS, strictly: lines of a tag and a value, records from `TY` to `ER`. */
export function risFaults(text: string, records: number): string[] {
  const lines = text.split(/\r\n|[\p{Cc}\u2028\u2029]/u).filter((line) => line !== '');
  const count = (tag: string) => lines.filter((line) => line.startsWith(`${tag}  - `)).length;
  return [
    ...textFaults(text),
    ...lines.filter((line) => !/^[A-Z][A-Z\d] {2}- /.test(line)).map((line) => `holds the line ${line}`),
    ...(['TY', 'ER'] as const)
      .filter((tag) => count(tag) !== records)
      .map((tag) => `${count(tag)} ${tag}, not ${records}`),
    ...lines.filter((line) => line.startsWith('UR  - ')).flatMap((line) => addressFaults(line.slice(6))),
  ];
}

/** CSL-JSON: a list of as many objects. */
export function cslJsonFaults(text: string, records: number): string[] {
  const items = JSON.parse(text) as { URL?: string }[];
  return [
    ...textFaults(text),
    ...(items.length === records ? [] : [`${items.length} records, not ${records}`]),
    ...items.flatMap(({ URL }) => (URL === undefined ? [] : addressFaults(URL))),
  ];
}

/** Zotero’s RDF: as many works, addresses that run nothing, and notes of paragraphs only. */
export function rdfFaults(text: string, records: number): string[] {
  const root = parseXml(text);
  const works = root.content.filter((piece) => typeof piece !== 'string' && childOf(piece, 'itemType'));
  const notes = childrenOf(root, 'Memo').map((memo) => textOf(childOf(memo, 'value')) ?? '');
  const addresses = descendantsOf(root, 'URI').flatMap((address) => textOf(address) ?? []);
  return [
    ...textFaults(text),
    ...(works.length === records ? [] : [`${works.length} works, not ${records}`]),
    ...notes
      .filter((html) => /[<>]/.test(html.replace(/<\/?p>/g, '')))
      .map((html) => `holds the note ${html}`),
    ...addresses.flatMap(addressFaults),
  ];
}
