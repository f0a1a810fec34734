import type { Run } from '@citewright/interchange';
import type { Styles } from '../../readers/docx/styles.ts';
import { isOn, settingOf } from '../../readers/docx/styles.ts';
import type { TextPart } from '../../readers/office/text-builder.ts';
import { elementAt, elementsOf, isElement, type SourceElement } from '../../xml/source-xml.ts';
import type { Look } from '../word-diff.ts';

// Properties of runs, in the order that the schema prescribes (ECMA-376-1, 17.3.2.28 and annex A).

const order = [
  'rStyle',
  'rFonts',
  'b',
  'bCs',
  'i',
  'iCs',
  'caps',
  'smallCaps',
  'strike',
  'dstrike',
  'outline',
  'shadow',
  'emboss',
  'imprint',
  'noProof',
  'snapToGrid',
  'vanish',
  'webHidden',
  'color',
  'spacing',
  'w',
  'kern',
  'position',
  'sz',
  'szCs',
  'highlight',
  'u',
  'effect',
  'bdr',
  'shd',
  'fitText',
  'vertAlign',
  'rtl',
  'cs',
  'em',
  'lang',
  'eastAsianLayout',
  'specVanish',
];

/** Properties that a reference's own look decides, and marks of other changes. */
const decided = new Set(['b', 'bCs', 'i', 'iCs', 'smallCaps', 'vertAlign']);
const dropped = new Set(['rPrChange', 'ins', 'del', 'moveFrom', 'moveTo', 'vanish', 'webHidden', 'oMath']);

const localOf = ({ name }: SourceElement) => name.slice(name.indexOf(':') + 1);

const switches: readonly [look: keyof Look, name: string][] = [
  ['bold', 'w:b'],
  ['italic', 'w:i'],
  ['smallCaps', 'w:smallCaps'],
];

function inLink(run: SourceElement): boolean {
  for (let element = run.parent; element; element = element.parent)
    if (element.name === 'w:hyperlink') return true;
  return false;
}

/** How runs of a document look, and how new ones are to be written. */
export class RunLooks {
  readonly #styles: Styles;

  constructor(styles: Styles) {
    this.#styles = styles;
  }

