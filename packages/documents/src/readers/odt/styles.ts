import type { BlockKind } from '../../document.ts';
import { attributeOf, elementAt, elementsOf, type SourceElement } from '../../xml/source-xml.ts';
import { letters, roman, wholeNumber } from '../office/list-numbers.ts';
import type { TextPart } from '../office/text-builder.ts';
import type { OdtFile } from './package.ts';

interface Style {
  part: TextPart;
  element: SourceElement;
}

/** How a level of a list prints its numbers. */
export interface ListLevel {
  start: number;
  format(number: number): string;
  prefix: string;
  suffix: string;
  /** Levels whose numbers are printed, this one the last. */
  shown: number;
}

const deepestStyle = 12;

const formats: Readonly<Record<string, (number: number) => string>> = {
  '1': String,
  a: letters,
  A: (number) => letters(number).toUpperCase(),
  i: roman,
  I: (number) => roman(number).toUpperCase(),
};

/** The styles of a text of OpenDocument, automatic ones and those of `styles.xml`. */
export class OdtStyles {
  readonly #styles = new Map<string, Style>();
  readonly #lists = new Map<string, Style>();

  constructor({ content, styles }: OdtFile) {
    const sets = [styles, content].flatMap((part) =>
      part
        ? ['office:styles', 'office:automatic-styles'].flatMap((name) =>
            elementsOf(elementAt(part.root, name)).map((element): Style => ({ part, element })),
          )
        : [],
    );
    for (const style of sets) {
      const name = attributeOf(style.part.source, style.element, 'name') ?? '';
      if (style.element.name === 'style:style') this.#styles.set(name, style);
      if (style.element.name === 'text:list-style') this.#lists.set(name, style);
    }
  }

  #chain(name: string | undefined): Style[] {
    const chain: Style[] = [];
    for (
      let style = this.#styles.get(name ?? '');
      style && chain.length < deepestStyle;
      style = this.#styles.get(attributeOf(style.part.source, style.element, 'parent-style-name') ?? '')
    )
      chain.push(style);
    return chain;
  }

  /** An attribute of a style, or of its properties, from the nearest style that has it. */
  attribute(name: string | undefined, local: string, properties?: string): string | undefined {
    for (const { part, element } of this.#chain(name)) {
      const at = properties === undefined ? element : elementAt(element, properties);
      const value = at && attributeOf(part.source, at, local);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** What paragraphs of a style are. */
  kind(name: string | undefined): BlockKind {
    const names = this.#chain(name).map(({ part, element }) =>
      (attributeOf(part.source, element, 'name') ?? '').replaceAll('_20_', ' ').toLowerCase(),
    );
    if (names.some((style) => /^(?:title$|heading \d)/.test(style))) return 'heading';
    return names.some((style) => /^(?:bibliography(?: \d)?|references)$/.test(style)) ? 'entry' : 'paragraph';
  }

  /** A numbered level of a list, counted from 1; absent when the list has other marks. */
  listLevel(list: string, level: number): ListLevel | undefined {
    const style = this.#lists.get(list);
    const source = style?.part.source ?? '';
    const element = elementsOf(style?.element, 'text:list-level-style-number').find(
      (child) => attributeOf(source, child, 'level') === String(level),
    );
    if (!element) return undefined;
    const value = (name: string) => attributeOf(source, element, name);
    const format = formats[value('num-format') ?? ''];
    return (
      format && {
        start: wholeNumber(value('start-value')) ?? 1,
        format,
        prefix: value('num-prefix')?.slice(0, 20) ?? '',
        suffix: value('num-suffix')?.slice(0, 20) ?? '',
        shown: Math.min(10, Math.max(1, wholeNumber(value('display-levels')) ?? 1)),
      }
    );
  }
}
