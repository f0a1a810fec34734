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

/** True for a host that may be typed without a scheme: a name with a dot and a top-level domain, or an IPv4 address. */
function isTypedHost(host: string): boolean {
  const labels = host.replace(/\.$/, '').split(/[.。．｡]/u);
  return dottedQuad.test(host) || (labels.length > 1 && topLevelName.test(labels.at(-1) ?? ''));
}

/**
 * Punycode shorter than three letters encodes only characters that names must not contain (RFC 3492, RFC
 * 5892): `xn--a`.
 */
const emptyPunycode = /^xn--.{0,2}$/;

/** Lengths of RFC 1035, 2.3.4, which the WHATWG parse does not check. */
function isHostName(host: string): boolean {
  return (
    host.length <= 253 && host.split('.').every((label) => label.length <= 63 && !emptyPunycode.test(label))
  );
}

/** Adds http if the scheme is missing; `undefined` for other schemes and for text that is no address. */
function withScheme(text: string): string | undefined {
  if (/^https?:/i.test(text)) return text;
  if (text.startsWith('//')) return `http:${text}`;
  const host = /^([^/?#:]+)(?::\d{1,5})?(?=[/?#]|$)/.exec(text)?.[1];
  if (host === undefined || /\s/.test(host)) return undefined;
  return isTypedHost(host) ? `http://${text}` : undefined;
}

/**
 * True when the WHATWG parser would silently turn the text into another address: control characters anywhere,
 * a backslash or an @ (a user name, or a disguised host) before the path.
 */
function isDeceptive(address: string): boolean {
  const afterScheme = address.replace(/^https?:\/*/i, '');
  const authority = /^[^/?#]*/.exec(afterScheme)?.[0] ?? '';
  const beforeQuery = /^[^?#]*/.exec(afterScheme)?.[0] ?? '';
  return /\p{Cc}/u.test(address) || authority.includes('@') || beforeQuery.includes('\\');
}

/** An address within text or in a Markdown link: "Storm hits coast https://...", "[Storm](https://...)". */
function addressWithin(text: string): string | undefined {
  if (/^(?:https?:|\/\/)/i.test(text) || /\p{Cc}/u.test(text)) return undefined;
  const addresses = [...text.matchAll(/(?<=[\s([<])https?:\/\/[^\s<>"“”\\]{3,}/gi)].map(
    ([address]) => address,
  );
  const [first] = addresses;
  return addresses.length === 1 && first ? withoutPunctuation(first) : undefined;
}

/** Removes the punctuation of a surrounding sentence or bracket; wiki page names may end in it too ("D.C."). */
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
