declare module 'nspell' {
  interface Speller {
    correct(word: string): boolean;
    /** Takes further words, one a line. */
    personal(words: string): Speller;
  }
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller;
}
