import { dropTrailing, inputLimit, trimUnseen } from './input.ts';
import { ncbiPage } from './pubmed.ts';

const wrappers: Readonly<Record<string, string>> = { '<': '>', '"': '"', "'": "'", '“': '”', '‘': '’' };
const dottedQuad = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const topLevelName = /^(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})$/iu;

function unwrap(text: string): string {
  const trimmed = trimUnseen(text);
  const closer = wrappers[trimmed.charAt(0)];
  return closer && trimmed.length > 1 && trimmed.endsWith(closer) ? trimmed.slice(1, -1).trim() : trimmed;
}

/** A host that somebody may type without a scheme: names with a dot and a top-level name, or an IPv4 address. */
function isTypedHost(host: string): boolean {
  const labels = host.replace(/\.$/, '').split(/[.。．｡]/u);
  return dottedQuad.test(host) || (labels.length > 1 && topLevelName.test(labels.at(-1) ?? ''));
}

/** Shorter Punycode than three letters stands for controls and signs that no name may have (RFC 3492, RFC 5892): `xn--a`. */
const emptyPunycode = /^xn--.{0,2}$/;

/** Lengths of RFC 1035, 2.3.4, which the WHATWG parse does not check. */
function isHostName(host: string): boolean {
  return (
    host.length <= 253 && host.split('.').every((label) => label.length <= 63 && !emptyPunycode.test(label))
  );
}

/** The text with a scheme, http where none was typed; `undefined` for other schemes and for what is no address. */
function withScheme(text: string): string | undefined {
  if (/^https?:/i.test(text)) return text;
  if (text.startsWith('//')) return `http:${text}`;
  const host = /^([^/?#:]+)(?::\d{1,5})?(?=[/?#]|$)/.exec(text)?.[1];
  if (host === undefined || /\s/.test(host)) return undefined;
  return isTypedHost(host) ? `http://${text}` : undefined;
}

/**
 * What one WHATWG parse would silently repair into another address: control characters anywhere, a backslash or an @
 * (user name, or a disguise of the host) before the path.
 */
function isDeceptive(address: string): boolean {
  const afterScheme = address.replace(/^https?:\/*/i, '');
  const authority = /^[^/?#]*/.exec(afterScheme)?.[0] ?? '';
  const beforeQuery = /^[^?#]*/.exec(afterScheme)?.[0] ?? '';
  return /\p{Cc}/u.test(address) || authority.includes('@') || beforeQuery.includes('\\');
}

/** Words before an address, or a link of Markdown around it: "Storm hits coast https://...", "[Storm](https://...)". */
function addressWithin(text: string): string | undefined {
  if (/^(?:https?:|\/\/)/i.test(text) || /\p{Cc}/u.test(text)) return undefined;
  const addresses = [...text.matchAll(/(?<=[\s([<])https?:\/\/[^\s<>"“”\\]{3,}/gi)].map(
    ([address]) => address,
  );
  const [first] = addresses;
  return addresses.length === 1 && first ? withoutPunctuation(first) : undefined;
}

/** What ends the sentence or bracket that an address stands in; names of a wiki's pages may end so themselves ("D.C."). */
function withoutPunctuation(address: string): string {
  const marks = '.,;:!?';
  const open = dropTrailing(address, marks);
  const isSurplus = /[)\]]$/.test(open) && open.split('(').length < open.split(')').length;
  const closed = isSurplus ? dropTrailing(open.slice(0, -1), marks) : open;
  const isPath = /^https?:\/\/[^/]+\/./i.test(closed);
  return isPath && !address.includes('/wiki/') ? closed : address;
}

function webAddress(text: string): string | undefined {
  const plain = unwrap(text).replace(/^https?:\/{1,2}(?=https?:\/\/)/i, '');
  const address = addressWithin(plain) ?? withScheme(/\s/.test(plain) ? plain : withoutPunctuation(plain));
  if (address === undefined || isDeceptive(address)) return undefined;
  if (!URL.canParse(address)) return undefined;
  const { href, hostname } = new URL(address);
  return href.length <= inputLimit && isHostName(hostname) ? href : undefined;
}

/**
 * The absolute form of a typed http or https address (`href` of one WHATWG parse; http assumed where no scheme was
 * typed), or the page of a PubMed or PubMed Central id. `undefined` for other schemes, words without a dot, addresses
 * over the limit and those that could deceive. It says nothing about where the address leads: the fetcher checks that.
 */
export function parseUrl(text: string): string | undefined {
  if (text.length > inputLimit || !text.isWellFormed()) return undefined;
  return ncbiPage(unwrap(text)) ?? webAddress(text);
}
