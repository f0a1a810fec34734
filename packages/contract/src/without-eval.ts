// Imported by each module with schemas: bundlers leave out the package's index, which only gives them on.
// A page whose Content-Security-Policy forbids `eval` reports an attempt, and zod tries whether it may compile its schemas. On a
// server it may; elsewhere (pages, their workers, the extension) it reads them as they stand.
import * as z from 'zod';

if (!('process' in globalThis)) z.config({ jitless: true });
