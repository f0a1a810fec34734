import { parseXml, type XmlElement } from '@citewright/record';
import { InterchangeError } from '../error.ts';

/** A file of a whole library is larger than an answer about one work. */
const fileLimits = { length: 20_000_000, elements: 1_000_000 };

/** A file as a tree. @throws InterchangeError for XML that is not well-formed, or may do harm. */
export function parseXmlFile(text: string): XmlElement {
  try {
    return parseXml(text, fileLimits);
  } catch (cause) {
    throw new InterchangeError('MALFORMED', 'The text is not well-formed XML', { cause });
  }
}
