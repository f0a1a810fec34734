/** Deeper than JSON of any known service; recursion over deeper JSON could exhaust the stack. */
const maxDepth = 64;

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index += 1;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) {
      inString = true;
    } else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
    }
  }
  return deepest;
}

/** Parses JSON as UTF-8; throws `SyntaxError` for anything else, HTML included, and for nesting beyond 64 levels. */
export function parseJson(body: Uint8Array | string): unknown {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  if (depthOf(text) > maxDepth) throw new SyntaxError('JSON is nested too deeply');
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}
