import { importLimits } from '@citewright/contract';
import { readTextFile } from '~/files/read-text-file.ts';

/** The file types for the file picker. */
export const importedFiles =
  '.bib,.bibtex,.ris,.json,.csljson,.enw,.nbib,.ciw,.isi,.xml,.rdf,.mods,.cff,.yaml,.yml,.csv,.tsv,.txt,text/plain,application/json';

/** The text of a file to import. @throws FileError when it is too large, empty or not text */
export const readImportFile = (file: File): Promise<string> => readTextFile(file, importLimits.text);
