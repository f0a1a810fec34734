import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './address.ts';

describe('an address is dialled only when it is public', () => {
  it.each([
    ['8.8.8.8', true],
    ['126.255.255.255', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['169.254.169.254', false],
    ['168.63.129.16', false],
    ['100.64.0.1', false],
    ['255.255.255.255', false],
    ['2606:4700:4700::1111', true],
    ['::1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::808:808', false],
    ['2002:808:808::1', false],
    ['2001:0:4136::1', false],
    ['fd00::1', false],
    ['fe80::1%eth0', false],
    ['127.1', false],
    ['example.org', false],
  ])('%s: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
