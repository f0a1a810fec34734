import type { Name } from '@citewright/record';
import { readPlainText } from '@citewright/record';
import { separateNames } from './author-separation.ts';
import { stripLabel } from './byline-label.ts';
import { isJunkAuthor } from './junk-author.ts';
import { cleanName, isLink } from './name-cleaning.ts';
import { isOrganisation } from './organisation.ts';
import { isCertainPerson, toPerson } from './person-name.ts';

const limits = { text: 6_000, names: 400 } as const;

/**
 * Reads the people and organisations in an author string: several names, roles, credentials, "By", "Family,
 * Given" lists and agencies; junk is omitted. Never throws; linear (the text is cut at 6,000 characters).
 */
export function splitAuthors(text: string): Name[] {
  const names = splitNames(text).slice(0, limits.names);
  const familyFirst =
    names.length > 1 &&
    names.every((name) => /^(?:\p{Ll}{2,3} ){0,2}\p{Lu}[\p{L}'’-]+ \p{Lu}{1,3}$/u.test(name));
  return names.map((name) => toName(familyFirst ? name.replace(/ (?=\p{Lu}+$)/u, ', ') : name));
}

/** The names in an author string as written, cleaned but not split into family and given. */
export function splitNames(text: string): string[] {
  const plain = readPlainText(text.slice(0, limits.text)) ?? '';
  const names = separateNames(
    withoutAbout(stripLabel(withoutAffiliations(plain)))
      .replace(helpers, '')
      .replace(eastAsianPictures, ''),
  )
    .filter(
      (part) =>
        !otherCredit.test(part) &&
        !picturesInBrackets.test(part) &&
        !chineseCredit.test(part) &&
        !dateline.test(part),
    )
    .map(cleanName)
    .filter((name) => name !== '' && !isLink(name) && !isJunkAuthor(name));
  return [...new Set(names)];
}

/** "Wei Chu (1), Marek Dudziak ((1) Institute of Structures, Pune)" */
const withoutAffiliations = (text: string): string =>
  text.replace(/\((?:[^()]|\([^()]{0,80}\)){0,300}\)/g, (note) =>
    /[,;(\d]/.test(note.slice(1)) || helping.test(note) ? ' ' : note,
  );

/** "(avec Anne Morel à Lyon)" */
const helping = /^\((?:with|mit|avec|con|com|met) /;

/** "About Ingrid Moe": the heading of a box about the author. */
function withoutAbout(text: string): string {
  const [, name = ''] =
    /^(?:about|über|à propos de|sobre|over|om) (?:the author:? )?(.{4,60})$/iu.exec(text) ?? [];
  return isCertainPerson(name) ? name : text;
}

/** Other contributions after the author: "and agencies", "with photographs by Bo Ek". */
const helpers =
  /,? (?:(?:and|with|et|avec|y|con|e|ed|und|mit|en|met|og|och) (?:news )?(?:agencies|agences|agencias|agenzie|agenturen|agências|agentschappen)|with (?:photo(?:graph)?s|photography|pictures|illustrations|video) by .{2,100})$/i;

/** "高橋美咲 写真・田中誠", "박서연 기자 사진 이하늘 기자" */
const eastAsianPictures = /[\s、，](?:写真|撮影|摄影|攝影|图片|圖片|사진)[\s・：:／/＝=].*$/u;

/** Photographers and translators are not authors. */
const otherCredit =
  /^\s*(?:photos?|photography|fotos?|images?|illustrations?|bilder?|pictures?|video|graphics?|art|artwork|translated|translation|edited|(?:medically )?reviewed|fact[- ]checked|übersetzung|traduction)(?: ?(?:by|von|par|por|de|di)\b| ?:)/i;

/** "Rui Gaudêncio (fotografia)" */
const picturesInBrackets =
  /[([](?:fotos?|foto(?:grafia|grafie|grafía|graf|grafin|graaf)|photo(?:s|graphy|graphie|graphe|grapher|graphs)?|pictures|images?|im[aá]genes|imagens|bilder|v[ií]deo|illustrations?|ilustra(?:ção|ción))[)\]]/i;

/** Editors and sources of Chinese news stories. */
const chineseCredit = /^[\s[［【]*(?:责任编辑|責任編輯|责编|編輯|编辑|编审|校对|审核|来源|來源) ?[:：]/;

/** "台北報導": the place of a report, after the author. */
const dateline = /^\p{Script=Han}{2,8}(?:報導|报道|報道|電|综合|綜合)$/u;

function toName(name: string): Name {
  return isOrganisation(name) ? { literal: name } : toPerson(name);
}
