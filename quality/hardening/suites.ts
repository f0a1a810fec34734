import type { Group } from '../suite.ts';
import type { AttackGroup } from './attacks/cases.ts';
import { againstServer } from './with-server.ts';

const attack = (group: AttackGroup) => async () => (await import('./attacks/run.ts')).attackSuite(group);

/** Attacks on the real server, and faults of its surroundings. */
export const hardening: Group = {
  needsPostgres: true,
  // `attack-listed-pages` holds pages for as long as they may be held: minutes.
  byHand: ['failover', 'client-faults', 'attack-programs', 'attack-listed-pages'],
  suites: {
    'bad-requests': async () => againstServer((await import('./bad-requests.ts')).badRequests),
    'hostile-metadata': async () => (await import('./hostile/run.ts')).hostileMetadata,
    bombs: async () => (await import('./bombs.ts')).bombs,
    ssrf: async () => (await import('./guarded-client.ts')).guardedClient,
    redos: async () => againstServer((await import('./redos.ts')).redos),
    'attack-stored': async () => (await import('./attacks/stored.ts')).storedAttacks,
    'attack-records': async () => (await import('./attacks/records.ts')).recordAttacks,
    'attack-verification': async () => (await import('./attacks/verification.ts')).verificationAttacks,
    fuzz: async () => againstServer((await import('./fuzz/run.ts')).fuzz),
    'faults-upstream': async () => (await import('./faults/upstream.ts')).upstreamFaults,
    'fault-crash': async () => (await import('./faults/crash.ts')).crashes,
    'fault-disk': async () => (await import('./faults/disk-full.ts')).diskFull,
    'fault-storage': async () => (await import('./faults/storage.ts')).storageFaults,
    'fault-database': async () => (await import('./faults/database-gone.ts')).databaseGone,
    'fault-stop': async () => (await import('./faults/stop-under-load.ts')).stopUnderLoad,
    'fault-two-instances': async () => (await import('./faults/two-instances.ts')).twoInstances,
    'attack-intake': attack('intake'),
    'attack-pages': attack('pages'),
    'attack-dns': attack('dns'),
    'attack-fairness': attack('fairness'),
    'attack-files': attack('files'),
    'attack-lists': attack('lists'),
    'attack-listed-pages': attack('listed-pages'),
    'attack-papers': attack('papers'),
    'attack-links': attack('links'),
    'attack-printing': attack('printing'),
    'attack-doors': async () => againstServer((await import('./doors.ts')).doors),
    'attack-outputs': async () => (await import('./outputs/run.ts')).outputs,
    'attack-programs': async () => (await import('./outputs/programs.ts')).programs,
    'attack-exports': attack('exports'),
    'attack-storage': attack('storage'),
    failover: async () => (await import('./faults/failover.ts')).failover,
    'client-faults': async () => (await import('./client-faults/run.ts')).clientFaults,
    'fault-clock': async () => (await import('./faults/clock-jump.ts')).clockJump,
  },
};
