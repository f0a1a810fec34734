import { measureGuard } from '../../../packages/resolver/accuracy/ssrf.ts';
import { corporaFolder } from '../src/bad-requests.fixture.ts';
import type { Verdict } from './verdict.ts';

/** Every case of ssrf-cases.json against the guarded client, with counted look-ups and connections and no real traffic. */
export async function ssrf(): Promise<Verdict> {
  const { passed, lines } = await measureGuard(corporaFolder);
  const [figure = '', ...faults] = lines;
  return { name: 'ssrf-cases.json', passed, figure, faults };
}
