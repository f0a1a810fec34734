import { branch, leaf, type Node } from '../../output/node.ts';
import { plainText } from '../../output/plain.ts';
import { unmarked } from './edition.ts';

/** A year from 500 on with the era that we print below 1000, which is not that before Christ. */
const ERA = /^([5-9]\d\d)[^\dB]+$/;

/** Names that begin with a space keep it beside that of the delimiter. */
function spaced(children: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const child of children) {
    const before = joined.at(-1);
    const apart = before?.text && !before.children && child.text.startsWith(' ');
    if (apart) joined[joined.length - 1] = leaf(before.text + child.text);
    else joined.push(child);
  }
  return joined;
}

const isEmpty = (node: Node): boolean => plainText({ ...node, prefix: '', suffix: '' }) === '';

/** Texts in their last form. */
function written({ role, text }: Node): string {
  if (role === 'year') return text.replace(ERA, '$1');
  return role?.startsWith('name') ? text.replaceAll(',, ', ', ') : unmarked(text);
}

/** A piece without what is empty in it, and without the delimiter or label beside that. */
function settled(node: Node): Node[] {
  const { children, role } = node;
  if (isEmpty(node) || children?.some((child) => child.role === 'name-list' && isEmpty(child))) return [];
  if (!children) return [{ ...node, text: written(node) }];
  const kept = children.flatMap(settled);
  return kept.length > 0 ? [{ ...node, children: role === 'name-list' ? spaced(kept) : kept }] : [];
}

/**
 * Years from 500 on have no era; what is empty is not there, and what follows it gets no capital; names that begin with a space
 * keep it.
 */
export function settle(nodes: readonly Node[]): Node[] {
  const kept = nodes.flatMap(settled);
  const [first, ...rest] = kept;
  const whole = plainText(branch(kept)) === plainText(branch(nodes));
  return whole || !first ? kept : [branch([leaf(''), first]), ...rest];
}
