interface ImportMetaEnv {
  /** Where the site is served, without a trailing slash; fixed when the app is built. */
  readonly PUBLIC_ORIGIN: string;
  /** The formats to which projects can be exported, as the server knows them, in the order of the menu. */
  readonly EXPORT_FORMATS: readonly { id: string; label: string; hint: string }[];
}
