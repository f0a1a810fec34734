import { isIP } from 'node:net';
import { isPublicAddress } from './address.ts';

const maxUrlLength = 2_048;
const ports = new Set(['', '80', '443', '8080', '8443']);
const privateSuffixes = new Set([
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'svc',
  'onion',
  'i2p',
]);

/** Exceptions to the rules: what may be fetched beyond the public web, and what may not although it is public. */
export interface GuardOptions {
  /** `host:port` pairs exempt from every rule about names, ports and addresses: tests and private mirrors. */
  fetchAllow?: readonly string[];
  /** This service's own public host names. */
  selfHosts?: readonly string[];
  /** This service's own addresses. */
  selfAddresses?: readonly string[];
}

export interface Guard {
  /** The address to fetch, or `undefined` when policy forbids it or it does not parse. */
  admit(address: string, base?: string): URL | undefined;
  /** True when this address, found for `host`, may be dialled. */
  mayDial(address: string, host: string, port: string): boolean;
}

// C0 and C1 controls: URL parsers drop some of them silently, so that two parsers see two hosts.
function hasControl(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return true;
  }
  return false;
}

/** The authority of an absolute address as typed: after the slashes, before path, query or fragment. */
function authorityOf(address: string): string {
  const afterScheme = address.replace(/^[a-z][a-z0-9+.-]{0,40}:/i, '').replace(/^\/+/, '');
  const end = afterScheme.search(/[/?#]/);
  return end < 0 ? afterScheme : afterScheme.slice(0, end);
}

/** Adds a missing `http:`: `example.com/a`, `//example.com`, `localhost:3000`. */
function withScheme(address: string): string {
  if (address.startsWith('//')) return `http:${address}`;
  const colon = address.indexOf(':');
  const beforeColon = colon < 0 ? '' : address.slice(0, colon);
  const afterColon = address.slice(colon + 1);
  const isScheme = /^[a-z][a-z0-9+.-]{0,40}$/i.test(beforeColon) && !/^\d{1,5}(?:[/?#]|$)/.test(afterColon);
  return isScheme ? address : `http://${address}`;
}

function isPublicName(host: string): boolean {
  const labels = host.split('.');
  if (host.length > 253 || labels.length < 2 || labels.some((label) => label === '' || label.length > 63)) {
    return false;
  }
  return !labels.some((_, index) => privateSuffixes.has(labels.slice(index).join('.')));
}

/** The host of a URL without the dot that ends a fully qualified name, and without an IPv6 address's brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1');
}

/** The port of a URL, with the scheme's own filled in. */
function portOf(url: URL): string {
  return url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
}

/** Enforces the rules about addresses: schemes, names, ports, and which network addresses may be dialled. */
export function createGuard(options: GuardOptions = {}): Guard {
  const allowed = new Set((options.fetchAllow ?? []).map((entry) => entry.toLowerCase()));
  const selfHosts = new Set((options.selfHosts ?? []).map((host) => host.toLowerCase()));
  const selfAddresses = new Set(options.selfAddresses ?? []);
  const isExempt = (host: string, port: string) => allowed.has(`${host}:${port}`);

  function mayDial(address: string, host: string, port: string): boolean {
    if (isIP(address) === 0) return false;
    return isExempt(host, port) || (isPublicAddress(address) && !selfAddresses.has(address));
  }

  function admits(url: URL): boolean {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
    const host = hostOf(url);
    if (isExempt(host, portOf(url))) return true;
    if (!ports.has(url.port) || selfHosts.has(host)) return false;
    return isIP(host) === 0 ? isPublicName(host) : mayDial(host, host, portOf(url));
  }

  function admit(address: string, base?: string): URL | undefined {
    // The same for headers (decoded as Latin-1) and pasted text: surrounding white space is harmless,
    // everything else is not.
    const trimmed = address.replace(/^[ \t\r\n\f]+|[ \t\r\n\f]+$/g, '');
    if (trimmed === '' || trimmed.length > maxUrlLength || hasControl(trimmed)) return undefined;
    const typed = base === undefined ? withScheme(trimmed) : trimmed;
    if (base === undefined || /^[a-z][a-z0-9+.-]{0,40}:|^[/\\]{2}/i.test(trimmed)) {
      const authority = authorityOf(typed);
      if (authority.includes('@') || authority.includes('\\')) return undefined;
    }
    const url = URL.parse(typed, base);
    if (url === null || url.username !== '' || url.password !== '' || !admits(url)) return undefined;
    url.hash = '';
    return url;
  }

  return { admit, mayDial };
}
