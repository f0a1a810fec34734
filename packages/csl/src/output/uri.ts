/** Characters that no URI holds (RFC 3986, 2), and a per cent sign that begins no encoding; letters of other scripts stay, as in an IRI. */
const forbidden = /[\s"<>\\^`{|}\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|%(?![\da-f]{2})/giu;

/** The schemes of addresses that are printed as links: none of them runs anything. */
const schemes = /^(?:https?|ftp|doi|mailto):/i;

/** The scheme of an address that is neither a link nor a name. A host with a port is none. */
const foreignScheme =
  /^(?!(?:https?|ftp|doi|mailto|urn|hdl|info|ark):|[a-z\d-]+\.[a-z\d.-]+:\d{1,5}(?:[/?#]|$))([a-z][a-z\d+.-]*):/i;

/** A text as a URI: what a URI does not hold is encoded, half a surrogate pair is replaced. */
export const asUri = (text: string): string =>
  text.trim().toWellFormed().replace(forbidden, encodeURIComponent);

/** The address of a record as a file carries it: a URI that no program runs which takes it for a link. A foreign scheme loses its colon. */
export const writtenAddress = (address: string): string => asUri(address).replace(foreignScheme, '$1%3A');

/** An address as the target of a link; absent for one that is none, or that a browser would run. */
export function linkTarget(address: string): string | undefined {
  const uri = asUri(address);
  return schemes.test(uri) && (!/^(?:https?|ftp):/i.test(uri) || URL.canParse(uri)) ? uri : undefined;
}
