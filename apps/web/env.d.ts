interface Window {
  /** Set by React Router's own script. The version is that of the build that made the page. */
  readonly __reactRouterManifest?: { version: string };
}

interface WindowEventMap {
  /** The server has had another build than the page for a while; `detail` is its mark (api/transport.ts). */
  'newer-build': CustomEvent<string>;
}

interface ImportMetaEnv {
  /** The origin of the site, without a trailing slash; set at build time. */
  readonly PUBLIC_ORIGIN: string;
  /** The version of the web app; set at build time. */
  readonly RELEASE: string;
  /** The export formats of the server, in menu order; set at build time. */
  readonly EXPORT_FORMATS: readonly { id: string; label: string; hint: string; isLive?: true }[];
  /** The paths of the pages about single styles, by id; set at build time. */
  readonly STYLE_PAGES: Readonly<Partial<Record<string, string>>>;
}
