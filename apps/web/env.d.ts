interface ImportMetaEnv {
  /** Where the site is served, without a trailing slash; fixed when the app is built. */
  readonly PUBLIC_ORIGIN: string;
}

declare module 'virtual:late-start' {
  /** The script that lets a page's modules go, as text. */
  export const lateStart: string;
}
