import { isOrganisation as isBody } from '@citewright/record';
import { isAgency } from './agencies.ts';

/** Words for desks, newspapers, sites and companies in bylines, in addition to those in registries. */
const pressWords = new Set(
  (
    'school college university agence agencia agent agentur agenzia verein verband gesellschaft stiftung fundación fondation party corp co ag plc crew staff desk ' +
    'newsroom news media network channel radio tv television magazine journal times herald tribune gazette post daily weekly review ' +
    'editors editorial editor redaktion redacción redaccion redação redazione rédaction redactie redaksjonen toimitus redakcja redakce ' +
    'onlineredaktion presse zeitung services centers university police city county state community contributors guest wire reports ' +
    'reporters reuters associated studio studios publishing verlag editions books software technologies global online digital .com ' +
    '.org .net blog website reporter correspondent newspaper web-desk webdesk customs protection office museum kindergarten stadt ' +
    'gazeta jornal diario diário giornale corriere krant dagblad tidning tidningen tidende avisen bladet lehti sanomat noviny deník denník dziennik hírlap ziarul gazete gazetesi rádio radyo газета вестник журнал ' +
    'gemeinde ministère ministerio ministerium clinic health hospital collective coalition embassy ' +
    'rights sport sports bbc cnn npr pbs itv nbc cbs nasa noaa nhs britannica welle rundfunk canada australia parliament watch children'
  ).split(' '),
);

const pressCharacters =
  /編集部|編輯部|编辑部|新聞|新闻|通信社|通訊社|通讯社|時報|时报|日報|日报|[網网]$|통신|뉴스|일보|기자단/u;
const joiners = /^(?:of|for|für|des|and|et|und|&|the)$/;

/** True when a contributor's name is an organisation's, which must not be split. */
export function isOrganisation(name: string): boolean {
  if (name.includes('/') || isAgency(name) || isBody(name) || pressCharacters.test(name)) return true;
  const words = name.split(/[\s,()]+/).filter(Boolean);
  if (words.some((word) => pressWords.has(word.toLowerCase().replace(/[.:]$/, '')))) return true;
  if (/^(?:the|die|das) /i.test(name)) return true;
  if (words.some((word) => joiners.test(word))) return true;
  if (words.length === 1 && /^[\p{Lu}\d&.-]{2,8}$/u.test(name)) return true;
  return /\d/.test(name) || /\.(?:com|org|net|de|fr|co\.uk|info|io)\b/i.test(name) || words.length > 6;
}
