import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttp } from './client.ts';
import { createDnsClient, createNames } from './names.ts';
import { startDns, type Zone } from './stub-dns.fixture.ts';

const attacker = { network: 'attacker', session: '' };
const other = { network: 'other', session: '' };
const { signal } = new AbortController();

const zone: Zone = (name) => {
  if (name.endsWith('.silent.example')) return 'silent';
  if (name === 'both.example') return ['93.184.215.14', '2606:2800:21f::1'];
  if (name === 'inside.example') return ['93.184.215.14', '10.0.0.1'];
  return [];
};

async function dnsOf(names: Zone = zone) {
  const dns = await startDns(names);
  onTestFinished(() => dns.close());
  return dns;
}

async function namesOf({ limit = 30_000, ownHosts = [] as string[] } = {}) {
  const dns = await dnsOf();
  const resolveName = createDnsClient([dns.server]);
  return { dns, names: createNames({ resolveName, ownHosts: new Set(ownHosts), limit }) };
}

describe('the DNS client', () => {
  it('gives addresses of both families', async () => {
    const { names } = await namesOf();
    const addresses = await names.ofStranger('both.example', other, signal);
    expect(addresses).toEqual(['93.184.215.14', '2606:2800:21f::1']);
  });

  it('knows no name from the hosts file', async () => {
    const { names, dns } = await namesOf();
    await expect(names.ofStranger('localhost', other, signal)).rejects.toMatchObject({ code: 'no-host' });
    expect(dns.asked.toSorted()).toEqual(['A localhost', 'AAAA localhost']);
  });

  it('does not ask for an address', async () => {
    const { names, dns } = await namesOf();
    expect(await names.ofStranger('93.184.215.14', other, signal)).toEqual(['93.184.215.14']);
    expect(await names.ofService('::1')).toEqual(['::1']);
    expect(dns.asked).toEqual([]);
  });

  it('leaves the names that the operator configured to the system', async () => {
    const { names, dns } = await namesOf({ ownHosts: ['localhost'] });
    expect(await names.ofService('localhost')).toContain('127.0.0.1');
    expect(dns.asked).toEqual([]);
  });

  it('is called off by its caller', async () => {
    const { names } = await namesOf();
    const stop = new AbortController();
    const asking = names.ofStranger('a.silent.example', other, stop.signal);
    stop.abort();
    await expect(asking).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('names that nobody answers', () => {
  it('are given up, and not asked for again', async () => {
    const { names, dns } = await namesOf({ limit: 50 });
    const ask = () => names.ofStranger('a.silent.example', attacker, signal);
    await expect(ask()).rejects.toMatchObject({ code: 'timeout' });
    const before = dns.asked.length;
    await expect(ask()).rejects.toMatchObject({ code: 'unreachable' });
    expect(dns.asked).toHaveLength(before);
  });

  it('do not count as silent when their caller has gone', async () => {
    const { names } = await namesOf({ limit: 50 });
    const stop = new AbortController();
    const gone = names.ofStranger('a.silent.example', attacker, stop.signal);
    stop.abort();
    await expect(gone).rejects.toMatchObject({ code: 'timeout' });
    const again = names.ofStranger('a.silent.example', other, signal);
    await expect(again).rejects.toMatchObject({ code: 'timeout' });
  });

  it('hold neither the names of others nor those of services', async () => {
    const { names, dns } = await namesOf();
    const stop = new AbortController();
    const hanging = Array.from({ length: 40 }, (_, index) =>
      names.ofStranger(`${index}.silent.example`, { ...attacker, session: `${index}` }, stop.signal),
    );
    expect(await names.ofStranger('both.example', other, signal)).toHaveLength(2);
    expect(await names.ofService('both.example')).toHaveLength(2);
    const pending = new Set(dns.asked.filter((question) => question.endsWith('.silent.example')));
    expect(pending.size).toBe(2 * 8);
    stop.abort();
    await Promise.allSettled(hanging);
  });
});

it('a name with one private address among its answers is not dialled', async () => {
  const { server } = await dnsOf();
  const http = createHttp({ userAgent: 'Citewright/test', dnsServers: [server] });
  for (const kind of ['page', 'api'] as const)
    await expect(http({ url: 'http://inside.example/', kind })).rejects.toMatchObject({
      code: 'no-host',
    });
});
