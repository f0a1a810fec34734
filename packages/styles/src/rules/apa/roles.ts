import type { Item, Name, NameVariable } from '@citewright/csl';
import { omit, type Rule } from '../rule.ts';
import { afterName } from './unjoined.ts';

/** Roles that stand in the author's place together, by type of work, with the words for them. */
const leading: Readonly<Record<string, readonly (readonly [NameVariable, string])[]>> = {
  broadcast: [
    ['script-writer', 'Writer'],
    ['director', 'Director'],
    ['guest', 'Guest'],
    ['host', 'Host'],
  ],
  motion_picture: [
    ['guest', 'Guest'],
    ['host', 'Host'],
  ],
};

const keyOf = ({ literal, family, given }: Name): string => literal ?? `${family}, ${given}`;

/** Everyone in several roles, each once, with all their roles. */
function withRoles(item: Item, roles: readonly (readonly [NameVariable, string])[]) {
  const people = new Map<string, { name: Name; roles: string[] }>();
  for (const [variable, role] of roles) {
    for (const name of item[variable] ?? []) {
      const known = people.get(keyOf(name));
      if (known) known.roles.push(role);
      else people.set(keyOf(name), { name, roles: [role] });
    }
  }
  return [...people.values()];
}

/**
 * Contributors in different roles, each with his own: "Oakley, B. (Writer), & Lynch, J. (Director)"; one person in two has both: "Barris, K. (Writer &
 * Director)". Several in one role are left to the CSL style: "(Writers)". Publication Manual of the APA, 7th ed., 10.12.
 */
export const contributorsInRoles: Rule = (item) => {
  const roles = (leading[item.type] ?? []).filter(([variable]) => item[variable]?.length);
  if (roles.length < 2 || item.author?.length || item.composer?.length) return item;
  const author = withRoles(item, roles).map(({ name, roles: own }) =>
    afterName(name, `(${own.join(' & ')})`),
  );
  return omit({ ...item, author }, ...roles.map(([variable]) => variable));
};

/** The author of an episode that has a director is its writer. */
export const authorAsWriter: Rule = (item) =>
  item.type === 'broadcast' && item.director?.length && item.author?.length && !item['script-writer']?.length
    ? omit({ ...item, 'script-writer': item.author }, 'author')
    : item;

/** A podcast that reference managers hold as a sound recording is a programme. */
export const podcastAsBroadcast: Rule = (item) =>
  item.type === 'song' && /podcast/i.test(`${item.genre ?? ''} ${item.medium ?? ''}`)
    ? { ...item, type: 'broadcast' }
    : item;

/** The person who makes a podcast, whom reference managers hold as its author, is its host: Publication Manual, 7th ed., 10.13. */
export const hostOfPodcast: Rule = (item) => {
  const isPodcast = item.type === 'broadcast' && /podcast/i.test(`${item.genre ?? ''} ${item.medium ?? ''}`);
  if (!isPodcast || item.host?.length || !item.author?.every(({ family }) => family)) return item;
  return omit({ ...item, host: item.author }, 'author');
};
