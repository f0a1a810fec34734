import type { DeveloperPart } from './part.ts';

/** The browser extension. */
export const extensionPart: DeveloperPart = {
  id: 'extension',
  title: 'Browser extension',
  blocks: [
    {
      kind: 'text',
      text: 'A button for Chromium and Firefox that cites the page, the PDF or the selected text in front of you. It reads the page as you see it, so walls do not stop it, and it reads nothing until you press the button. An identifier is sent alone; a page goes without its forms, and nothing of it is kept. In its options you name the server, which may be your own.',
    },
    {
      kind: 'code',
      label: 'Packages for both stores, from our source',
      code: `PUBLIC_ORIGIN=$ORIGIN npm run extension`,
    },
    {
      kind: 'text',
      text: 'The unpacked extension stands in `apps/extension/build/chromium` and `apps/extension/build/firefox`. Other programs can send a page as the extension does: `page` takes the place of an address that our server would have to fetch.',
    },
    {
      kind: 'code',
      label: 'Cite a page that you have',
      code: `curl $ORIGIN/api/citations -H 'content-type: application/json' -d '{
  "format": "apa",
  "page": { "url": "https://intranet.example/rivers", "html": "<title>How rivers grow</title>..." }
}'`,
    },
  ],
};
