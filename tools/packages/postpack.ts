import { undoPacking } from './packing.ts';

undoPacking(process.cwd());
