import { type Detected, detect } from './detect.ts';
import { inputLimit } from './input.ts';

/** The parameters of a link that name a work, the surest first, and the kinds of text that each may hold. */
const parameters: readonly { name: string; kinds: readonly Detected['kind'][] }[] = [
  { name: 'doi', kinds: ['doi'] },
  { name: 'isbn', kinds: ['isbn'] },
  { name: 'url', kinds: ['url', 'doi', 'isbn'] },
  { name: 'text', kinds: ['url', 'doi', 'isbn', 'title', 'intext'] },
];

/** The one address in what telephones share, such as the title of a page and its address. */
function sharedAddress(text: string): string | undefined {
  const addresses = text.match(/\bhttps?:\/\/\S+/g) ?? [];
  return addresses.length === 1 ? addresses[0] : undefined;
}

function parameterText(name: string, query: URLSearchParams): string {
  const text = (query.get(name) ?? '').trim();
  return (name === 'text' ? sharedAddress(text) : undefined) ?? text;
}

/** What a link into the tool names, and whether it is of a kind that its parameter may hold. */
export interface LinkedWork {
  text: string;
  fits: boolean;
}

/**
 * The work that a link of another site names, as `?doi=`, `?isbn=`, `?url=` or `?text=`: by the first parameter that holds what it
 * promises, else by the first that says something. `undefined` without any of them.
 */
export function linkedWork(query: URLSearchParams): LinkedWork | undefined {
  const given = parameters
    .map(({ name, kinds }) => ({ text: parameterText(name, query), kinds }))
    .filter(({ text }) => text !== '' && text.length <= inputLimit);
  const fitting = given.find(({ text, kinds }) => kinds.includes(detect(text).kind));
  const text = (fitting ?? given[0])?.text;
  return text === undefined ? undefined : { text, fits: fitting !== undefined };
}
