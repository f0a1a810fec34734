import type { Navigator } from 'react-router';
import { serverAddress } from './settings.ts';

/** Opens a path of the site in a new tab. */
export function openSite(path: string): void {
  void chrome.tabs.create({ url: new URL(path, serverAddress()).href });
}

const pathOf = (to: Parameters<Navigator['push']>[0]): string =>
  typeof to === 'string' ? to : `${to.pathname ?? '/'}${to.search ?? ''}${to.hash ?? ''}`;

/** What leads to another page on the site opens a tab of it here. */
export const siteNavigator: Navigator = {
  createHref: (to) => new URL(pathOf(to), serverAddress()).href,
  push: (to) => openSite(pathOf(to)),
  replace: (to) => openSite(pathOf(to)),
  go: () => undefined,
};
