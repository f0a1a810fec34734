/** Details about us, as used by the header, footer and structured data. */
export const site = {
  name: 'Citewright',
  tagline: 'Reference lists, set right.',
  description:
    'Turn a web address, DOI, ISBN or in-text citation into a correct reference in APA, MLA, Chicago, Harvard or IEEE style. Free, no registration needed.',
  keywords: [
    'citation generator',
    'reference generator',
    'bibliography',
    'APA 7th edition',
    'MLA 9th edition',
    'Chicago 17th edition',
    'Harvard referencing',
    'IEEE citation',
    'DOI to citation',
    'ISBN to citation',
  ],
  author: 'Citewright Studio',
  email: 'hello@citewright.example',
  // From the range that Ofcom reserves for fiction.
  phone: { shown: '+44 20 7946 0182', dialled: '+442079460182' },
  address: ['Citewright Studio', '12 Quoin Street', 'London EC1A 0AA', 'United Kingdom'],
} as const;
