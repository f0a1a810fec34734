import { BlockList, isIP } from 'node:net';

/** Ranges that are not public: the IANA special-purpose registries, and Azure's WireServer, which looks public. */
const deniedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Only IPv6 global unicast is dialled; these ranges within it carry other protocols, tunnels or examples. */
const allowedV6 = ['2000::/3'];
const deniedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function blockList(family: 'ipv4' | 'ipv6', ranges: string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

const v4Denied = blockList('ipv4', deniedV4);
const v6Allowed = blockList('ipv6', allowedV6);
const v6Denied = blockList('ipv6', deniedV6);

/** True for an IPv4 or IPv6 address in canonical text form that lies on the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !v4Denied.check(address, 'ipv4');
    case 6:
      // A scoped answer (fe80::1%eth0) passes isIP but names a local interface.
      return !address.includes('%') && v6Allowed.check(address, 'ipv6') && !v6Denied.check(address, 'ipv6');
    default:
      return false;
  }
}
