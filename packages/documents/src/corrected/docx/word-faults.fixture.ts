import { openWord } from '../../readers/docx/package.ts';
import {
  attributeOf,
  elementsOf,
  isElement,
  type SourceElement,
  type SourceXml,
} from '../../xml/source-xml.ts';

/** The order of properties that the schema prescribes (ECMA-376-1, annex A: CT_RPr, CT_ParaRPr, CT_PPr); others may stand anywhere. */
const orders: Readonly<Record<string, string[]>> = {
  'w:rPr':
    'ins del moveFrom moveTo rStyle rFonts b bCs i iCs caps smallCaps strike color spacing sz szCs highlight u vertAlign lang rPrChange'.split(
      ' ',
    ),
  'w:pPr':
    'pStyle keepNext keepLines widowControl numPr spacing ind contextualSpacing jc outlineLvl rPr sectPr pPrChange'.split(
      ' ',
    ),
};

/** What may stand directly in these elements. */
const children: Readonly<Record<string, RegExp>> = {
  'w:ins': /^w:(?:r|del|hyperlink|bookmark\w+|comment\w+|sdt)$/,
  'w:del': /^w:r$/,
  'w:p':
    /^w:(?:pPr|r|ins|del|hyperlink|fldSimple|sdt|smartTag|bookmark\w+|comment\w+|moveFrom|moveTo|proofErr)$/,
  'w:hyperlink': /^w:(?:r|ins|del|bookmark\w+|comment\w+|fldSimple)$/,
};

const local = (name: string) => name.slice(name.indexOf(':') + 1);

function* all(element: SourceElement): Generator<SourceElement> {
  yield element;
  for (const child of element.content) if (isElement(child)) yield* all(child);
}

function faultsOf({ source, root }: SourceXml): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  for (const element of all(root)) {
    const names = elementsOf(element).map(({ name }) => name);
    const order = orders[element.name] ?? [];
    const places = names.flatMap((name) => (order.includes(local(name)) ? [order.indexOf(local(name))] : []));
    if (places.some((place, index) => place < (places[index - 1] ?? 0)))
      faults.push(`${element.name}: ${names.join(' ')}`);
    const isMark = element.parent?.name === 'w:rPr';
    for (const name of isMark ? [] : names)
      if (children[element.name]?.test(name) === false) faults.push(`${name} in ${element.name}`);
    const inDeletion = element.parent?.parent?.name === 'w:del';
    if (inDeletion ? element.name === 'w:t' : element.name === 'w:delText')
      faults.push(`${element.name} misplaced`);
    if (/^w:(?:ins|del|pPrChange|bookmarkStart)$/.test(element.name)) {
      const id = attributeOf(source, element, 'id') ?? '';
      if (ids.has(id)) faults.push(`two changes ${id}`);
      ids.add(id);
      if (element.name !== 'w:bookmarkStart' && !attributeOf(source, element, 'author'))
        faults.push(`${element.name} of nobody`);
    }
    if (element.name === 'w:r' && elementsOf(element).every(({ name }) => name === 'w:rPr'))
      faults.push('an empty run');
  }
  return faults;
}

/** What a Word file would be refused or repaired for, as far as corrections could cause it. */
export function wordFaults(bytes: Uint8Array): string[] {
  const file = openWord(bytes);
  const { main, relationships, archive } = file;
  const faults = faultsOf(main);
  const idsOf = (name: string, part: SourceXml = main) =>
    [...all(part.root)].flatMap((element) =>
      element.name === name ? [attributeOf(part.source, element, 'id') ?? ''] : [],
    );
  const footnotes = file.related('footnotes');
  const noted = footnotes ? idsOf('w:footnote', footnotes).filter((id) => Number(id) > 0) : [];
  if (idsOf('w:footnoteReference').sort().join() !== noted.toSorted().join())
    faults.push(`w:footnoteReference: ${idsOf('w:footnoteReference').join()} for ${noted.join()}`);
  if (new Set(noted).size < noted.length) faults.push('two notes of one number');
  if (footnotes) faults.push(...faultsOf(footnotes));
  const comments = file.related('comments');
  const commented = comments ? idsOf('w:comment', comments) : [];
  for (const name of ['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'])
    if (idsOf(name).sort().join() !== commented.toSorted().join())
      faults.push(`${name}: ${idsOf(name).join()} for ${commented.join()}`);
  if (new Set(commented).size < commented.length) faults.push('two comments of one number');
  const known = new Set(relationships.map(({ id }) => id));
  if (known.size < relationships.length) faults.push('two relationships of one id');
  for (const id of idsOf('w:hyperlink'))
    if (id !== '' && !known.has(id)) faults.push(`no relationship ${id}`);
  const types = new TextDecoder().decode(archive.read('[Content_Types].xml'));
  for (const { type, target } of relationships)
    if (/^(?:comments|footnotes)$/.test(type) && !types.includes(`PartName="/${target}"`))
      faults.push(`${target} has no type`);
  const marks = [...main.source.matchAll(/fldCharType="(\w+)"/g)].map(([, type]) => type);
  const depth = marks.reduce((open, type) => open + (type === 'begin' ? 1 : type === 'end' ? -1 : 0), 0);
  if (depth !== 0) faults.push('a field without its end');
  return faults;
}
