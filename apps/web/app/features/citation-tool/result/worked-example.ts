/** The worked example: a DOI whose record ships with the server, so that it works even without a network. */
export const exampleIdentifier = '10.1038/nature14539';
