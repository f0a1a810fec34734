/** Words that only names of organisations, desks and teams contain, in the languages of most pages. */
const organisationWords = new Set(
  (
    'university universität universidad universidade université universita institute institut instituto istituto college school ' +
    'academy department ministry ministère ministerio bureau office agency agencia agence agentur agenzia association ' +
    'verein verband society gesellschaft foundation stiftung fundación fondation organization organisation committee ' +
    'council commission board union federation party corporation company inc ltd llc gmbh ag plc corp co group team crew ' +
    'staff desk newsroom news press media network channel radio tv television magazine journal times herald tribune gazette ' +
    'post daily weekly review editors editorial editor redaktion redacción redaccion redação redazione rédaction redactie ' +
    'redaksjonen toimitus redakcja redakce onlineredaktion presse zeitung services service center centre centro museum ' +
    'library bibliothek church bank hospital clinic health laboratory lab labs project collective consortium alliance ' +
    'coalition authority administration government parliament embassy police city county state community contributors ' +
    'guest wire reports reporters reuters associated sciences studios studio publishing verlag editions books ' +
    'software technologies international global online digital .com .org .net blog website reporter correspondent ' +
    'newspaper editorialstaff web-desk webdesk'
  ).split(' '),
);

const organisationCharacters =
  /[編集部社局研究所新聞通信委員会協会編輯記者部]{2,}|編集部|新聞|통신|뉴스|기자단/u;

/** Whether a contributor's name is an organisation's (it then must not be split into family and given). */
export function isOrganisation(name: string): boolean {
  if (name.includes('/')) return true;
  const words = name.split(/[\s,/()]+/).filter(Boolean);
  if (words.length === 0) return false;
  if (words.some((word) => organisationWords.has(word.toLowerCase().replace(/[.:]$/, '')))) return true;
  if (organisationCharacters.test(name)) return true;
  if (/^(?:the|la|el|le|die|der|das) /i.test(name) && words.length > 1 && !/^(?:la|el|le|der) /.test(name))
    return true;
  if (words.some((word) => /^(?:of|for|für|des|and|et|und|&|the)$/.test(word))) return true;
  if (words.length === 1 && /^[\p{Lu}\d&.-]{2,8}$/u.test(name)) return true;
  return /\d/.test(name) || /\.(?:com|org|net|de|fr|co\.uk|info|io)\b/i.test(name) || words.length > 6;
}

/** Wire agencies. A bare credit of one tells where a text was taken from; only a labelled one ("By AFP") is an author. */
const agencies = new Set(
  (
    'ap afp efe dpa ansa reuters jiji kyodo xinhua tass pti ani ians aap pa upi sda apa lusa belga anp tt ntb ritzau pap čtk ctk mti ' +
    'bta tanjug hina fena srna anadolu aa yonhap antara bernama wam spa kuna irna isna interfax unian ukrinform agerpres mediafax sid ' +
    'epd kna notimex télam telam'
  )
    .split(' ')
    .concat(
      'associated press',
      'agence france-presse',
      'agencia efe',
      'europa press',
      'press association',
      'the associated press',
    ),
);

export function isAgency(name: string): boolean {
  return agencies.has(name.toLowerCase());
}
