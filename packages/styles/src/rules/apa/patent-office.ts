import type { Item } from '@citewright/csl';
import { type GrantedPatent, grantedPatent } from '../patent.ts';

const usOffice = 'U.S. Patent and Trademark Office';

/** Offices and countries, as authority or at the start of the kind of patent, with the adjective of their patents. */
const nations: readonly (readonly [RegExp, string])[] = [
  [/^(?:U\.?S\.?(?:A\.?)?|United States(?: of America)?)(?= |$)/i, 'U.S.'],
  [/^(?:European|EPO?)(?= |$)/i, 'European'],
  [/^(?:Japan(?:ese)?|JP)(?= |$)/i, 'Japanese'],
  [/^(?:New Zealand|N\.?Z\.?)(?= |$)/i, 'N.Z.'],
  [/^(?:Canad(?:a|ian)|CA)(?= |$)/i, 'Canadian'],
  [/^(?:(?:IP )?Australian?|AU)(?= |$)/i, 'Australian'],
  [/^(?:U\.?K\.?|GB|United Kingdom|British|Great Britain)(?= |$)/i, 'UK'],
  [/^(?:German(?:y)?|DE)(?= |$)/i, 'German'],
  [/^(?:Chin(?:a|ese)|CN)(?= |$)/i, 'Chinese'],
];

const nationOf = (text: string): string | undefined => nations.find(([name]) => name.test(text))?.[1];
const isOffice = (text: string): boolean => /office|organi[sz]ation|^IP /i.test(text);
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The number without the words before it: "U.S. Patent No. 9,367,592". */
const barePatentNumber = (number: string): string =>
  number.replace(/^.{0,20}?\bpatent,? (?:application )?(?:nos?\.? ?|number )?(?=\S*\d)/i, '').trim();

/** A patent by its number, or by the office, country or kind of its record. */
export function patentByOffice(item: Item): GrantedPatent | undefined {
  const number = barePatentNumber(String(item.number ?? '').slice(0, 60));
  const granted = grantedPatent({ ...item, number });
  if (granted) return { ...granted, nation: granted.nation === 'US' ? 'U.S.' : granted.nation };
  if (item.type !== 'patent' || !number) return undefined;
  const kind = String(item.genre ?? item.number).slice(0, 60);
  const authority = String(item.authority ?? '');
  const nation = [kind, authority, String(item.jurisdiction ?? '')].map(nationOf).find(Boolean);
  if (!nation) return undefined;
  const isUS = nation === 'U.S.';
  return {
    nation,
    number:
      isUS && /^\d{7,8}$/.test(number.replaceAll(/[ ,]/g, ''))
        ? grouped(number.replaceAll(/[ ,]/g, ''))
        : number,
    office: isUS ? usOffice : isOffice(authority) ? authority : undefined,
  };
}
