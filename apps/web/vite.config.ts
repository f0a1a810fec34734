import { join } from 'node:path';
import { formats, writableIds } from '@citewright/interchange';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { citationStylePath } from './app/content/citation-styles/citation-style.ts';
import { citationStyles } from './app/content/citation-styles/citation-styles.ts';
import about from './package.json' with { type: 'json' };

/** React and the router, which every page loads. */
const framework = /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/;

/** The layout of every page (header, footer, toasts) and the small modules that it uses. */
const shell = new RegExp(
  [
    String.raw`node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons)`,
    String.raw`web[\\/]app[\\/]shell[\\/](?!newer-build|structured-data|sitemap)`,
    String.raw`web[\\/]app[\\/]content[\\/](?:navigation|site|styles)\.ts`,
    String.raw`web[\\/]app[\\/]api[\\/](?:session|wire)\.ts`,
    String.raw`web[\\/]app[\\/]ui[\\/](?:button|class-names|first-interaction|icon-button|open-dialogs|spinner|toast-store|toaster|use-toast)\.`,
  ].join('|'),
);

/** Requests to the server, copying and saving. */
const calls =
  /web[\\/]app[\\/]api[\\/](?:client|failure-message|page-age|projects|request-error|served-file|styles|transport)\.|web[\\/]app[\\/](?:clipboard[\\/](?:clipboard-content|reference-content|use-copy|write-clipboard)|ui[\\/]text-file)\./;

/** What pages with data of the server share: a cache of it, and what follows a failure. */
const data = new RegExp(
  [
    String.raw`node_modules[\\/]@tanstack[\\/](?:query-core|react-query)[\\/]`,
    String.raw`web[\\/]app[\\/]api[\\/](?:refetch|server-data)\.tsx?`,
    String.raw`web[\\/]app[\\/]features[\\/]projects[\\/](?:citation-count|form[\\/]use-project-edit|is-numbered|load-failure|loading-line|toast-failure|use-rescued-focus)\.`,
  ].join('|'),
);

/** Parts whose code is fetched when they are shown, and what is said where it cannot be. */
const onDemand = /web[\\/]app[\\/](?:content[\\/]faults|ui[\\/]lazy-part)\./;

/** Small parts of lists and references, each too small for a chunk of its own. */
const parts =
  /web[\\/]app[\\/](?:content[\\/]grave-notice|ui[\\/](?:badge|card|loading-line|reference-markup|reference-text|skeleton))\./;

/** What every form has. */
const field = /web[\\/]app[\\/]ui[\\/]field\./;

/** Controls of the project's page that other pages load on demand or share with it, each too small for a chunk of its own. */
const controls = new RegExp(
  [
    String.raw`node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:chevron-down|copy|download|list-checks|trash)\.`,
    String.raw`web[\\/]app[\\/]clipboard[\\/]copy-button\.`,
    String.raw`web[\\/]app[\\/]ui[\\/](?:long-list|menu|select-field)\.`,
  ].join('|'),
);

// The code of the citation tool follows after the first paint, in few files: what other parts of the site load without it is in groups of its own.

/** What reads answers and stored values: the schemas of the wire. */
const schemas = new RegExp(
  [
    String.raw`node_modules[\\/]zod[\\/]`,
    String.raw`packages[\\/]contract[\\/]src[\\/](?:citation|item|problem|project|search|style)\.`,
    String.raw`packages[\\/]styles[\\/]src[\\/]tended\.`,
    String.raw`web[\\/]app[\\/]api[\\/](?:add-citation|citations)\.`,
    String.raw`web[\\/]app[\\/]style-picker[\\/]chosen-styles\.`,
  ].join('|'),
);

/** Small things that pages share with it, before what imports them. */
const shared = new RegExp(
  [
    String.raw`node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:badge-check|chevron-right|corner-down-left|info|quote|search|triangle-exclamation-point)\.`,
    String.raw`web[\\/]app[\\/]ui[\\/](?:fold-summary|stored-value|use-printing)\.`,
  ].join('|'),
);

/** Fields, and what keeps their text. */
const typed =
  /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]rotate-ccw-clock\.|web[\\/]app[\\/]ui[\\/](?:kept-text|text-field)\./;

/** Forms with validation. */
const forms = /node_modules[\\/](?:react-hook-form|@hookform)[\\/]/;

/** Tabs, and what toasts share with them. */
const tabs = new RegExp(
  [
    String.raw`node_modules[\\/]@radix-ui[\\/](?:primitive|react-(?:collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|tabs|use-[\w-]+))[\\/]`,
    String.raw`web[\\/]app[\\/]ui[\\/]tabs\.`,
  ].join('|'),
);

