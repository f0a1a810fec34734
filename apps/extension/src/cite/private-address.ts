/** Names of hosts that mean something inside a network only (RFC 6761, RFC 8375, and what offices and routers use). */
const privateNames =
  /(?:^|\.)(?:localhost|localdomain|local|test|internal|intranet|private|corp|home|lan|home\.arpa|fritz\.box)$/;

const privateFour = [
  /^(?:0|10|127)\./,
  /^169\.254\./,
  /^192\.168\./,
  /^172\.(?:1[6-9]|2\d|3[01])\./,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
];

/** Loopback, unique local and link-local addresses (RFC 4291, RFC 4193), and IPv4 inside IPv6. */
const privateSix = /^\[(?:::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*|::ffff:.*)\]$/;

/**
 * True for an address that other people may not be able to open: of this computer, a home or an office (RFC 1918 and its like). `host` is
 * that of a parsed URL.
 */
export function isPrivateHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (name.startsWith('[')) return privateSix.test(name);
  if (/^[\d.]+$/.test(name)) return privateFour.some((range) => range.test(name));
  return !name.includes('.') || privateNames.test(name);
}
