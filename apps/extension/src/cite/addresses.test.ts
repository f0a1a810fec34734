import { expect, test } from 'vitest';
import { isPrivateHost } from './private-address.ts';
import { toldAddress } from './told-address.ts';

const hostOf = (address: string) => new URL(address).hostname;

test.each([
  'http://localhost:3000',
  'http://127.0.0.1',
  'http://2130706433',
  'http://10.1.2.3',
  'http://172.20.0.1',
  'http://192.168.178.1',
  'http://169.254.10.1',
  'http://100.100.1.1',
  'http://[::1]',
  'http://[fd12:3456::1]',
  'http://[fe80::1]',
  'http://[::ffff:192.168.0.1]',
  'http://wiki',
  'https://wiki.corp',
  'https://printer.local',
  'https://nas.home.arpa.',
  'https://app.localhost',
  'https://shop.test',
  'http://nas.localdomain',
  'http://fritz.box',
])('%s is private', (address) => {
  expect(isPrivateHost(hostOf(address))).toBe(true);
});

test.each([
  'https://www.nature.com',
  'https://8.8.8.8',
  'https://172.32.0.1',
  'https://100.128.0.1',
  'https://[2606:4700::1111]',
  'https://local.example.org',
  'https://10.example.com',
  'https://localhost.example',
  'https://corporate.com',
])('%s is public', (address) => {
  expect(isPrivateHost(hostOf(address))).toBe(false);
});

test.each([
  ['https://river.example/a?id=3', 'https://river.example/a?id=3'],
  ['https://user:password@river.example/a', 'https://river.example/a'],
  ['https://river.example/a#access_token=secret', 'https://river.example/a'],
  ['https://river.example/a#:~:text=rivers', 'https://river.example/a'],
  ['https://river.example/a?access_token=secret&id=3', 'https://river.example/a?id=3'],
  ['https://river.example/a?id=3&X-Amz-Signature=secret', 'https://river.example/a?id=3'],
  ['https://river.example/a;jsessionid=secret?id=3', 'https://river.example/a?id=3'],
  ['https://river.example/a?PHPSESSID=secret', 'https://river.example/a'],
  [
    'https://river.example/a?session=spring&keywords=rivers',
    'https://river.example/a?session=spring&keywords=rivers',
  ],
  ['https://river.example/a?id=a%20b', 'https://river.example/a?id=a%20b'],
  ['https://river.example/#/articles/3?token=secret', 'https://river.example/'],
  [`https://river.example/a?q=${'a'.repeat(2_048)}`, 'https://river.example/a'],
  ['https://river.example/#/articles/3', 'https://river.example/#/articles/3'],
  ['https://river.example/#!articles/3', 'https://river.example/#!articles/3'],
  ['chrome://settings', undefined],
  ['file:///home/me/thesis.pdf', undefined],
  ['javascript:alert(1)', undefined],
  ['rivers', undefined],
])('the server is told %s as %s', (address, told) => {
  expect(toldAddress(address)).toBe(told);
});
