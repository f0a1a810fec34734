import { PaperError } from '../../error.ts';
import { attributeOf, elementsOf } from '../../xml/source-xml.ts';
import { type OfficeFile, openOffice } from '../office/office-file.ts';
import type { TextPart } from '../office/text-builder.ts';

const word = 'wordprocessingml/main';
const math = 'officeDocument/2006/math';

/** Prefixes of the namespaces of WordprocessingML, transitional and strict (ECMA-376-1, annex A, and part 4). */
export const namespaces: Readonly<Record<string, string>> = {
  [`http://schemas.openxmlformats.org/${word.replace('/main', '/2006/main')}`]: 'w',
  [`http://purl.oclc.org/ooxml/${word}`]: 'w',
  [`http://schemas.openxmlformats.org/${math}`]: 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
  'http://schemas.openxmlformats.org/package/2006/content-types': 'ct',
  'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties': 'cp',
};

/** What a part refers to. */
export interface Relationship {
  id: string;
  /** The last part of its type's address: `footnotes`, `styles`. */
  type: string;
  /** The name of a part, or an address outside the file. */
  target: string;
}

/** Where the relationships of a part stand (ECMA-376-2, 6.5.2). */
export const relationshipsOf = (name: string) => name.replace(/([^/]*)$/, '_rels/$1.rels');

/** A part's name from a target that may be relative to the part that names it. */
function resolveTarget(from: string, target: string): string {
  const path = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of target.split('/'))
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  return path.join('/');
}

function readRelationships(office: OfficeFile, of: string): Relationship[] {
  const part = office.part(relationshipsOf(of));
  if (!part) return [];
  return elementsOf(part.root, 'rel:Relationship').map((element) => {
    const [id = '', type = '', target = '', mode] = ['Id', 'Type', 'Target', 'TargetMode'].map((name) =>
      attributeOf(part.source, element, name),
    );
    return {
      id,
      type: type.slice(type.lastIndexOf('/') + 1),
      target: mode === 'External' ? target : resolveTarget(of, target),
    };
  });
}

/** A Word file: its main part, and what that refers to. */
export interface WordFile extends OfficeFile {
  main: TextPart;
  relationships: Relationship[];
  /** The first part of a type that the main part refers to. */
  related(type: string): TextPart | undefined;
  /** The addresses that a part refers to, by their ids. */
  addressesOf(name: string): ReadonlyMap<string, string>;
  /** The document's own properties, among which reference managers keep citations. */
  properties: TextPart | undefined;
}

/** Opens a Word file. Throws a `PaperError` when it is damaged or something else. */
export function openWord(bytes: Uint8Array): WordFile {
  const office = openOffice(bytes, namespaces);
  const top = readRelationships(office, '');
  const named = (type: string) => top.find((relationship) => relationship.type === type)?.target;
  const main = office.part(named('officeDocument') ?? 'word/document.xml');
  if (!main) throw new PaperError('broken-file', 'The file has no document');
  if (main.root.name !== 'w:document') throw new PaperError('unknown-format', 'The file is no text document');
  const relationships = readRelationships(office, main.name);
  const related = (type: string) => {
    const target = relationships.find((relationship) => relationship.type === type)?.target;
    return target === undefined ? undefined : office.part(target);
  };
  const addresses = new Map<string, ReadonlyMap<string, string>>();
  const addressesOf = (name: string) => {
    const known = addresses.get(name);
    if (known) return known;
    const own = name === main.name ? relationships : readRelationships(office, name);
    const found = new Map(
      own.flatMap(({ id, type, target }) => (type === 'hyperlink' ? [[id, target]] : [])),
    );
    addresses.set(name, found);
    return found;
  };
  const properties = named('custom-properties');
  return {
    ...office,
    main,
    relationships,
    related,
    addressesOf,
    properties: properties === undefined ? undefined : office.part(properties),
  };
}
