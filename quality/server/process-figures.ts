import { existsSync, readFileSync } from 'node:fs';

/** Ticks of a second in which Linux counts the time of a process (proc_pid_stat(5), `sysconf(_SC_CLK_TCK)`). */
const ticksPerSecond = 100;

/** Memory of a process in megabytes (proc_pid_status(5)): now, and the most it has held. Absent outside Linux. */
export function memoryOf(pid: number): { now: number; most: number } | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const status = readFileSync(file, 'utf8');
  const megabytes = (name: string) => {
    const kibibytes = new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1];
    return Math.round((Number(kibibytes) * 1_024) / 1_000_000);
  };
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/** Milliseconds of processor that a process has used, all its threads together, in steps of ten; 0 outside Linux. */
export function cpuOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // The program's name is in brackets and may contain anything.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

/**
 * Milliseconds of processor that the first thread of a process has used, which answers (proc_pid_schedstat): what it worked while somebody waited
 * is its own doing, on a machine of any load. 0 outside Linux.
 */
export function cpuOfMainThread(pid: number): number {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1_000_000 : 0;
}
