import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '../report.ts';
import { type ServerProcess, startServer } from '../server/server-process.ts';
import { startStub } from '../server/stub.ts';
import type { Suite } from '../suite.ts';

/** A suite that attacks one server, which must still be the same process and ready afterwards. */
export function againstServer(attack: (server: ServerProcess, folder: string) => Promise<Report>): Suite {
  return async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'citewright-hardening-'));
    // Every upstream service answers 404: requests are hostile or invented.
    const stub = await startStub();
    const server = await startServer({ DATA_DIR: folder, ...stub.environment });
    try {
      const report = await attack(server, folder);
      const answer = await fetch(`${server.address}/api/ready`).catch(() => undefined);
      if (answer?.ok) return report;
      return { ...report, passed: false, failures: [...report.failures, 'the server process is gone'] };
    } finally {
      await server.kill();
      stub.close();
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
