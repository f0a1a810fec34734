import { openZip } from '../../zip/read-zip.ts';
import { isZip } from '../office/office-file.ts';
import { mainOf, paperNames } from './main-paper.ts';
import { filesBeside, type ProjectFiles } from './project-files.ts';

/** The paper of a project, and what is beside it. */
export interface Project {
  /** Its name in lower case, its path in the archive, its bytes. */
  main: { name: string; path: string; bytes: Uint8Array };
  files: ProjectFiles;
}

/** Whether a file is an archive of a paper with what belongs to it, in place of a document of an office program. */
export function isProject(bytes: Uint8Array): boolean {
  if (!isZip(bytes)) return false;
  const { parts } = openZip(bytes);
  const isOffice = parts.has('[content_types].xml') || parts.has('content.xml') || parts.has('mimetype');
  return !isOffice && paperNames({ parts }).length > 0;
}

/** The paper of an archive: the one that is wanted by its path, or the likeliest. Throws a `PaperError` for a damaged one. */
export function openProject(bytes: Uint8Array, wanted?: string): Project | undefined {
  const archive = openZip(bytes);
  const name = mainOf(archive, wanted);
  if (name === undefined) return;
  return {
    main: {
      name,
      path: archive.parts.get(name)?.name ?? name,
      bytes: archive.read(name) ?? new Uint8Array(),
    },
    files: filesBeside(archive, name),
  };
}
