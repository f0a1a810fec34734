import type { BlockKind } from '../../document.ts';
import { attributeOf, elementAt, elementsOf, type SourceElement } from '../../xml/source-xml.ts';
import type { TextPart } from '../office/text-builder.ts';

/** The value of a property: `<w:ilvl w:val="0"/>`. */
export function settingOf(part: TextPart, element: SourceElement | undefined): string | undefined {
  return element && attributeOf(part.source, element, 'val');
}

/** Whether a property is switched on: it is unless it says otherwise (ECMA-376-1, 17.17.4). */
export const isOn = (part: TextPart, element: SourceElement | undefined) =>
  element !== undefined && !/^(?:0|false|off)$/.test(settingOf(part, element) ?? '');

interface Style {
  name: string;
  element: SourceElement;
  base: string | undefined;
}

/** Deeper chains of styles are circles. */
const deepestStyle = 12;

/** The styles of a document. */
export class Styles {
  readonly #part: TextPart | undefined;
  readonly #styles = new Map<string, Style>();
  /** The style of paragraphs that name none. */
  readonly #normal: string | undefined;

  constructor(part: TextPart | undefined) {
    this.#part = part;
    let normal: string | undefined;
    for (const element of elementsOf(part?.root, 'w:style')) {
      if (!part) break;
      const id = attributeOf(part.source, element, 'styleId') ?? '';
      this.#styles.set(id, {
        name: (settingOf(part, elementAt(element, 'w:name')) ?? id).toLowerCase(),
        element,
        base: settingOf(part, elementAt(element, 'w:basedOn')),
      });
      const isDefault = attributeOf(part.source, element, 'default') === '1';
      if (isDefault && attributeOf(part.source, element, 'type') === 'paragraph') normal = id;
    }
    this.#normal = normal;
  }

  /** A style and those it is based on. */
  #chain(id: string | undefined): Style[] {
    const chain: Style[] = [];
    for (
      let style = this.#styles.get(id ?? this.#normal ?? '');
      style && chain.length < deepestStyle;
      style = style.base === undefined ? undefined : this.#styles.get(style.base)
    )
      chain.push(style);
    return chain;
  }

  /** A property down a path of names, from the style or the nearest one that it is based on. */
  property(id: string | undefined, ...path: string[]): SourceElement | undefined {
    for (const { element } of this.#chain(id)) {
      const found = elementAt(element, ...path);
      if (found) return found;
    }
    return undefined;
  }

  /** The value of such a property. */
  value(id: string | undefined, ...path: string[]): string | undefined {
    return this.#part && settingOf(this.#part, this.property(id, ...path));
  }

  /** Whether such a property is switched on. */
  isOn(id: string | undefined, ...path: string[]): boolean {
    return this.#part !== undefined && isOn(this.#part, this.property(id, ...path));
  }

  /** What paragraphs of a style are. */
  kind(id: string | undefined): BlockKind {
    const names = this.#chain(id).map(({ name }) => name);
    if (names.some((name) => /^(?:title$|heading \d)/.test(name))) return 'heading';
    // Word's own name is English in every language; LibreOffice numbers it.
    if (names.some((name) => /^(?:(?:endnote )?bibliography(?: \d)?|references|reference list)$/.test(name)))
      return 'entry';
    const level = this.value(id, 'w:pPr', 'w:outlineLvl');
    return level !== undefined && Number(level) < 9 ? 'heading' : 'paragraph';
  }

  /** The id of the style that Word itself knows by this name, in every language: `footnote text`. */
  idOf(name: string): string | undefined {
    return [...this.#styles].find(([, style]) => style.name === name)?.[0];
  }

  /** Whether the document has a style with this id. */
  has(id: string): boolean {
    return this.#styles.has(id);
  }
}
