import { escapeXml } from '@citewright/interchange';
import { relationshipsOf, type WordFile } from '../../readers/docx/package.ts';
import type { TextPart } from '../../readers/office/text-builder.ts';
import { attributeOf, elementsOf } from '../../xml/source-xml.ts';
import { applySplices, type Splice } from '../splices.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const properties = 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const namespaces = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: office,
} as const;

/** A part without elements may be written as an empty one. */
const isEmpty = ({ innerEnd, end }: TextPart['root']) => innerEnd >= end;

/** Declares the prefixes of new elements on a part's root where it uses others. */
function declarations({ source, root }: TextPart): Splice[] {
  const tag = source.slice(root.start, root.inner);
  const isStrict = tag.includes('http://purl.oclc.org/ooxml/wordprocessingml/main');
  const missing = Object.entries(namespaces).flatMap(([prefix, uri]) => {
    const own = isStrict
      ? uri.replace('http://schemas.openxmlformats.org/', 'http://purl.oclc.org/ooxml/').replace('/2006', '')
      : uri;
    return tag.includes(`xmlns:${prefix}=`) ? [] : [` xmlns:${prefix}="${own}"`];
  });
  const end = root.inner - (isEmpty(root) ? 2 : 1);
  return missing.length === 0 ? [] : [{ start: end, end, text: missing.join('') }];
}

/** Puts elements at the end of a part. */
function atEnd({ source, root }: TextPart, element: string): Splice {
  if (!isEmpty(root)) return { start: root.innerEnd, end: root.innerEnd, text: element };
  const [name] = source.slice(root.start + 1, root.inner).match(/^[^\s/>]+/) ?? [];
  return { start: root.inner - 2, end: root.inner, text: `>${element}</${name}>` };
}

/** The parts of a Word file as they become: splices in those that are there, and new ones. */
export class ChangedParts {
  readonly #file: WordFile;
  readonly #splices = new Map<string, { part: TextPart; splices: Splice[]; ending: string }>();
  readonly #added = new Map<string, string>();
  readonly #rewriting = new Map<string, (source: string) => string>();
  readonly #declared = new Set<string>();
  #links = 0;
  readonly #linkIds = new Map<string, string>();

  constructor(file: WordFile) {
    this.#file = file;
  }

  /** Changes a part that the file has. */
  change(part: TextPart, splices: readonly Splice[]): void {
    if (splices.length > 0) this.#changed(part).splices.push(...splices);
  }

  #changed(part: TextPart) {
    const changed = this.#splices.get(part.name) ?? { part, splices: [], ending: '' };
    this.#splices.set(part.name, changed);
    return changed;
  }

  /** Changes a part with elements of Word's own, and declares their prefixes where it uses others. */
  changeText(part: TextPart, splices: readonly Splice[]): void {
    this.change(part, this.#declared.has(part.name) ? splices : [...declarations(part), ...splices]);
    this.#declared.add(part.name);
  }

  /** Adds such elements at the end of a part. */
  extend(part: TextPart, elements: string): void {
    this.changeText(part, []);
    this.#changed(part).ending += elements;
  }

  /** Rewrites a changed part once all its changes are made. */
  rewrite(name: string, change: (source: string) => string): void {
    this.#rewriting.set(name, change);
  }

  add(name: string, content: string): void {
    this.#added.set(name, content);
  }

  /** A part that the file has, by its name; the same one each time. */
  #part(name: string): TextPart | undefined {
    return this.#splices.get(name)?.part ?? this.#file.part(name);
  }

  /** Adds an element at the end of a part that lists things; the part is made when there is none. */
  #append(name: string, element: string, root: string, namespace: string): void {
    const added = this.#added.get(name);
    if (added !== undefined) {
      this.#added.set(
        name,
        added.replace(/<\/[^<]+>$/, (end) => element + end),
      );
      return;
    }
    const part = this.#part(name);
    if (!part) {
      this.add(name, `${declaration}<${root} xmlns="${namespace}">${element}</${root}>`);
      return;
    }
    this.#changed(part).ending += element;
  }

  /** Refers from a part to another or to an address, and gives the id of the relationship. */
  relate(from: string, type: string, target: string, isExternal = false): string {
    const name = relationshipsOf(from);
    const part = this.#part(name);
    const used = new Set(
      elementsOf(part?.root, 'rel:Relationship').map((element) =>
        attributeOf(part?.source ?? '', element, 'Id'),
      ),
    );
    do this.#links += 1;
    while (used.has(`rIdCitewright${this.#links}`));
    const id = `rIdCitewright${this.#links}`;
    const mode = isExternal ? ' TargetMode="External"' : '';
    const address = type.startsWith('http') ? type : `${office}/${type}`;
    this.#append(
      name,
      `<Relationship xmlns="${packages}/relationships" Id="${id}" Type="${address}" Target="${escapeXml(target)}"${mode}/>`,
      'Relationships',
      `${packages}/relationships`,
    );
    return id;
  }

  /** The id of a relationship to an address, the same for each address of a part. */
  link(from: string, address: string): string {
    const key = `${from} ${address}`;
    const id = this.#linkIds.get(key) ?? this.relate(from, 'hyperlink', address, true);
    this.#linkIds.set(key, id);
    return id;
  }

  /** Says of which type a new part is. */
  declare(name: string, type: string): void {
    this.#append(
      '[Content_Types].xml',
      `<Override xmlns="${packages}/content-types" PartName="/${name}" ContentType="${type}"/>`,
      'Types',
      `${packages}/content-types`,
    );
  }

  /** Adds elements to the document's own properties, and makes the part when there is none. */
  keepProperties(part: TextPart | undefined, elements: string): void {
    if (part) {
      this.#append(part.name, elements, 'Properties', properties);
      return;
    }
    const name = 'docProps/custom.xml';
    this.add(name, `${declaration}<Properties xmlns="${properties}">${elements}</Properties>`);
    this.declare(name, 'application/vnd.openxmlformats-officedocument.custom-properties+xml');
    this.relate('', 'custom-properties', name);
  }

  /** All parts that are not as they were. */
  bytes(): Map<string, Uint8Array> {
    const encoder = new TextEncoder();
    const changed = Array.from(this.#splices.values(), ({ part, splices, ending }): [string, Uint8Array] => {
      const source = applySplices(part.source, ending === '' ? splices : [...splices, atEnd(part, ending)]);
      return [part.name, encoder.encode(this.#rewriting.get(part.name)?.(source) ?? source)];
    });
    const added = Array.from(this.#added, ([name, text]): [string, Uint8Array] => [
      name,
      encoder.encode(text),
    ]);
    return new Map([...changed, ...added]);
  }
}
