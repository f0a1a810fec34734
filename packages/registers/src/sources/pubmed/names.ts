import type { Name } from '@citewright/record';
import {
  childOf,
  childrenOf,
  personName,
  readPlainText,
  registryNames,
  textOf,
  type XmlElement,
} from '@citewright/record';

const generation: Record<string, string> = { Jr: 'Jr.', Sr: 'Sr.', '2nd': 'II', '3rd': 'III', '4th': 'IV' };

const cleaned = (author: XmlElement, part: string) => readPlainText(textOf(childOf(author, part)) ?? '');

/** PubMed omits the full stops of initials. */
const withStops = (given: string) => given.replace(/(?<![\p{L}\p{M}.'’-])(\p{Lu})(?=[\s-]|$)/gu, '$1.');

function pubmedName(author: XmlElement): Name | undefined {
  const body = cleaned(author, 'CollectiveName');
  if (body !== undefined) return { literal: body.replace(/\.$/, '') };
  const family = cleaned(author, 'LastName');
  const given = cleaned(author, 'ForeName') ?? cleaned(author, 'Initials')?.split('').join(' ');
  const suffix = cleaned(author, 'Suffix');
  if (family === undefined) return undefined;
  return personName(
    { family, given: withStops(given ?? ''), suffix: suffix && (generation[suffix] ?? suffix) },
    registryNames,
  );
}

/** The people and organisations of a list; `ValidYN="N"` marks a misspelt name that is followed by its correction. */
export function namesIn(list: XmlElement | undefined): Name[] {
  const authors = childrenOf(list, 'Author').filter(({ attributes }) => attributes.ValidYN !== 'N');
  return authors.map(pubmedName).filter((name) => name !== undefined);
}
