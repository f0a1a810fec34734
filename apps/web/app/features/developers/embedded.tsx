import { createElement, useEffect } from 'react';
import { escapeMarkup } from '~/ui/reference-markup.ts';

const script = '/embed/cite.js';

/** The button as other sites have it. */
export function LiveButton({ doi, label }: { doi: string; label: string }) {
  useEffect(() => {
    if (document.querySelector(`script[src="${script}"]`)) return;
    document.head.append(Object.assign(document.createElement('script'), { src: script, async: true }));
  }, []);
  const fallback = <a href={`/cite?doi=${encodeURIComponent(doi)}`}>{label}</a>;
  return <p>{createElement('citewright-button', { doi, label }, fallback)}</p>;
}

/** A link whose address is code, which React writes as markup only. Here it does nothing: our policy forbids it to run. */
export function Bookmark({ label, code }: { label: string; code: string }) {
  const html = `<a href="${escapeMarkup(code)}">${escapeMarkup(label)}</a>`;
  return <p dangerouslySetInnerHTML={{ __html: html }} />;
}
