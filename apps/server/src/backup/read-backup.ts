import {
  type BackupCitation,
  type BackupProject,
  backupFormat,
  backupProjectSchema,
} from '@citewright/contract';
import { cleanText } from '@citewright/interchange';
import * as z from 'zod';
import { offeredStyleSchema } from '../offered-style.ts';
import { ProblemError } from '../problem.ts';
import { cleanItem } from '../projects/citations/clean-item.ts';
import { checksumOf, isSealed } from './seal.ts';

/** The frame of a file; its projects are validated one by one. */
const frameSchema = z.object({
  app: z.literal(backupFormat.app),
  version: z.literal(backupFormat.version),
  projects: z.array(z.object({ project: z.unknown(), checksum: z.string(), seal: z.string() })),
});

const projectSchema = backupProjectSchema.extend({ referenceStyle: offeredStyleSchema });

/** A citation from a file without our seal: what it says about its origin is not trusted. */
function untrusted({ item, notices: _, record: __, ...citation }: BackupCitation): BackupCitation {
  const fields = Object.keys(item).filter((field) => field !== 'id' && field !== 'type');
  return {
    ...citation,
    item,
    evidence: Object.fromEntries(fields.map((field) => [field, { source: 'backup' }])),
    verification: 'unverified',
    notices: [],
  };
}

function cleanProject(project: BackupProject, sealed: boolean): BackupProject {
  return {
    ...project,
    name: cleanText(project.name),
    moduleName: cleanText(project.moduleName),
    moduleCode: cleanText(project.moduleCode),
    citations: project.citations.map((citation) => {
      const clean = { ...citation, item: cleanItem(citation.item) };
      return sealed ? clean : untrusted(clean);
    }),
  };
}

/**
 * The projects of a backup, ready to be stored.
 * @throws ProblemError for a file that is not a backup, is of another version, or is damaged in any part
 */
export function readBackup(file: unknown, secret: string): BackupProject[] {
  const frame = frameSchema.safeParse(file);
  if (!frame.success) throw new ProblemError('BACKUP_UNREADABLE');
  return frame.data.projects.map(({ project, checksum, seal }) => {
    if (checksumOf(project) !== checksum) throw new ProblemError('BACKUP_UNREADABLE');
    const read = projectSchema.safeParse(project);
    if (!read.success) throw new ProblemError('BACKUP_UNREADABLE');
    return cleanProject(read.data, isSealed(project, seal, secret));
  });
}
