import { readCslRecord, recordsIn } from '../csl-json/read.ts';
import type { Reader } from '../format.ts';
import { parseYamlFile } from '../values/parse-yaml-file.ts';

/** CSL's data as pandoc writes it in YAML: a list `references`. */
export const cslYamlReader: Reader = {
  begins: /^references\s*:\s*(?:\n|\[)/m,
  *read(text) {
    for (const value of recordsIn(parseYamlFile(text))) yield readCslRecord(value);
  },
};
