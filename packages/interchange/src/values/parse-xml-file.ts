import { parseXml, type XmlElement } from '@citewright/record';
import { InterchangeError, tooLarge } from '../error.ts';
import { fileLimits } from '../limits.ts';

/** How often a sign stands in a text without one of `but` behind it. */
function countOf(text: string, sign: string, but = ''): number {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1))
    if (!but.includes(text.charAt(at + 1))) count += 1;
  return count;
}

/** Counts a file by its signs, before it is built. @throws InterchangeError `TOO_LARGE` */
function countXml(text: string): void {
  if (text.length > fileLimits['characters of an XML file']) throw tooLarge('characters of an XML file');
  if (countOf(text, '<', '/') > fileLimits['elements of an XML file'])
    throw tooLarge('elements of an XML file');
  if (countOf(text, '=') > fileLimits['attributes of an XML file'])
    throw tooLarge('attributes of an XML file');
}

/**
 * A file as a tree.
 * @throws InterchangeError `MALFORMED` for XML that is not well-formed, or may do harm; `TOO_LARGE` for more of it than `fileLimits` allows
 */
export function parseXmlFile(text: string): XmlElement {
  countXml(text);
  try {
    return parseXml(text, {
      length: fileLimits['characters of an XML file'],
      elements: fileLimits['elements of an XML file'],
    });
  } catch (cause) {
    throw new InterchangeError('MALFORMED', 'The text is not well-formed XML', { cause });
  }
}
