// What stands before a name with its year in running text.

const weak =
  /(?<!\p{L})(?:of|to|from|with|as|like|or|and|de|do|da|por|para|com|como|comme|wie|e|o|u|ou|et|y|und|oder|von|du|d['’])\s*$/iu;
/** `Para Estévez (2011), el viento tiene dueño.` */
const opening = /(?:^|[.;:!?]\s)(?:Para|Pour|Conforme)\s$/u;
const strong = /(?:according to|de acordo com|d['’]après|de acuerdo con|as argued by)\s*$/iu;

/** Whether a text ends with words that stand before words of a title or a method, too, not before authors alone. */
export const endsInWeakCue = (before: string): boolean =>
  weak.test(before) && !strong.test(before) && !opening.test(before);

/** Whether a text ends with a word that says whose work or by what means something is: `shown by Okafor`, `balanced by Entropy`. */
export const endsInBy = (before: string): boolean =>
  /(?<!\p{L})(?:by|par|durch)\s*$/iu.test(before) && !strong.test(before);

/** Behind somebody's year and its bracket: what no place and no method does. */
const saying =
  /^,?\s(?:(?:also|has|have|first|later|recently|hat|haben|a|ha|han|há)\s)?(?:argue[ds]?|assert(?:s|ed)?|claim(?:s|ed)?|conclude[ds]?|contend(?:s|ed)?|coined|criticise[ds]?|criticize[ds]?|emphasi[sz]e[ds]?|hypothesi[sz]e[ds]?|interviewed|maintain(?:s|ed)?|note[ds]|propose[ds]?|posit(?:s|ed)?|remark(?:s|ed)?|surmise[ds]?|warn(?:s|ed)?|writes?|wrote|argumentiert|behauptet|betont|beschreibt|definiert|schreibt|unterscheidet|affirment?|affirmé|écrit|écrivent|estiment?|soulignent?|soutiennent|soutient|afirma[nm]?|argumenta[nm]?|defiende[n]?|defende[m]?|escribe[n]?|escreve[m]?|sostienen?|señalan?|propone[n]?|propõe[m]?|afferma(?:no)?|sostengono|betoogt|stelt|hävdar|menar|hevder|mener|hævder)(?!\p{L})/iu;

/** Whether a text begins with what somebody says: `Halvorsen (2015) argues`. */
export const says = (behind: string): boolean => saying.test(behind);
