import { isGivenName, isLikelyPerson, isOrganisation } from '@citewright/record';
import type { Label } from '../labelling/labels.ts';
import { bare } from './plain.ts';

/** A labelled part with its text. */
export interface Part {
  label: Label;
  text: string;
}

/** Before the work that another one is in: `In: `. */
export const containerLead = /^(?:in|dans|en|em|in the)\s*:?\s+(?=[\p{Lu}\d“"«])/iu;

/** Words in the names of meetings and their proceedings. */
export const meeting =
  /\b(?:proceedings|proc\b|conference|conf\b|symposium|workshop|congress|kongress|actes|tagung|annual meeting)/i;

const initials = /^(?:\p{Lu}\p{M}*\.?[\s-]?){1,4}$/u;
const furtherName = /^(?:and|&|et|und|y|e|with)\s|,\s*(?:\p{Lu}\.?[\s-]?){1,3}$|^(?:eds?|hrsg|org|trans)\b/iu;

/** `Okafor AB` */
const isPersonBehind = (text: string): boolean => /^\p{Lu}[\p{L}'’-]+ \p{Lu}{1,3}$/u.test(text);

/** Whether what stands behind names is none: the words of a title. */
const isTitle = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !initials.test(text) &&
  !furtherName.test(text) &&
  !isPersonBehind(text) &&
  !isLikelyPerson(text);

/** `King, Stephen. It` or `Moore L, Heft`: the title that was read with the names before it. */
function behindNames(text: string): { names: string; title: string } | undefined {
  const whole = bare(text);
  const [, names, title] =
    /^(.*\p{L}{2}.*)\.\s+([^.;]*)$/su.exec(whole) ?? /^(.*\s\S+),\s+([^.,;]*)$/su.exec(whole) ?? [];
  if (names === undefined || title === undefined || !isTitle(title)) return undefined;
  // "Le Guin, Ursula" is one name.
  return isGivenName(title.split(/\s/)[0] ?? '') && !names.includes(',') ? undefined : { names, title };
}

/** What stands where the title should, in references that have neither a title nor a container. */
const likeTitles: readonly Label[] = ['publisher', 'note', 'place', 'collection', 'genre'];

/**
 * A work has a title: without one, what stands behind the names is it, else the first container when no other part speaks of a journal, or
 * a number that stands where the title should (`Orwell, George. 1984. London: ..., 1949`), or else what was taken for something that no
 * reference has without a title.
 */
function withTitle(parts: readonly Part[]): readonly Part[] {
  if (parts.some(({ label }) => label === 'title')) return parts;
  const author = parts.findLast(({ label }) => label === 'author');
  const behind = author && behindNames(author.text);
  const hasContainer = parts.some(({ label }) => label === 'container');
  // Physicists print no titles: beside a journal one word or two behind the names are a name.
  if (behind && !(hasContainer && behind.title.split(/\s+/).length < 3))
    return parts.flatMap((part): Part[] =>
      part === author
        ? [
            { label: 'author', text: behind.names },
            { label: 'title', text: behind.title },
          ]
        : [part],
    );
  const containers = parts.filter(({ label }) => label === 'container');
  const isJournal = parts.some(({ label }) => label === 'volume' || label === 'issue');
  const dates = parts.filter(({ label }) => label === 'date');
  const others = containers.length > 0 ? [] : parts.filter(({ label }) => likeTitles.includes(label));
  const title = isJournal
    ? undefined
    : (containers[0] ?? (dates.length > 1 ? dates[0] : others.find(({ text }) => isTitle(bare(text)))));
  return parts.map((part) => (part === title ? { ...part, label: 'title' } : part));
}

/** Abbreviations that begin the names of journals; a title of one word ends in none. */
const abbreviated =
  /(?:^|\s)(?:\p{Lu}|act|adv|am|ann|annu|appl|arch|astron|astrophys|biochem|biol|br|bull|can|cell|chem|clin|comm|commun|comp|comput|conf|curr|dev|ecol|econ|eng|environ|eur|exp|genet|geol|geophys|hist|immunol|int|inf|inst|j|lett|mag|mat|math|mech|med|meth|microbiol|mod|mol|nat|natl|neurosci|nucl|opt|pharmacol|phil|philos|phys|physiol|plant|pol|proc|prog|psychol|publ|quart|rep|res|rev|sci|soc|sociol|stat|surg|symp|syst|tech|theor|trans|univ|z)$/iu;

/** `Lakes. IJCV`: a sentence before the name of a journal is the title. */
function beforeContainer(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(({ label }) => label === 'container');
  const container = parts[at];
  if (!container || parts.some(({ label }) => label === 'title') || parts[at - 1] === undefined) return parts;
  const [, title, rest] = /^([^.]*\p{Ll}{3})\. (\p{Lu}.*)$/su.exec(container.text) ?? [];
  if (title === undefined || rest === undefined || abbreviated.test(title)) return parts;
  return parts.toSpliced(at, 1, { label: 'title', text: title }, { label: 'container', text: rest });
}

/** `In: 14th Conference on Control (ICARCV). IEEE`: behind the proceedings the publisher. */
function behindContainer(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(({ label }) => label === 'container');
  const container = parts[at];
  if (!container || parts.some(({ label }) => label === 'publisher') || !meeting.test(container.text))
    return parts;
  const [, name, publisher] =
    /^(.{12,}(?:[)\d]|\p{Ll}{6}))\. (\p{Lu}[\p{L}&’'-]*(?: \p{Lu}[\p{L}&’'-]*){0,2})$/su.exec(
      container.text,
    ) ?? [];
  if (name === undefined || publisher === undefined || /^proc\b/i.test(name.replace(containerLead, '')))
    return parts;
  return parts.toSpliced(at, 1, { label: 'container', text: name }, { label: 'publisher', text: publisher });
}

/** `“Rising water.” Tide Times`: what stands behind the quotes of a title is no part of it, but the place. */
function behindQuotes(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(({ label }) => label === 'title');
  const [, title, place] = /^“?([^“”]{8,})” (\p{L}[^“”]{1,80})$/u.exec(parts[at]?.text ?? '') ?? [];
  if (title === undefined || place === undefined || parts.some(({ label }) => label === 'container'))
    return parts;
  return parts.toSpliced(at, 1, { label: 'title', text: title }, { label: 'container', text: place });
}

/** `In CVPR` between other parts: the container, where nothing else is. */
function withContainer(parts: readonly Part[]): readonly Part[] {
  if (parts.some(({ label }) => label === 'container')) return parts;
  const [found] = parts.filter(
    ({ label, text }) =>
      (label === 'other' || label === 'note') && containerLead.test(text) && text.length < 200,
  );
  return parts.map((part) => (part === found ? { ...part, label: 'container' } : part));
}

/** Words with a capital, and short ones between them. Each word ends at its blank: two ways to read one would be tried in all their combinations. */
const inCapitals = /^(?:(?:\p{Lu}[^ ]*|\p{Ll}{1,3})(?: +|$))+$/u;

/** `World Health Organization. Water and health`: the body that was read with the title behind it. */
function withAuthor(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(({ label }) => label === 'title');
  const text = parts[at]?.text ?? '';
  if (at < 0 || parts.some(({ label }) => label === 'author' || label === 'editor')) return parts;
  const [, body = '', title] = /^([^.:?!]{6,80})\. (\p{Lu}.*)$/su.exec(text) ?? [];
  if (title === undefined || !inCapitals.test(body) || !isOrganisation(body)) return parts;
  return parts.toSpliced(at, 1, { label: 'author', text: body }, { label: 'title', text: title });
}

/** The parts of a reference, where two of them were read as one, or one as another, parted and named anew. */
export const completed = (parts: readonly Part[]): readonly Part[] =>
  withAuthor(withTitle(behindContainer(beforeContainer(behindQuotes(withContainer(parts))))));
