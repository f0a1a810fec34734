/** A page that its reader wants cited, as the reader sees it. */
interface PageInHand {
  url: string;
  html: string;
}

// Module-level, as the transport that sends it: a popup has one page, which ends with the popup.
let page: PageInHand | undefined;

/** Takes a page in hand: requests for its address are sent with it. */
export function takeInHand(taken: PageInHand | undefined): void {
  page = taken;
}

const takesPages = /^\/api\/(?:projects\/\d+\/)?citations$/;

/** The body of a request, with the page that it is about if that is in hand. */
export function withPageInHand(path: string, body: RequestInit['body']): RequestInit['body'] {
  if (!page || typeof body !== 'string' || !takesPages.test(path)) return body ?? null;
  const request: { inputType?: unknown; sourceInput?: unknown } = JSON.parse(body);
  if (request.inputType !== 'url' || request.sourceInput !== page.url) return body;
  return JSON.stringify({ ...request, page });
}
