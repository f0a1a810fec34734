import { comparable } from '@citewright/record';

const academic =
  /^(?:(?:school|faculty|department|dept|division|chair|institute) (?:of|for) |(?:fakultat|institut|fachbereich|lehrstuhl) fur |(?:facultad|faculdade|departamento|escuela|escola) d[eo] |(?:faculte|departement|ecole) d|(?:facolta|dipartimento|scuola) d)/;

/** "University Communications", "Press and Public Relations", "Marketing Department" */
const communications =
  /^(?:(?:university|corporate|central|external|strategic) )?(?:communications?|kommunikation|marketing|press|presse|public relations|public affairs|media relations)(?: (?:and|und|et|y|e) (?:marketing|communications?|kommunikation|presse|public relations|public affairs|media|offentlichkeitsarbeit))?(?: (?:department|office|service|services|unit|division|team))?$/;

/** "Office of Communications", "Gabinete de Prensa", "Stabsstelle Presse" */
const communicationsOf =
  /^(?:office|department|division|unit|bureau|gabinete|oficina|departamento|servicio|service|direction|assessoria|ufficio|stabsstelle|abteilung|referat|afdeling) (?:(?:of|for|de|di|da|fur|la) ){0,2}(?:communications?|kommunikation|communicatie|comunicacion|comunicacao|comunicazione|prensa|imprensa|presse|stampa|marketing|public affairs|public relations|offentlichkeitsarbeit)(?: (?:and|und|et|y|e) \p{L}+)?$/u;

/** True for a part of an institution that publishes for others: a department, a faculty, a press office. */
export function isUnit(name: string): boolean {
  const key = name.length > 120 ? '' : comparable(name);
  return academic.test(key) || communications.test(key) || communicationsOf.test(key);
}
