interface ImportMetaEnv {
  /** Where the site is served, without a trailing slash; fixed when the app is built. */
  readonly PUBLIC_ORIGIN: string;
}
