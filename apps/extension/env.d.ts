/// <reference types="chrome" />
/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The server that the extension is built for. */
  readonly PUBLIC_ORIGIN: string;
}
