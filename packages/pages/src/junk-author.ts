import { comparable } from '@citewright/record';
import { isInterfaceText } from './interface-words.ts';

/** Placeholder authors of content management systems. */
const junkNames = new Set(
  (
    'admin|administrator|administrador|adm|root|super user|superuser|staff|staff writer|staff writers|staff report|staff reporter|' +
    'editor|editors|editorial|editorial staff|editorial team|editorial board|webmaster|web master|guest|guest author|guest post|' +
    'guest contributor|contributor|contributors|user|default|author|authors|autor|autore|auteur|by|none|null|undefined|unknown|' +
    'autores|autoren|autori|auteurs|verfasser|verfasserin|urheber|creador|creadores|contributors|' +
    'anonymous|anonym|anonyme|n a|na|test|no author|redaktion|redaccion|redacao|redazione|la redaction|redaction|redactie|' +
    'redakcja|redakce|the editors|web editor|web desk|webdesk|online desk|news desk|newsroom|press release|press office|pressestelle|pressestab|service de presse|ufficio stampa|oficina de prensa|sponsored|' +
    'wordpress|wp admin|posted by|published by|follow|share|read more|more|menu|home|contact|about|login|register|profile|' +
    'comments|leave a comment|view profile|biography|facebook|twitter|linkedin|rss|e mail|email|print|bio|writer|journalist|' +
    'reporter|view all posts|all posts|see all|continue reading|about the author|about the authors|author s|site|website|team|' +
    'the team|content team|wire service|agencies|agency|from staff reports|staff and wire reports|the author|about us|' +
    'published|updated|last updated|date|byline|reviewed|medically reviewed|fact checked|advertisement|by staff|op ed|opinion|' +
    'special correspondent|our correspondent|our special correspondent|staff correspondent|correspondent|news agencies|newswire|news service|from our correspondent|' +
    'onlineredaktion|die redaktion|agenturen|agences|la redazione|agencias|agências|da redação|a redação|por redacción|van onze redactie|onze redactie|nyhetsbyråer|redaktionen|redaksjonen|toimitus|' +
    'redakcja|redakce|redakcia|redakcija|uredništvo|szerkesztőség|redacția|redacţia|haber merkezi|dış haberler|internet haber|ban biên tập|tòa soạn|pv|phóng viên|redaksi|tim redaksi|' +
    'редакция|редакцията|редакція|редакција|наш корреспондент|информационная служба|σύνταξη|συντακτική ομάδα|التحرير|هيئة التحرير|وكالات|مراسلنا|المراسل|تحریریه|خبرنگار ما|מערכת|המערכת|סוכנויות|' +
    'डिजिटल डेस्क|वेब डेस्क|न्यूज डेस्क|न्यूज़ डेस्क|ब्यूरो|संवाददाता|हमारे संवाददाता|নিজস্ব প্রতিবেদক|নিজস্ব প্রতিনিধি|নিজস্ব সংবাদদাতা|স্টাফ রিপোর্টার|অনলাইন ডেস্ক|ডেস্ক রিপোর্ট|' +
    'กองบรรณาธิการ|ทีมข่าว|ผู้สื่อข่าว|编辑部|編輯部|本报记者|本報記者|本报讯|本報訊|記者|记者|综合报道|綜合報導|편집국|온라인뉴스팀|디지털뉴스팀|뉴스팀|기자|' +
    'thứ hai|thứ ba|thứ tư|thứ năm|thứ sáu|thứ bảy|chủ nhật|' +
    'news|blog|press|info|support|kontakt|impressum|seo|site admin|manager|moderator|纠错|責任者|管理人|管理者|編集部から|developer|dev|marketing|company|hidden'
  )
    .split('|')
    .map(comparable),
);

/** Text that no author's name contains: template leftovers, addresses, menus, code. */
const junkParts =
  /[{}<>$[\]]|#author|%\w+%|https?:|www\.|\/\/|\.(?:php|html?|aspx?)\b|@\w+\.|view all|see all|all posts|more (?:from|by|posts|about)|leave a |read more|click here|sign up|log ?in|subscribe|cookie|javascript|copyright|©|all rights|posted in|filed under|\bago\b|^updated|^published |^posted |\bmin read|minutes? read|comments?$/i;

/** "webteam", "Online Desk", "press-office" */
const desk =
  /^(?:web|online|news|site|content|digital|social media|marketing|press|comms|communications?|blog|copy) ?(?:team|desk|staff|admin|editors?|office|manager|writers?|user)$/;

/** "oakfield-admin", "Admin2" */
const account = /(?:^| )(?:admin|administrator|administrador|webmaster|superuser)\d*$/;

/** "Source AFP", "Quelle: dpa": where a text was taken from. */
const source =
  /^(?:source|fuente|fonte|quelle|kalla|kilde|lahde|zrodlo|zdroj|forras|sursa|izvor|kaynak|nguon|sumber|источник|джерело|източник|извор|πηγη) \p{L}/u;

/** "April 13", "13 avril" */
const dayOfMonth = /^(?:\p{L}+ \d{1,2}(?:st|nd|rd|th)?|\d{1,2} \p{L}+)$/u;

/** True when a name cannot be an author's: a role, a template leftover, an address, a menu entry, a date. */
export function isJunkAuthor(name: string): boolean {
  const key = comparable(name);
  if (
    key === '' ||
    junkNames.has(key) ||
    desk.test(key) ||
    account.test(key) ||
    /^\d[\d ]*$/.test(key) ||
    dayOfMonth.test(key) ||
    source.test(key)
  )
    return true;
  if (name.length > 120 || junkParts.test(name) || isInterfaceText(name)) return true;
  return !/\p{L}{2}|\p{Lo}|^\p{L}\.? ?\p{L}/u.test(name);
}
