import type { Config } from '@react-router/dev/config';

/** A static site that calls the API: every page that exists without data is written as HTML when the app is built. */
export default {
  ssr: false,
  prerender: ['/', '/404', '/projects'],
} satisfies Config;
