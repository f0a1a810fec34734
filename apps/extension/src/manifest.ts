/** The browsers that the extension is packed for. */
export const browsers = ['chromium', 'firefox'] as const;
export type Browser = (typeof browsers)[number];

/** The sizes of the icon in pixels. */
export const iconSizes = [16, 32, 48, 128] as const;
const icons = Object.fromEntries(iconSizes.map((size) => [size, `icons/icon-${size}.png`]));

/** What only one of the browsers knows: Firefox has no service workers for extensions. */
const own: Record<Browser, object> = {
  chromium: {
    background: { service_worker: 'background.js', type: 'module' },
    minimum_chrome_version: '127',
  },
  firefox: {
    background: { scripts: ['background.js'], type: 'module' },
    browser_specific_settings: {
      gecko: {
        id: 'extension@citewright.example',
        strict_min_version: '142.0',
        // The page that is cited is sent to the server, and its address is in the reference.
        data_collection_permissions: { required: ['websiteContent', 'browsingActivity'] },
      },
    },
  },
};

/**
 * The manifest (Manifest V3). It asks for no access to sites: a page is read when its reader presses the button, and not before
 * (`activeTab`).
 */
export function manifestOf(browser: Browser, version: string): object {
  return {
    manifest_version: 3,
    name: 'Citewright: cite this page',
    short_name: 'Citewright',
    version,
    description:
      'The reference of the page, PDF or text that you are reading, in the style that you need, with its evidence. No account.',
    icons,
    action: { default_popup: 'popup.html', default_title: 'Cite this page', default_icon: icons },
    options_ui: { page: 'options.html', open_in_tab: true },
    permissions: ['activeTab', 'scripting', 'storage', 'contextMenus'],
    commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+C' } } },
    ...own[browser],
  };
}
