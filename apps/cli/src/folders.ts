import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** A relative path in such a variable is to be ignored (XDG Base Directory Specification, Basics). */
const isSet = (folder: string | undefined): folder is string =>
  folder !== undefined && path.isAbsolute(folder);

function cacheHome({ XDG_CACHE_HOME, LOCALAPPDATA }: Environment, platform: NodeJS.Platform): string {
  if (isSet(XDG_CACHE_HOME)) return XDG_CACHE_HOME;
  if (platform === 'darwin') return path.join(homedir(), 'Library/Caches');
  return platform === 'win32' && LOCALAPPDATA ? LOCALAPPDATA : path.join(homedir(), '.cache');
}

function dataHome({ XDG_DATA_HOME, APPDATA }: Environment, platform: NodeJS.Platform): string {
  if (isSet(XDG_DATA_HOME)) return XDG_DATA_HOME;
  if (platform === 'darwin') return path.join(homedir(), 'Library/Application Support');
  return platform === 'win32' && APPDATA ? APPDATA : path.join(homedir(), '.local/share');
}

/** The folder in which answers of registers are kept, made where it is missing; absent where it cannot be made. */
export function cacheFolder(environment: Environment, platform: NodeJS.Platform): string | undefined {
  const folder = path.join(cacheHome(environment, platform), 'citewright');
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    return undefined;
  }
}

/** The folder of a server's database: `DATA_DIR`, seen from where the program was called, or the user's own. It need not exist. */
export const dataFolder = (environment: Environment, platform: NodeJS.Platform): string =>
  path.resolve(environment.DATA_DIR || path.join(dataHome(environment, platform), 'citewright'));