/** Readers of identifiers and in-text citations. */
const identifiers = /packages[\\/]identifiers[\\/]src[\\/]/;

/** Parts of the tool that dialogs of projects share with it, each too small for a chunk of its own. */
const toolParts = new RegExp(
  [
    String.raw`node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:external-link|file-output|undo-2)\.`,
    String.raw`packages[\\/]words[\\/]src[\\/](?:style-notices|tell-notice)\.`,
    String.raw`web[\\/]app[\\/]clipboard[\\/](?:in-text-|printed-content)`,
    String.raw`web[\\/]app[\\/]content[\\/](?:item-types|locator-options|more-styles|source-names)\.`,
    String.raw`web[\\/]app[\\/]engine[\\/](?:load|use)-formatter\.`,
    String.raw`web[\\/]app[\\/]language-choice[\\/]language-choice\.`,
    String.raw`web[\\/]app[\\/]style-picker[\\/]use-style-picker\.`,
    String.raw`web[\\/]app[\\/]ui[\\/]checkbox\.`,
  ].join('|'),
);

/** What pages share that take files, each too small for a chunk of its own. */
const takingFiles = new RegExp(
  [
    String.raw`node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]file-up\.`,
    String.raw`web[\\/]app[\\/]api[\\/]event-stream\.`,
    String.raw`web[\\/]app[\\/]files[\\/](?:drop-notice|use-file-drop)\.`,
  ].join('|'),
);

/** The addresses of the styles' pages, by the id of the style. */
const stylePages = Object.fromEntries(citationStyles.map((style) => [style.id, citationStylePath(style)]));

const exportFormats = writableIds.map((id) => ({
  id,
  label: formats[id].label,
  hint: formats[id].hint,
  isLive: formats[id].isLive,
}));

/** The modules by which schemas describe themselves as JSON Schema: nothing in a browser asks for it, and they are a fifth of the library. */
const jsonSchema = /[\\/](?:json-schema-processors|to-json-schema)\.js$/;

/** Leaves them out of what browsers get. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    jsonSchema.test(source) && importer?.endsWith('/zod/v4/classic/schemas.js')
      ? join(import.meta.dirname, 'without-json-schema.ts')
      : undefined,
};

export default defineConfig({
  plugins: [withoutJsonSchema, tailwindcss(), reactRouter()],
  resolve: { alias: { '~': join(import.meta.dirname, 'app') } },
  define: {
    // Set at build time, so that the export menu needs neither a request nor the code of the formats.
    'import.meta.env.EXPORT_FORMATS': JSON.stringify(exportFormats),
    'import.meta.env.RELEASE': JSON.stringify(about.version),
    // For the picker, without the texts of the pages.
    'import.meta.env.STYLE_PAGES': JSON.stringify(stylePages),
    // Canonical URLs are absolute, so the origin must be known when the pages are prerendered.
    'import.meta.env.PUBLIC_ORIGIN': JSON.stringify(process.env.PUBLIC_ORIGIN || 'http://localhost:3000'),
  },
  environments: {
    // Pages of styles print the whole catalogue: outside a bundle the packages find its files.
    ssr: { build: { rolldownOptions: { external: ['@citewright/formatting', '@citewright/styles'] } } },
    // One chunk for the code that every page needs: it compresses better and takes one request.
    client: {
      build: {
        rolldownOptions: {
          // Without it, all two thousand icon modules are read for the few that we use.
          experimental: { lazyBarrel: true },
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', test: framework },
                { name: 'shell', test: shell },
                // A group takes what its modules import along, so the parts come before their users.
                { name: 'on-demand', test: onDemand },
                { name: 'parts', test: parts },
                { name: 'field', test: field },
                { name: 'controls', test: controls },
                { name: 'calls', test: calls },
                { name: 'taking-files', test: takingFiles },
                { name: 'data', test: data },
                { name: 'shared', test: shared },
                { name: 'typed', test: typed },
                { name: 'schemas', test: schemas },
                { name: 'forms', test: forms },
                { name: 'tabs', test: tabs },
                { name: 'identifiers', test: identifiers },
                { name: 'tool-parts', test: toolParts },
              ],
            },
          },
        },
      },
    },
  },
  // The content security policy forbids data: fonts and scripts, so nothing is inlined.
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  // Without the entries, the first visit to a lazily loaded page discovers new dependencies and reloads it.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  server: { proxy: { '/api/': 'http://localhost:3000' } },
});
