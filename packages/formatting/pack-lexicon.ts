import { writeFileSync } from 'node:fs';
import { packedLexicon } from './src/casing/packed-lexicon.ts';

// Run with node after every change of a list in src/casing/lexicon.
writeFileSync(new URL('./src/casing/packed/lexicon.ts', import.meta.url), packedLexicon());
