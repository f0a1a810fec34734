declare module 'nspell' {
  interface Speller {
    correct(word: string): boolean;
    /** Adds words, one per line. */
    personal(words: string): Speller;
  }
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller;
}
