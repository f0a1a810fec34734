import { setTimeout as delay } from 'node:timers/promises';
import { startDns } from '../../../../packages/registers/src/http/stub-dns.fixture.ts';
import { crossrefWork } from '../../../bench/driver/works.ts';
import { json, type StubAnswer } from '../../../server/stub.ts';
import { type Attack, attacker } from '../attack.ts';
import { type Cited, cite, counted, judgeOthers } from './cite.ts';

const work: StubAnswer = (response, request) => {
  const doi = /10\.5555\/\d+/.exec(request?.url ?? '')?.[0] ?? '';
  json({ message: crossrefWork(doi) })(response);
};

/** Names whose servers never answer, from one network; others look up DOIs and ask for names that do not exist. */
export const silentNames: Attack = {
  name: 'names that nobody answers',
  othersReadPages: true,
  async environment({ origin }) {
    const dns = await startDns((name) => (name.endsWith('.silent.example') ? 'silent' : []));
    const { port } = new URL(origin);
    const named = `http://localhost:${port}`;
    return {
      DNS_SERVERS: dns.server,
      FETCH_ALLOW: `127.0.0.1:${port},localhost:${port}`,
      // Hosts of services that have names: their resolution must not wait behind those of pages.
      UPSTREAM_DOI: `${named}/doi`,
      UPSTREAM_CROSSREF: `${named}/crossref`,
    };
  },
  async attack({ address, stub, quick, begin }) {
    stub.routes.set('/doi/ra', json([{ DOI: '10.5555', RA: 'Crossref' }]));
    stub.routes.set('/crossref/works', work);
    await begin();
    const silent: Promise<Cited>[] = [];
    const unknown: Cited[] = [];
    const lookups: Cited[] = [];
    for (let turn = 0; turn < (quick ? 15 : 50); turn++) {
      for (let name = 0; name < 2; name++) {
        const sourceInput = `http://${turn}-${name}.silent.example/`;
        silent.push(cite(address, { inputType: 'url', sourceInput }, attacker()));
      }
      const other = `198.51.100.${turn + 1}`;
      const page = { inputType: 'url', sourceInput: `http://${turn}.nowhere.example/` } as const;
      const doi = { inputType: 'doi', sourceInput: `10.5555/${turn}` } as const;
      const [nowhere, found] = await Promise.all([
        cite(address, page, other),
        cite(address, doi, other),
        delay(400),
      ]);
      unknown.push(nowhere);
      lookups.push(found);
    }
    const others = [judgeOthers('unknown name', unknown, 422), judgeOthers('DOI', lookups, 200)];
    return {
      figure: [
        `silent names ${counted(await Promise.all(silent))}`,
        ...others.map(({ figure }) => figure),
      ].join('; '),
      faults: others.flatMap(({ faults }) => faults),
    };
  },
};
