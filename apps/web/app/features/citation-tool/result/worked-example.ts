import type { StyleId } from '@citewright/contract';

/** The worked example: a DOI whose record is bundled with the server, so that it works even offline. */
export const exampleIdentifier = '10.1038/nature14539';

/** The worked example as a style prints it. */
export interface WorkedExample {
  style: StyleId;
  html: string;
  inTextHtml: string;
}
