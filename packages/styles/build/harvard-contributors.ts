import { choose, type Rewrite, type StyleNode } from './rewrite.ts';

/** Names after a title: initials first, "and" before the last. */
export const named = { options: { and: 'text', initializeWith: '.' } } as const;

/** "Directed by J. Bong [Film]" */
export const director: StyleNode = choose(
  [{ test: 'type', values: ['motion_picture'] }],
  [
    {
      kind: 'group',
      delimiter: ' ',
      children: [
        {
          kind: 'names',
          variables: ['director'],
          name: { options: { and: 'text', initializeWith: '.' } },
          label: { form: 'verb', first: true, suffix: ' ', textCase: 'capitalize-first' },
        },
        { kind: 'value', value: '[Film]' },
      ],
    },
  ],
);

/** Whoever asked the questions of an interview stands after its title, or where it has none in the place of that. */
export const interviewer: StyleNode = choose(
  [{ test: 'variable', values: ['interviewer'] }],
  [
    {
      kind: 'group',
      delimiter: ' ',
      children: [
        { kind: 'value', value: 'Interviewed by' },
        { kind: 'names', variables: ['interviewer'], name: named },
      ],
    },
  ],
);

/** Whoever translated a chapter stands after the book, as translators of books do. */
export const helpersOfParts: StyleNode[] = [
  choose(
    [{ test: 'type', values: ['chapter'] }],
    [
      {
        kind: 'names',
        variables: ['translator'],
        name: named,
        label: { form: 'verb', first: true, suffix: ' ', textCase: 'capitalize-first' },
      },
    ],
  ),
];

/** Names before a book are those of its editors, or of its author where that is another's: "in R. Bradbury _Fahrenheit 451_". */
export const editorsOfBook: Rewrite = (node) => {
  if (node.kind !== 'names') return node;
  if (node.variables.includes('container-author')) {
    const { suffix: _, ...names } = node;
    return { ...names, name: named };
  }
  const variables = node.variables.filter((variable) => variable !== 'translator');
  return { ...node, variables, etAl: { marks: ['italic'] } };
};
