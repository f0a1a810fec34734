// Writes which packages ship, with versions, licences and checksums: `npm run sbom`, and every build. It is read from the lock
// file, beside the built site.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { readLockFile } from './locked-packages.ts';

const file = path.join(import.meta.dirname, '../../apps/web/build/sbom.cdx.json');
const bill = billOfMaterials(readLockFile(), ['apps/server', 'apps/web']);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`);
console.log(`sbom: ${bill.components.length} packages`);