  /** What a property is for a paragraph's text before runs say otherwise. */
  #inherited(part: TextPart, paragraph: SourceElement | undefined, name: string): boolean {
    const style = settingOf(part, elementAt(paragraph, 'w:pPr', 'w:pStyle'));
    return this.#styles.isOn(style, 'w:rPr', name);
  }

  /** The look of a run's text. */
  lookOf(part: TextPart, paragraph: SourceElement, run: SourceElement): Look {
    const properties = elementAt(run, 'w:rPr');
    const style = settingOf(part, elementAt(properties, 'w:rStyle'));
    const has = (name: string) => {
      const own = elementAt(properties, name);
      if (own) return isOn(part, own);
      if (style !== undefined && this.#styles.property(style, 'w:rPr', name))
        return this.#styles.isOn(style, 'w:rPr', name);
      return this.#inherited(part, paragraph, name);
    };
    const position =
      settingOf(part, elementAt(properties, 'w:vertAlign')) ??
      (style === undefined ? undefined : this.#styles.value(style, 'w:rPr', 'w:vertAlign'));
    return {
      bold: has('w:b'),
      italic: has('w:i'),
      smallCaps: has('w:smallCaps'),
      sub: position === 'subscript',
      sup: position === 'superscript',
    };
  }

  /** The run whose properties new text takes over: one that is no link, near a place. */
  static model(runs: readonly SourceElement[]): SourceElement | undefined {
    return runs.find((run) => !inLink(run));
  }

  /** Properties of new text, like those of a run of the paragraph but for the text's own look. */
  propertiesFor(
    part: TextPart,
    paragraph: SourceElement | undefined,
    model: SourceElement | undefined,
    look: Run,
  ): string {
    const kept = elementsOf(elementAt(model, 'w:rPr')).flatMap((element): [string, string][] => {
      const name = localOf(element);
      if (decided.has(name) || dropped.has(name) || !order.includes(name)) return [];
      if (name === 'rStyle' && this.#decides(part, element)) return [];
      return [[name, part.source.slice(element.start, element.end)]];
    });
    if (look.href !== undefined && this.#styles.has('Hyperlink'))
      kept.push(['rStyle', '<w:rStyle w:val="Hyperlink"/>']);
    for (const [key, name] of switches) {
      if (look[key] === this.#inherited(part, paragraph, name)) continue;
      const local = name.slice(2);
      const value = look[key] ? '' : ' w:val="0"';
      kept.push([local, `<${name}${value}/>`]);
      if (key !== 'smallCaps') kept.push([`${local}Cs`, `<${name}Cs${value}/>`]);
    }
    if (look.sub || look.sup)
      kept.push(['vertAlign', `<w:vertAlign w:val="${look.sub ? 'sub' : 'super'}script"/>`]);
    const unique = new Map(kept);
    const inOrder = [...unique].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
    return inOrder.length === 0 ? '' : `<w:rPr>${inOrder.map(([, xml]) => xml).join('')}</w:rPr>`;
  }

  /** Whether a style of characters sets what the text's own look decides, or marks a link or note. */
  #decides(part: TextPart, element: SourceElement): boolean {
    const style = settingOf(part, element) ?? '';
    return (
      /hyperlink|(?:foot|end)note/i.test(style) ||
      [...decided].some((name) => this.#styles.property(style, 'w:rPr', `w:${name}`) !== undefined)
    );
  }
}

/** The order of a paragraph's properties that may stand before another (ECMA-376-1, 17.3.1.26). */
const beforeNumbering = new Set([
  'w:pStyle',
  'w:keepNext',
  'w:keepLines',
  'w:pageBreakBefore',
  'w:framePr',
  'w:widowControl',
]);

/** Switches the numbers of a style off; those of the paragraph itself are just left out. */
const noNumbers = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>';

/** Where a paragraph's automatic number comes from. */
export type NumberedBy = 'style' | 'paragraph' | undefined;

/** What is to change in a paragraph's properties. */
export interface ParagraphChange {
  /** The mark of an inserted or deleted paragraph: an element. */
  mark?: string;
  /** Automatic numbers are switched off that come from here. */
  unnumbered?: NumberedBy;
  /** Opens the element that keeps the former properties of a tracked change. */
  change?: string;
}

const own = (part: TextPart, element: SourceElement) => part.source.slice(element.start, element.end);

/** The properties of a paragraph with a change, as XML. */
export function changedProperties(
  part: TextPart,
  paragraph: SourceElement,
  { mark, unnumbered, change }: ParagraphChange,
): string {
  const properties = elementAt(paragraph, 'w:pPr');
  const children = properties?.content.filter(isElement) ?? [];
  const last = new Set(['w:rPr', 'w:sectPr', 'w:pPrChange']);
  const plain = children.filter(({ name }) => !last.has(name));
  const former = plain.map((element) => own(part, element)).join('');
  const before = plain.filter(({ name }) => beforeNumbering.has(name));
  const behind = plain.filter(({ name }) => !beforeNumbering.has(name) && name !== 'w:numPr');
  const xml = (elements: readonly SourceElement[]) => elements.map((element) => own(part, element)).join('');
  const set = unnumbered ? `${xml(before)}${unnumbered === 'style' ? noNumbers : ''}${xml(behind)}` : former;
  const runProperties = children.find(({ name }) => name === 'w:rPr');
  const inner = runProperties ? part.source.slice(runProperties.inner, runProperties.innerEnd) : '';
  const marks = mark || inner ? `<w:rPr>${mark ?? ''}${inner}</w:rPr>` : '';
  const section = children.find(({ name }) => name === 'w:sectPr');
  const earlier = children.find(({ name }) => name === 'w:pPrChange');
  const changed =
    unnumbered && change !== undefined && !earlier
      ? `${change}<w:pPr>${former}</w:pPr></w:pPrChange>`
      : earlier
        ? own(part, earlier)
        : '';
  return `<w:pPr>${set}${marks}${section ? own(part, section) : ''}${changed}</w:pPr>`;
}

/** The properties of a new paragraph like another one: without its section, marks and changes. */
export function likeProperties(
  part: TextPart,
  paragraph: SourceElement,
  mark: string,
  unnumbered: NumberedBy,
): string {
  const children = elementsOf(elementAt(paragraph, 'w:pPr')).filter(
    ({ name }) => !['w:sectPr', 'w:pPrChange', 'w:rPr'].includes(name),
  );
  const before = children.filter(({ name }) => beforeNumbering.has(name));
  const numbering = children.filter(({ name }) => name === 'w:numPr');
  const behind = children.filter(({ name }) => !beforeNumbering.has(name) && name !== 'w:numPr');
  const xml = (elements: readonly SourceElement[]) => elements.map((element) => own(part, element)).join('');
  const numbers = unnumbered ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>' : xml(numbering);
  const inner = `${xml(before)}${numbers}${xml(behind)}${mark && `<w:rPr>${mark}</w:rPr>`}`;
  return inner && `<w:pPr>${inner}</w:pPr>`;
}

/** Where a number comes from that a paragraph starts with and the file does not spell out. */
export function numberedBy(part: TextPart, paragraph: SourceElement, styles: Styles): NumberedBy {
  const properties = elementAt(paragraph, 'w:pPr');
  const style = settingOf(part, elementAt(properties, 'w:pStyle'));
  const ofStyle = styles.value(style, 'w:pPr', 'w:numPr', 'w:numId');
  const number = settingOf(part, elementAt(properties, 'w:numPr', 'w:numId')) ?? ofStyle;
  if (number === undefined || number === '0') return undefined;
  return ofStyle === undefined ? 'paragraph' : 'style';
}
