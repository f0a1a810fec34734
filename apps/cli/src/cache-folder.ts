import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

function cacheHome({ XDG_CACHE_HOME, LOCALAPPDATA }: Environment, platform: NodeJS.Platform): string {
  if (XDG_CACHE_HOME) return XDG_CACHE_HOME;
  if (platform === 'darwin') return path.join(homedir(), 'Library/Caches');
  return platform === 'win32' && LOCALAPPDATA ? LOCALAPPDATA : path.join(homedir(), '.cache');
}

/** The folder in which answers of registers are kept, made where it is missing. */
export function cacheFolder(environment: Environment, platform: NodeJS.Platform): string {
  const folder = path.join(cacheHome(environment, platform), 'citewright');
  mkdirSync(folder, { recursive: true });
  return folder;
}
