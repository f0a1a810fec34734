/** A group of styles that print some examples alike, and how. */
interface FoundStyle {
  styles: readonly { id: string; title: string }[];
  others: number;
  followers: number;
  likeness: number;
  references: readonly Compared[];
  citations: readonly Compared[];
}

interface Compared {
  differences: readonly { kind: 'same' | 'missing' | 'extra'; text: string }[];
}

/** An example as a style prints it: [-only in the example-] {+only in the style+}. */
const markedText = ({ differences }: Compared): string =>
  differences
    .map(({ kind, text }) => ({ same: text, missing: `[-${text}-]`, extra: `{+${text}+}` })[kind])
    .join('');

/** The share of what agrees; 100 % only where all does. */
const share = (likeness: number): string => `${Math.floor(likeness * 1_000) / 10} %`;

const countOf = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What is said of styles that print some examples: their ids, how much agrees, and each example in which something differs. */
export function foundStyleLine({ styles, others, followers, likeness, ...examples }: FoundStyle): string {
  const more = [
    ...countOf(others, 'style more that prints alike', 'styles more that print alike'),
    ...countOf(followers, 'journal that points to it', 'journals that point to them'),
  ];
  const differing = [...examples.references, ...examples.citations].filter(({ differences }) =>
    differences.some(({ kind }) => kind !== 'same'),
  );
  return [
    `${share(likeness)}  ${styles.map(({ id, title }) => `${id}: ${title}`).join('; ')}${more.length > 0 ? ` (${more.join(', ')})` : ''}`,
    ...differing.map((example) => `  ${markedText(example)}`),
  ].join('\n');
}
