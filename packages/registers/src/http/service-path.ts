declare const checked: unique symbol;

/** A path with its query that begins below the root of a service and stays there. */
export type ServicePath = string & { [checked]: true };

/** A value that is one segment of a path, its slashes encoded. */
export interface WholeSegment {
  whole: string;
}

/** An address that is the end of a path as it stands, with its query: Memento (RFC 7089) has it so. */
export interface WholeAddress {
  address: URL;
}

type Value = string | WholeSegment | WholeAddress | URLSearchParams;

/** Encodings within encodings that are undone before a segment is judged: some servers decode twice. */
const mostEncodings = 3;

function decodedPath(text: string): string {
  let plain = text;
  for (let round = 0; round < mostEncodings; round += 1)
    plain = plain.replace(/%2e/gi, '.').replace(/%2f/gi, '/').replace(/%5c/gi, '\\').replace(/%25/g, '%');
  return plain;
}

/** True for text with a segment `.` or `..`, encoded or not: a server may resolve it to another path of its own. */
export function hasDotSegment(text: string): boolean {
  return decodedPath(text)
    .split(/[/\\]/)
    .some((segment) => segment === '.' || segment === '..');
}

const plainAddress = ({ address: { origin, pathname, search } }: WholeAddress) => origin + pathname + search;

function encoded(value: Value): string {
  if (value instanceof URLSearchParams) return value.toString();
  if (typeof value === 'object')
    return 'address' in value ? plainAddress(value) : encodeURIComponent(value.whole);
  return value.split('/').map(encodeURIComponent).join('/');
}

function textOf(value: Exclude<Value, URLSearchParams>): string {
  if (typeof value === 'string') return value;
  return 'address' in value ? plainAddress(value) : value.whole;
}

/**
 * Makes the path of a request to a service, as a template: values become segments of the path, encoded (the slashes of a DOI stay),
 * queries are encoded by themselves, whole addresses stay. `undefined` when a value would leave its place (RFC 3986, 5.2.4) or is no text.
 */
export function servicePath(literals: TemplateStringsArray, ...values: Value[]): ServicePath | undefined {
  const texts = values.flatMap((value) => (value instanceof URLSearchParams ? [] : [textOf(value)]));
  if (texts.some((text) => hasDotSegment(text) || !text.isWellFormed())) return undefined;
  const path = String.raw({ raw: literals }, ...values.map(encoded));
  return path.startsWith('/') && !path.startsWith('//') ? (path as ServicePath) : undefined;
}
