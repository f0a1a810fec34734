const pageTypes = new Set([
  '',
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'text/xml',
  'application/xml',
]);

/** The media type of a `Content-Type` header, without parameters, in lower case. */
function mediaTypeOf(contentType: string): string {
  const end = contentType.indexOf(';');
  return (end < 0 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
}

/** True when an answer of this type can be a readable page; PDFs, images and archives cannot. */
export function isPageType(contentType: string): boolean {
  return pageTypes.has(mediaTypeOf(contentType));
}
