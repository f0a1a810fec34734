import { serveReads } from '../work/serve-reads.ts';
import { checkFile } from './check-file.ts';

serveReads(({ id, csl }: { id: string; csl: string }) => [checkFile(id, csl)]);
