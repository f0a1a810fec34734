import type { Attack } from './attack.ts';
import { floods } from './exports/floods.ts';
import { costlyFiles } from './files/costly-files.ts';
import { costlyBackups } from './intake/costly-backups.ts';
import { costlyStyles } from './intake/costly-styles.ts';
import { framings } from './intake/framing.ts';
import { slowUploads } from './intake/slow-uploads.ts';
import { costlyLists } from './lists/costly-lists.ts';
import { heavyPages } from './lists/heavy-pages.ts';
import { leftStreams } from './lists/left-streams.ts';
import { framedPages } from './outbound/framed-pages.ts';
import { densePages, hostilePages } from './outbound/hostile-pages.ts';
import { linkedLookUps } from './outbound/linked-look-ups.ts';
import { silentNames } from './outbound/silent-names.ts';
import { slowImports } from './outbound/slow-imports.ts';
import { costlyPapers } from './papers/costly-papers.ts';
import { crowdedPapers } from './papers/crowds.ts';
import { costlyExamples } from './printing/costly-examples.ts';
import { costlyPrinting } from './printing/costly-printing.ts';
import { projectFlood } from './storage/project-flood.ts';

/** The attacks by the groups in which they are run: each is a suite `attack-GROUP` of hardening. */
export const attacks = {
  pages: [hostilePages, densePages, framedPages],
  dns: [silentNames],
  fairness: [slowImports],
  intake: [...costlyBackups, ...costlyStyles, ...framings, slowUploads],
  files: costlyFiles,
  lists: [...costlyLists, ...leftStreams],
  'listed-pages': [heavyPages],
  papers: [...costlyPapers, ...crowdedPapers],
  links: linkedLookUps,
  printing: [...costlyPrinting, ...costlyExamples],
  exports: floods,
  storage: [projectFlood],
} satisfies Record<string, readonly Attack[]>;

export type AttackGroup = keyof typeof attacks;

/** The attacks of a group. */
export const attacksOf = (group: AttackGroup): readonly Attack[] => attacks[group];
