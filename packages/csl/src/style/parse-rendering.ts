import { CslError } from '../error.ts';
import {
  compact,
  flag,
  readCaselessStyling,
  readNameOptions,
  readStyling,
  readWordList,
} from './attributes.ts';
import { childElements, type Element, findChild, requireAttribute } from './element.ts';
import type {
  Branch,
  ChooseNode,
  Condition,
  DateFormat,
  DateNode,
  DatePart,
  LabelNode,
  NameElement,
  NamesLabel,
  NamesNode,
  NumberNode,
  StyleNode,
  TermNode,
} from './tree.ts';
import { oneOf, VALUES } from './values.ts';

type Reader = (element: Element, path: string) => StyleNode;

const READERS: Record<string, Reader> = {
  text: readTextElement,
  number: (element, path) =>
    compact<NumberNode>({
      kind: 'number',
      variable: requireAttribute(element, 'variable', path),
      form: oneOf(element.a?.form, VALUES.numberForm),
      ...readStyling(element),
    }),
  label: (element, path) =>
    compact<LabelNode>({
      kind: 'label',
      variable: requireAttribute(element, 'variable', path),
      ...labelForm(element),
      ...readStyling(element),
    }),
  group: (element, path) => ({
    kind: 'group',
    ...(element.a?.delimiter ? { delimiter: element.a.delimiter } : {}),
    ...readCaselessStyling(element),
    children: readChildren(element, path),
  }),
  date: readDate,
  names: readNames,
  choose: readChoose,
};

/** Reads the rendering elements inside an element. Throws `CslError` (`unknown-element`). */
export function readChildren(element: Element, path: string): StyleNode[] {
  return childElements(element).map((child) => {
    const reader = Object.hasOwn(READERS, child.n) ? READERS[child.n] : undefined;
    const place = `${path}/${child.n}`;
    if (!reader) throw new CslError('unknown-element', `Unknown <${child.n}>`, child.at ?? place);
    return reader(child, place);
  });
}

function labelForm({ a = {} }: Element) {
  return { form: oneOf(a.form, VALUES.termForm), plural: oneOf(a.plural, VALUES.plural) };
}

function readTextElement(element: Element, path: string): StyleNode {
  const a = element.a ?? {};
  const styling = readStyling(element);
  if (a.macro !== undefined) return { kind: 'macro', macro: a.macro, ...styling };
  if (a.value !== undefined) return { kind: 'value', value: a.value, ...styling };
  if (a.term !== undefined) {
    const form = oneOf(a.form, VALUES.termForm);
    return compact<TermNode>({ kind: 'term', term: a.term, form, plural: flag(a.plural), ...styling });
  }
  const variable = requireAttribute(element, 'variable', path);
  return { kind: 'variable', variable, ...(a.form === 'short' ? { form: 'short' } : {}), ...styling };
}

/** Reads a `cs:date-part`. Unknown parts are left out. */
function readDatePart(element: Element): DatePart[] {
  const name = oneOf(element.a?.name, VALUES.datePart);
  if (!name) return [];
  const part = compact<DatePart>({
    name,
    form: oneOf(element.a?.form, VALUES.datePartForm),
    rangeDelimiter: element.a?.['range-delimiter'],
    ...readStyling(element),
  });
  return [part];
}

/** Reads the styling, delimiter and parts of a `cs:date`, in a style or a locale. */
export function readDateFormat(element: Element): DateFormat {
  return compact<DateFormat>({
    delimiter: element.a?.delimiter,
    ...readStyling(element),
    parts: childElements(element).flatMap(readDatePart),
  });
}

function readDate(element: Element, path: string): DateNode {
  return compact<DateNode>({
    kind: 'date',
    variable: requireAttribute(element, 'variable', path),
    form: oneOf(element.a?.form, VALUES.dateForm),
    dateParts: oneOf(element.a?.['date-parts'], VALUES.dateParts),
    ...readDateFormat(element),
  });
}

function readNameElement(element: Element): NameElement {
  const parts = childElements(element).filter((child) => child.n === 'name-part');
  const styled = (name: string) => {
    const part = parts.find((child) => child.a?.name === name);
    return part ? readStyling(part) : undefined;
  };
  return compact<NameElement>({
    options: readNameOptions(element, true),
    family: styled('family'),
    given: styled('given'),
    ...readStyling(element),
  });
}

function readNamesLabel(names: Element, label: Element): NamesLabel {
  const order = childElements(names).map((child) => child.n);
  const name = order.indexOf('name');
  const first = name >= 0 && order.indexOf('label') < name ? true : undefined;
  return compact<NamesLabel>({ ...labelForm(label), first, ...readStyling(label) });
}

function readNames(element: Element, path: string): NamesNode {
  const name = findChild(element, 'name');
  const etAl = findChild(element, 'et-al');
  const label = findChild(element, 'label');
  const substitute = findChild(element, 'substitute');
  return compact<NamesNode>({
    kind: 'names',
    variables: readWordList(requireAttribute(element, 'variable', path)),
    delimiter: element.a?.delimiter,
    ...readCaselessStyling(element),
    name: name && readNameElement(name),
    etAl: etAl && compact({ term: etAl.a?.term, ...readStyling(etAl) }),
    label: label && readNamesLabel(element, label),
    substitute: substitute && readChildren(substitute, `${path}/substitute`),
  });
}

const TESTS: Condition['test'][] = [
  'type',
  'variable',
  'is-numeric',
  'is-uncertain-date',
  'locator',
  'position',
  'disambiguate',
];

function readBranch(element: Element, path: string): Branch {
  const conditions: Condition[] = [];
  for (const test of TESTS) {
    const values = element.a?.[test];
    if (values !== undefined) conditions.push({ test, values: readWordList(values) });
  }
  const match = oneOf(element.a?.match, VALUES.match) ?? 'all';
  return { match, conditions, children: readChildren(element, `${path}/${element.n}`) };
}

function readChoose(element: Element, path: string): ChooseNode {
  return { kind: 'choose', branches: childElements(element).map((branch) => readBranch(branch, path)) };
}
