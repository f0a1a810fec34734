import { findStyleByExamples } from '@citewright/paper';
import { serveReads } from '../work/serve-reads.ts';

serveReads(({ text }: { text: string }) => findStyleByExamples(text, () => void globalThis.gc?.()));
