/** Why a file of a style is refused, by its fault. `detail` is the parser's sentence, which names the element. */
export const styleFileReasons = {
  'malformed-xml': (detail: string) => `The XML is not well-formed. ${detail}`,
  'not-a-style': (detail: string) => `The file is not a style. ${detail}`,
  'not-a-locale': (detail: string) => detail,
  'dependent-style': () => 'The style has no citation element, and no link to the style that it depends on',
  'missing-layout': (detail: string) => detail,
  'missing-attribute': (detail: string) => detail,
  'unknown-element': (detail: string) =>
    `${detail.replace('Unknown ', '')} is not an element of CSL at this place`,
  'unknown-macro': (detail: string) => `There is ${detail.charAt(0).toLowerCase()}${detail.slice(1)}`,
  'recursive-macro': (detail: string) => detail,
  'too-complex': (detail: string) => detail,
  'no-locale': (detail: string) => detail,
  'unknown-parent': (detail: string) => `The style depends on another one that we do not have. ${detail}`,
} as const;
