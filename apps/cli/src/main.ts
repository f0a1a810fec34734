#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { cacheFolder } from './folders.ts';

const folder = cacheFolder(process.env, process.platform);
enableCompileCache(`${folder}/code`);
const { run } = await import('./run.ts');
process.exitCode = await run(process.argv.slice(2), folder, process.env);
