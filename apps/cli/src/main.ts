#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { cacheFolder } from './folders.ts';

// Node 22 calls SQLite experimental with every start, about which nobody at a terminal can do anything.
const [printWarning] = process.listeners('warning');
process.removeAllListeners('warning').on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') printWarning?.(warning);
});

const folder = cacheFolder(process.env, process.platform);
if (folder !== undefined) enableCompileCache(`${folder}/code`);
const { run } = await import('./run.ts');
process.exitCode = await run(process.argv.slice(2), folder, process.env);
