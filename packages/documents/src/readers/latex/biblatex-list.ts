import type { Item } from '@citewright/record';
import { worksByKey } from '../keys/works-by-key.ts';
import { groupAt, skipSpace } from './expand-macros.ts';

// The list that biber made for biblatex: data of works, no text. Each is written as an entry of BibTeX, whose reader knows the rest.

/** Characters of a list that are read; arguments of a command. */
const limits = { list: 8_000_000, arguments: 4 };

/** What an entry of the list says of a work; its other commands sort and label it. */
const command = /\\(entry|name|list|field|verb)(?![a-zA-Z])/g;

const fields = new Set(
  (
    'title subtitle titleaddon journaltitle journalsubtitle booktitle booksubtitle maintitle eventtitle volume number issue pages pagetotal year month day ' +
    'edition series chapter part version type howpublished note eprint eprinttype eprintclass isbn issn langid doi url author editor translator ' +
    'publisher location institution organization'
  ).split(' '),
);

/** Text as BibTeX has it: without the ends of lines that are no spaces, and without biber's commands for what stands between names and pages. */
const plain = (tex: string): string =>
  tex
    .replace(/(?<!\\)%[^\n]{0,200}\n\s*/g, '')
    .replace(/\\bibrangedash\s*/g, '--')
    .replace(/\\bibrangessep\s*/g, ', ')
    .replace(/\\bib(?:namedelim\w*|inithyphendelim)\s*/g, ' ')
    .replace(/\\bibinitperiod\s*/g, '.')
    .trim();

/** The groups in braces that stand one behind the other, at most so many. */
function groupsAt(text: string, from: number, most: number): { groups: string[]; end: number } {
  const groups: string[] = [];
  let end = from;
  for (let at = skipSpace(text, from); text[at] === '{' && groups.length < most; at = skipSpace(text, end)) {
    const group = groupAt(text, at);
    groups.push(group.inner);
    end = group.end;
  }
  return { groups, end };
}

/** The parts of a name by their keys, as biber writes them since 2016, or by their order. */
function partsOfName(groups: readonly string[]): Map<string, string> {
  const [, family = '', , given = '', , prefix = '', , suffix = ''] = groups;
  if (!/(?:family|given)\s*=\s*\{/.test(family))
    return new Map(Object.entries({ family, given, prefix, suffix }));
  const parts = new Map<string, string>();
  const key = /(\w+)\s*=\s*(?=\{)/g;
  for (let match = key.exec(family); match; match = key.exec(family)) {
    const { inner, end } = groupAt(family, key.lastIndex);
    parts.set(match[1] ?? '', inner);
    key.lastIndex = end;
  }
  return parts;
}

/** A name that a comma or "and" would part is one in braces. */
const whole = (name: string) => (/,|\sand\s/.test(name) ? `{${name}}` : name);

function nameIn(group: string): string {
  const parts = partsOfName(groupsAt(group, 0, Number.POSITIVE_INFINITY).groups);
  const [family = '', given = '', prefix = '', suffix = ''] = ['family', 'given', 'prefix', 'suffix'].map(
    (key) => plain(parts.get(key) ?? ''),
  );
  if (given === '' && prefix === '') return `{${family}}`;
  return [`${prefix} ${whole(family)}`.trim(), suffix, given].filter((part) => part !== '').join(', ');
}

/** What a command says: the name of a field, and its value. */
function saidBy(kind: string, groups: readonly string[]): [name: string, value: string] | undefined {
  const [name = ''] = groups;
  const value = plain(groups.at(-1) ?? '');
  if (groups.length < 2 || !fields.has(name)) return;
  if (kind === 'field') return [name, value];
  const members = groupsAt(value, 0, Number.POSITIVE_INFINITY).groups;
  return [name, members.map((one) => (kind === 'name' ? nameIn(one) : whole(one))).join(' and ')];
}

/** The value of `\verb`, which stands on a line of its own. */
const verbatim = /\s*\\verb[ \t]+([^\n{}\\]{1,2000})/y;

/** An entry of the list as one of BibTeX; empty for what is none. */
function writtenEntry(text: string): string {
  let [key, type] = ['', ''];
  const said = new Map<string, string>();
  const commands = new RegExp(command);
  for (let match = commands.exec(text); match; match = commands.exec(text)) {
    const { groups, end } = groupsAt(text, commands.lastIndex, limits.arguments);
    const [first = '', second = ''] = groups;
    commands.lastIndex = end;
    if (match[1] === 'entry') [key, type] = [first, second];
    else if (match[1] === 'verb') {
      verbatim.lastIndex = end;
      const [line, value] = verbatim.exec(text) ?? [];
      if (value !== undefined && fields.has(first)) said.set(first, value.trim());
      commands.lastIndex = end + (line?.length ?? 0);
    } else {
      const [name, value] = saidBy(match[1] ?? '', groups) ?? [];
      if (name !== undefined && value !== undefined) said.set(name, value);
    }
  }
  if (!/^[^\s,{}()"%#\\]{1,200}$/.test(key) || !/^[a-z]{2,40}$/i.test(type)) return '';
  const lines = Array.from(said, ([name, value]) => `  ${name} = {${value}},\n`).join('');
  return `@${type}{${key},\n${lines}}\n`;
}

/** The works of a list that biber made, by their keys; of another list none. */
export function worksOfBiblatex(list: string): Map<string, Item> {
  if (!/\\entry\s*\{/.test(list)) return new Map();
  const entries = list.slice(0, limits.list).split('\\endentry').slice(0, -1);
  return worksByKey(entries.map(writtenEntry).join(''));
}
