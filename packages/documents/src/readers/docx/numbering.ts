import { attributeOf, elementAt, elementsOf, type SourceElement } from '../../xml/source-xml.ts';
import { letters, roman, wholeNumber } from '../office/list-numbers.ts';
import type { TextPart } from '../office/text-builder.ts';
import { type Styles, settingOf } from './styles.ts';

interface Level {
  start: number;
  format: string;
  /** The label, with `%1` for the number of the first level. */
  text: string;
  suffix: string;
}

const levelCount = 9;

/** Ways of writing numbers; others are written as decimals. */
const formats: Readonly<Record<string, (value: number) => string>> = {
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  lowerLetter: letters,
  upperLetter: (value) => letters(value).toUpperCase(),
  decimalZero: (value) => String(value).padStart(2, '0'),
  none: () => '',
};

function readLevel(part: TextPart, element: SourceElement): Level {
  const value = (name: string) => settingOf(part, elementAt(element, name));
  return {
    start: wholeNumber(value('w:start')) ?? 0,
    format: value('w:numFmt') ?? 'decimal',
    text: (value('w:lvlText') ?? '').slice(0, 100),
    suffix: value('w:suff') ?? 'tab',
  };
}

function levelsOf(part: TextPart, element: SourceElement): Map<number, SourceElement> {
  return new Map(
    elementsOf(element).flatMap((child) => {
      const index = wholeNumber(attributeOf(part.source, child, 'ilvl'));
      return index !== undefined && (child.name === 'w:lvl' || child.name === 'w:lvlOverride')
        ? [[index, child]]
        : [];
    }),
  );
}

/** The numbers that Word prints before paragraphs of lists (ECMA-376-1, 17.9). */
export class Numbering {
  readonly #part: TextPart | undefined;
  readonly #styles: Styles;
  readonly #lists = new Map<string, SourceElement>();
  readonly #instances = new Map<string, SourceElement>();
  /** The last number of each level, by list. */
  readonly #counters = new Map<string, (number | undefined)[]>();
  readonly #begun = new Set<string>();
  readonly #levels = new Map<string, Level | undefined>();

  constructor(part: TextPart | undefined, styles: Styles) {
    this.#part = part;
    this.#styles = styles;
    if (!part) return;
    for (const element of elementsOf(part.root, 'w:abstractNum'))
      this.#lists.set(attributeOf(part.source, element, 'abstractNumId') ?? '', element);
    for (const element of elementsOf(part.root, 'w:num'))
      this.#instances.set(attributeOf(part.source, element, 'numId') ?? '', element);
  }

  /** The list behind an instance; one that is kept with a style is found by it. */
  #listOf(instance: SourceElement | undefined): string | undefined {
    const part = this.#part;
    const id = part && settingOf(part, elementAt(instance, 'w:abstractNumId'));
    const link = part && settingOf(part, elementAt(this.#lists.get(id ?? ''), 'w:numStyleLink'));
    const linked = link && this.#styles.value(link, 'w:pPr', 'w:numPr', 'w:numId');
    return linked ? part && settingOf(part, elementAt(this.#instances.get(linked), 'w:abstractNumId')) : id;
  }

  #level(number: string, list: string, index: number): Level | undefined {
    const key = `${number} ${list} ${index}`;
    if (!this.#levels.has(key)) this.#levels.set(key, this.#readLevel(number, list, index));
    return this.#levels.get(key);
  }

  #readLevel(number: string, list: string, index: number): Level | undefined {
    const part = this.#part;
    const [instance, abstract] = [this.#instances.get(number), this.#lists.get(list)];
    if (!part || !instance || !abstract) return undefined;
    const override = levelsOf(part, instance).get(index);
    const element = elementAt(override, 'w:lvl') ?? levelsOf(part, abstract).get(index);
    if (!element) return undefined;
    const start = wholeNumber(settingOf(part, elementAt(override, 'w:startOverride')));
    const level = readLevel(part, element);
    return start === undefined ? level : { ...level, start };
  }

  /** Counts a paragraph of a list, and gives the label that it is printed with, with the space behind it. */
  label(number: string, index: number): string {
    const list = this.#listOf(this.#instances.get(number));
    if (list === undefined || !(index >= 0 && index < levelCount)) return '';
    const level = this.#level(number, list, index);
    if (!level) return '';
    const counters = this.#counters.get(list) ?? [];
    this.#counters.set(list, counters);
    const overrides =
      this.#part && levelsOf(this.#part, this.#instances.get(number) as SourceElement).has(index);
    const isFirst = !this.#begun.has(number);
    this.#begun.add(number);
    const last = isFirst && overrides ? undefined : counters[index];
    counters[index] = last === undefined ? level.start : last + 1;
    counters.length = index + 1;
    if (level.format === 'bullet') return '';
    const text = level.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const own = this.#level(number, list, at);
      const value = counters[at] ?? own?.start ?? 0;
      return (formats[own?.format ?? 'decimal'] ?? String)(value);
    });
    return text.trim() === '' ? '' : `${text}${level.suffix === 'nothing' ? '' : ' '}`;
  }
}
