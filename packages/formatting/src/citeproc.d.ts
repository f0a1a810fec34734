/** The few calls that we make of citeproc-js (https://citeproc-js.readthedocs.io). It has no types of its own. */
declare module 'citeproc' {
  import type { Item } from '@citewright/csl';

  interface System {
    retrieveLocale(language: string): string;
    retrieveItem(id: string): Item;
  }

  class Engine {
    constructor(system: System, style: string, language: string, forceLanguage: boolean);
    setOutputFormat(format: 'html' | 'text'): void;
    updateItems(ids: string[]): void;
    makeBibliography(): [{ 'entry-ids': string[][] }, string[]] | false;
    makeCitationCluster(cites: { id: string }[]): string;
  }

  const CSL: { Engine: typeof Engine };
  export default CSL;
}
