// The entries of the context menu. Pages are read by the popup only.
import { leaveTask, type Task } from '../task.ts';

const entries: chrome.contextMenus.CreateProperties[] = [
  { id: 'page', title: 'Cite this page', contexts: ['page'] },
  { id: 'selection', title: 'Cite “%s”', contexts: ['selection'] },
  {
    id: 'link',
    title: 'Cite the page behind this link',
    contexts: ['link'],
    // No mail, no files, no scripts.
    targetUrlPatterns: ['http://*/*', 'https://*/*'],
  },
];

chrome.runtime.onInstalled.addListener(() => {
  chrome.contextMenus.removeAll(() => {
    for (const entry of entries) chrome.contextMenus.create(entry);
  });
});

function taskOf(
  { menuItemId, selectionText, linkUrl }: chrome.contextMenus.OnClickData,
  tabId?: number,
): Task {
  if (menuItemId === 'selection' && selectionText) return { kind: 'text', text: selectionText };
  if (menuItemId === 'link' && linkUrl) return { kind: 'link', url: linkUrl };
  return { kind: 'tab', tabId, wholePage: true };
}

/** A window of its own, where the popup cannot be opened (no toolbar, or another window in front). */
async function openWindow(tabId: number | undefined): Promise<void> {
  const url = `popup.html${tabId === undefined ? '' : `?tab=${tabId}`}`;
  await chrome.windows.create({ url, type: 'popup', width: 440, height: 640 });
}

chrome.contextMenus.onClicked.addListener((info, tab) => {
  // Not awaited: Firefox opens the popup in answer to the click only, and not a moment later.
  void leaveTask(taskOf(info, tab?.id));
  chrome.action.openPopup().catch(() => openWindow(tab?.id));
});
