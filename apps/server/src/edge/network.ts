import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const groupsOfPrefix = 4;

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - start.length - end.length;
  return [...start, ...Array<string>(gap).fill('0'), ...end];
}

/**
 * The part of an address that stands for one household or office: an IPv4 address whole, an IPv6 address by its /64
 * (providers hand out at least that much). IPv4 inside IPv6 (`::ffff:192.0.2.1`) counts as IPv4.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(bare)) return bare;
  if (bare.startsWith('::ffff:') && bare.includes('.')) return bare.slice('::ffff:'.length);
  const groups = expandIpv6(bare).slice(0, groupsOfPrefix);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** A network as it is counted and shared between instances: recognisable, and to nobody without the secret. */
export function networkKey(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`network ${networkOf(address)}`)
    .digest('base64url');
}
