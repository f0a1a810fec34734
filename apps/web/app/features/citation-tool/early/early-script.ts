import { styles } from '@citewright/styles';
import { toolAnchor } from '~/tool-link/tool-link.ts';
import { storageKeys } from '../storage.ts';
import { earlyHistoryId } from './early-history-id.ts';

const row = 'grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 py-1.5 @2xl:grid-cols-[5rem_1fr_auto]';
const badge = 'min-w-0 pt-2.5 text-cite';
const badgeName =
  'inline-flex min-h-6 items-center rounded-sm border border-cite bg-cite-wash px-2 text-xs leading-none font-semibold tracking-wide';
const reference =
  'col-span-2 row-start-2 py-2 font-serif ps-[0.5in] -indent-[0.5in] leading-relaxed [overflow-wrap:anywhere] @2xl:col-auto @2xl:row-auto';

/** Stands for the addresses of the tool's files, which `scripts/build.mjs` knows and puts in: from then on the page does not wait for them in a row. */
const toolFiles = '[/*tool files*/]';

/**
 * An inline script behind the prerendered tool, for the time until its code is here. It fills in what the form was sent with, selects the style
 * that was chosen last (none, where that has no tile: then the form sends none) unless the page has one, and shows the stored citations, so that
 * the page never says that there are none. After the first paint it has the files of the tool fetched, at a low priority. It is a string because it is written into the HTML as is; the content security policy allows it by its
 * hash.
 */
export function earlyScript(hasStyle: boolean): string {
  const names = Object.fromEntries(styles.map(({ id, name }) => [id, name]));
  const stored = hasStyle ? '' : `||localStorage.getItem('${storageKeys.style}')`;
  return `(function(d){try{
var f=d.querySelector('#${toolAnchor} form'),q=new URLSearchParams(location.search),t=q.get('sourceIdentifier'),s=q.get('format')${stored};
if(t)f.elements.sourceIdentifier.value=t;
if(s)f.querySelectorAll('[type=radio][name=format]').forEach(function(r){r.checked=r.value===s});
}catch(e){}try{
var h=JSON.parse(localStorage.getItem('${storageKeys.history}')),l=d.getElementById('${earlyHistoryId}'),n=${JSON.stringify(names)};
function add(to,tag,look,text){var c=d.createElement(tag);c.className=look;c.textContent=text||'';to.append(c);return c}
if(h&&h.length){d.documentElement.dataset.cited='';
h.slice(0,5).forEach(function(i){var r=add(l.querySelector('ol'),'li','${row}'),b=add(r,'span','${badge}');
b.dataset.style=i.citation.format;add(b,'span','${badgeName}',n[i.citation.format]||i.citation.format);
add(r,'p','${reference}',i.citation.plainText).dir='auto';add(r,'span','min-h-11 w-33')});
l.hidden=false}}catch(e){}
if(!(navigator.connection||{}).saveData)requestAnimationFrame(function(){setTimeout(function(){${toolFiles}.forEach(function(a){
var k=d.createElement('link');k.rel='modulepreload';k.fetchPriority='low';k.href=a;d.head.append(k)})})})
})(document)`;
}
