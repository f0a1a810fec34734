// Every action of a person under every fault of a network, in Chromium: what was typed is kept, what is said is true, one press or two
// give one result, and the list on the screen is the server's.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { answerTo } from '../../../e2e/stub-upstream/answers.ts';
import { judged, type Report, tableOf } from '../../report.ts';
import { startServer } from '../../server/server-process.ts';
import { type Stub, startStub } from '../../server/stub.ts';
import { type Action, actions } from './actions.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type Fault, faults, type Outcome } from './faults.ts';
import { openBrowser, patience, prepareStage, type Stage, settled } from './stage.ts';
import { tryTabs } from './tabs.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** What nobody may read on a page: the words of proxies, networks and browsers. */
const foreign =
  /nginx|Bad Gateway|upstream connect|CampusNet|Internal Server Error|Failed to fetch|NetworkError|network error|Unexpected (?:token|end)|TypeError|\[object|Application Error/;

async function isSaid(stage: Stage, sentence: string | RegExp): Promise<boolean> {
  const said = stage.page.getByText(sentence).filter({ visible: true }).first();
  return await said.waitFor({ timeout: patience }).then(
    () => true,
    () => false,
  );
}

/** The lines of a page that say something of what was done; for a failure that names what was said instead. */
async function alerts({ page }: Stage): Promise<string> {
  const texts = await page.locator('[role=alert], [role=status], li[data-state=open]').allInnerTexts();
  return texts
    .filter((text) => text.trim() !== '')
    .join(' | ')
    .replace(/\s+/g, ' ')
    .slice(0, 200);
}

/** What the page is expected to say of an action that meets a fault. */
const outcomeOf = ({ lost = 'done' }: Action, { done, known }: Fault): Outcome =>
  done && known === 'done' ? lost : known;

interface Cell {
  action: Action;
  fault: Fault;
}

/** Presses under a fault, and once more without it; gives what is wrong, each with the letter of its kind. */
async function tryCell({ action, fault }: Cell, stage: Stage, isSlow: boolean): Promise<string[]> {
  const { proxy, context } = stage;
  const { result, says, typed, shown } = action;
  const wrong: string[] = [];
  const look = async (kind: string, when: string, expected: string, now: () => Promise<string>) => {
    const seen = await settled(now, expected);
    if (seen !== expected)
      wrong.push(`${kind} ${when}: ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}`);
  };
  const hear = async (when: string, outcome: Outcome) => {
    const sentence = says[outcome];
    if (sentence === undefined || (await isSaid(stage, sentence))) return;
    wrong.push(`S ${when}: ${sentence} is not said, but ${await alerts(stage)}`);
  };
  await action.begin(stage);
  const isMet = (method: string, at: string) =>
    fault.everywhere === true || (method === action.method && action.path.test(at));
  proxy.arm(fault, isMet);
  if (fault.offline) await context.setOffline(true);
  await action.press(stage);
  const outcome = isSlow ? 'done' : outcomeOf(action, fault);
  await hear('under the fault', outcome);
  const stray = stage.page.getByText(foreign).filter({ visible: true });
  for (const text of await stray.allTextContents()) wrong.push(`S under the fault: the page says ${text}`);
  if (outcome !== 'done' && typed) await look('T', 'under the fault', typed.text, () => typed.now(stage));
  if (outcome === 'done' || !fault.done || action.reads) {
    const without = fault.everywhere ? (result.unmade ?? result.before) : result.before;
    await look('R', 'under the fault', outcome === 'done' ? result.after : without, () => result.now(stage));
  }
  if (shown && !fault.everywhere) {
    const isStored = outcome === 'done' || (fault.done && !action.reads);
    const expected = isStored ? result.after : result.before;
    await look('L', 'under the fault', expected, () => shown(stage));
  }
  if (!fault.offline && proxy.met() === 0) wrong.push('- the fault met nothing');
  proxy.lift();
  if (fault.offline) await context.setOffline(false);
  if (outcome !== 'done') {
    const pressed = await (action.again ?? action.press)(stage);
    const isListed = fault.done && !fault.everywhere;
    if (pressed !== 'done before' && !(isListed && action.asksAgain)) await hear('afterwards', 'done');
  }
  await look('R', 'in the end', result.after, () => result.now(stage));
  if (shown) await look('L', 'in the end', result.after, () => shown(stage));
  return wrong;
}

interface Setting {
  server: string;
  proxy: FaultProxy;
  context: BrowserContext;
}

async function judgeCell(setting: Setting, cell: Cell, name: string): Promise<string[]> {
  const { style } = cell.action;
  const isHurried = name === 'hang';
  let stage: Stage | undefined;
  try {
    stage = await prepareStage({ ...setting, style, isHurried });
    return await tryCell(cell, stage, cell.fault.late === true);
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error);
    const said = stage ? await alerts(stage).catch(() => '') : '';
    return [`- broke off: ${reason.replace(/\s+/g, ' ').slice(0, 300)} (${said})`];
  } finally {
    setting.proxy.lift();
    await setting.context.setOffline(false);
    await stage?.page.close();
  }
}

