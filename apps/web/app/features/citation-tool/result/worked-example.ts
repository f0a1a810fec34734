/** The worked example: a DOI whose record is bundled with the server, so that it works even offline. */
export const exampleIdentifier = '10.1038/nature14539';
