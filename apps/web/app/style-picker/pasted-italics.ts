const slanted = 'i, em, cite';

/** What was copied as HTML, as text with italics in asterisks; undefined where nothing of it is in italics. */
export function pastedItalics(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const marked = [...body.querySelectorAll(slanted)].filter(
    (element) => element.textContent.trim() !== '' && !element.parentElement?.closest(slanted),
  );
  if (marked.length === 0) return undefined;
  for (const hidden of body.querySelectorAll('style, script, title')) hidden.remove();
  for (const element of marked) element.replaceChildren(`*${element.textContent.trim()}*`);
  for (const block of body.querySelectorAll('p, div, li, br, tr')) block.after('\n');
  return body.textContent
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