/** The named part of a table; all of it without a name. */
const chosen = <Row>(table: Readonly<Record<string, Row>>, part: string | undefined) =>
  Object.entries(table).filter(
    ([name]) => part === undefined || part.split(',').some((word) => name.includes(word)),
  );

/** The upstream services of the end-to-end tests. */
async function startServices(): Promise<Stub> {
  const stub = await startStub();
  stub.routes.set('', (response, request) => {
    const url = new URL((request?.url ?? '/').replace(/^\/[^/]+/, ''), stub.origin);
    const answer = answerTo(url);
    if (answer === 'never') return;
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status ?? 200, { 'content-type': answer.contentType ?? 'application/json' });
    response.end(body);
  });
  return stub;
}

/** Tries the matrix. */
async function tryMatrix(setting: Setting): Promise<Report> {
  const columns = chosen(faults, process.env.ONLY_FAULT);
  const tried = chosen(actions, process.env.ONLY_ACTION);
  const rows = tried.map(([name]) => [name]);
  const failures: string[] = [];
  for (const [column, fault] of columns) {
    for (const [at, [name, action]] of tried.entries()) {
      const wrong = await judgeCell(setting, { action, fault }, column);
      rows[at]?.push([...new Set(wrong.map((line) => line.charAt(0)))].join('') || 'ok');
      failures.push(...wrong.map((line) => `${name}, ${column}: ${line}`));
      console.log(`${name}, ${column}: ${wrong.join('; ') || 'ok'}`);
    }
  }
  const cells = rows.flatMap(([, ...row]) => row);
  const green = cells.filter((cell) => cell === 'ok').length;
  const table = tableOf('Actions under faults', ['action', ...columns.map(([name]) => name)], rows);
  const figures = [`${green} of ${cells.length} cells`, ...table];
  return { name: 'actions under faults', passed: failures.length === 0, figures, failures };
}

/** Where keys are lost on the way, an addition whose answer is lost comes twice: the matrix must find it. */
async function tryControl(setting: Setting): Promise<Report> {
  setting.proxy.loseKeys();
  const blind: string[] = [];
  const controls = ['create a project', 'import a file, doubles too'];
  for (const name of controls) {
    const [action, fault] = [actions[name], faults['answer lost']];
    if (!action || !fault) throw new Error(`there is no ${name}`);
    const wrong = await judgeCell(setting, { action, fault }, 'answer lost');
    console.log(`control, ${name}: ${wrong.join('; ') || 'nothing found'}`);
    if (!wrong.some((line) => /^[RL]/.test(line))) blind.push(`${name}: keys that are lost are not found`);
  }
  return judged(
    'control: without keys',
    `${controls.length - blind.length} of ${controls.length} found`,
    blind,
  );
}

/** All of it, or the part that `ONLY_ACTION`, `ONLY_FAULT` and `ONLY_TABS` name, words with commas; `none` for nothing. */
export async function clientFaults(): Promise<Report[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-client-faults-'));
  const services = await startServices();
  const server = await startServer({ DATA_DIR: folder, ...services.environment });
  const proxy = await startFaultProxy(server.address);
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args, timeout: 120_000 });
  try {
    const context = await openBrowser(browser, proxy);
    const matrix = await tryMatrix({ server: server.address, proxy, context });
    const tabs = await tryTabs({ server: server.address, proxy, browser }, process.env.ONLY_TABS);
    const wrong = [...tabs].flatMap(([name, lines]) => lines.map((line) => `${name}: ${line}`));
    const red = [...tabs.values()].filter((lines) => lines.length > 0).length;
    const judgedTabs = judged('two tabs and storage', `${tabs.size - red} of ${tabs.size} cases`, wrong);
    if (process.env.ONLY_ACTION) return [matrix, judgedTabs];
    return [matrix, judgedTabs, await tryControl({ server: server.address, proxy, context })];
  } finally {
    await browser.close();
    proxy.close();
    await server.kill();
    services.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
