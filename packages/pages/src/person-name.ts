import { bylineNames, isLikelyPerson, type Name, readName } from '@citewright/record';
import { isFamilyFirst, isKnownGiven } from './given-names.ts';
import { isInterfaceText } from './interface-words.ts';
import { isRole } from './name-cleaning.ts';
import { isOrganisation } from './organisation.ts';
import { isTopic } from './topic.ts';

/** A person's name from a byline; what the reader takes for nobody stays a `literal`. */
export const toPerson = (text: string): Name =>
  georgian.test(text) ? inOrder(text) : (readName(text, bylineNames) ?? { literal: text });

/** Names in this script have no capitals, though Unicode knows some. */
const georgian = /^\p{Script=Georgian}+(?: \p{Script=Georgian}+)+$/u;

function inOrder(text: string): Name {
  const at = text.lastIndexOf(' ');
  return { family: text.slice(at + 1), given: text.slice(0, at) };
}

const particle =
  "(?:(?:van|von|vom|der|den|de|del|della|di|da|do|dos|du|la|le|ten|ter|zu|zur|af|av|bin|ibn|al|el|y|e|d'|d’) ?)";
const family = String.raw`${particle}{0,3}\p{Lu}[\p{L}.'’-]*`;
const givenFirst = new RegExp(String.raw`^(\p{Lu}[\p{L}-]+)(?: \p{Lu}\.?)?(?: ${family}){1,3}$`, 'u');
const initialsFirst = new RegExp(String.raw`^(?:\p{Lu}\.[ -]?){1,4}${family}(?: ${family})?$`, 'u');
const familyFirst = new RegExp(
  String.raw`^${family}(?:[ -]${family}){0,2}, (\p{Lu}[\p{L}-]*\.?)(?: \p{Lu}[\p{L}-]*\.?){0,3}$`,
  'u',
);

/** "T. B." */
const onlyInitials = /^(?:\p{Lu}\.? ?){1,4}$/u;

/** Two to four words in a script without capitals: "سلمى حداد", "अनिता शर्मा". */
const uncasedName =
  /^([\p{Lo}\p{Script=Georgian}\p{M}\u200c'’]{2,20})(?: [\p{Lo}\p{Script=Georgian}\p{M}\u200c.'’-]{1,20}){1,3}$/u;

/** Frequent Japanese family names, with which no newspaper section begins. */
export const japaneseName =
  /^(?:佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|林|斎藤|清水|山崎|阿部|池田|橋本|山下|石川|中島|前田|藤田|小川|後藤|岡田|長谷川|村上|近藤|石井|坂本|遠藤|青木|藤井|西村|福田|太田|三浦|藤原|岡本|松田|中川|中野|原田|小野|田村|竹内|金子|和田|中山|石田|上田|森田|柴田|酒井|工藤|横山|宮崎|宮本|内田|高木|安藤|島田|谷口|大野|高田|丸山|今井|河野|藤本|村田|武田|上野|杉山|増田|平野|大塚|千葉|久保|松井|小島|岩崎|桜井|野口|松尾|菊地|木下|松岡|松浦|松下|松永|松村|大川|大島|大石|大橋|大西|大谷|大原|大久保|小池|小泉|小松|小西|小山|小沢|小澤|小倉|小田|中西|中田|中尾|中井|中澤|中沢|高野|高村|高島|高井|高瀬|長田|長井|永井|永田|永野|森下|森本|森川|森山|村井|村山|村松|山内|山根|山川|山岸|山野|山村|山添|川口|川崎|川上|川村|川島|川端|吉川|吉村|吉岡|吉野|西山|西川|西田|西野|西岡|北川|北村|荒井|荒木|新井|本田|本間|本多|平田|平井|平山|平川|平松|土屋|土井|成田|広瀬|岩本|岩田|岩井|岩佐|熊谷|片山|市川|矢野|宮川|宮田|宮内|水野|須藤|服部|樋口|秋山|浅野|浅井|浅田|関口|関根|飯田|飯塚|田口|田辺|田島|田代|田畑|三宅|三好|三上|横田|横井|杉本|杉浦|杉田|福井|福島|福本|堀内|堀江|栗原|久保田|菅原|菅野|石橋|石原|石黒|黒田|黒川|奥村|奥田|奥野|望月|岡崎|岡部|岡村|早川|児玉|内山|内藤|安田|安部|五十嵐|渡部|野田|塚本|坂口|坂井|白石|古川|古賀|根本|古田|尾崎|榎本|神谷|松原|青山|鶴田|滝沢|篠原|長尾|落合|桑原|梅田|日高|津田|笠原|三輪|加納|伊東|植田|甲斐|相馬|金井|桜庭|萩原|沢田|澤田|戸田|竹田|竹中|金田|今村|今野|野村) ?[\p{Script=Han}\p{Script=Hiragana}]{1,3}(?<![県市区町駅港湾線署店会社局氏])$/u;

/**
 * True for a text that is a person's name even where nothing on the page says so: a frequent given name and a
 * family name, initials and a family name, "Family, Given",
 * or a frequent Japanese family name.
 */
export function isCertainPerson(text: string): boolean {
  if (text.length > 60 || isRole(text) || isOrganisation(text) || onlyInitials.test(text)) return false;
  if (isLikelyPerson(text) || initialsFirst.test(text) || japaneseName.test(text) || isFamilyFirst(text))
    return true;
  const [, uncased = ''] = uncasedName.exec(text) ?? [];
  if (uncased !== '' && isKnownGiven(uncased)) return true;
  const [, given = ''] = givenFirst.exec(text) ?? familyFirst.exec(text) ?? [];
  return given !== '' && (isKnownGiven(given) || /^\p{Lu}\.?$/u.test(given));
}

/** First words of two-word names of places: "Los Angeles", "New York". */
export const placeOpeners =
  /^(?:los|las|san|santa|santo|saint|st\.?|new|north|south|east|west|great|el|fort|port|mount|lake|cape|rio|buenos|hong|tel|abu|costa|puerto|united|sierra|saudi|bad|le|la) \p{Lu}\p{Ll}+$/iu;

/** Words of sections, buttons and headings that are printed like names: "Public Safety", "Real Estate" */
const sectionWords =
  /(?:^| )(?:news|press|release|public|safety|health|education|business|sports?|politics|culture|opinion|travel|science|technology|food|lifestyle|local|world|national|economy|finance|weather|video|stor(?:y|ies)|reports?|events?|updates?|guide|series|special|latest|breaking|featured|top|daily|weekly|posts?|articles?|blog|recent|popular|related|estate|research|policy|services?|projects?|resources?|information|general|category|uncategorized|about|contact|read|share|print|view|minutes?|edition|archives?|home|page|terms|privacy)(?= |$)/i;

const word = String.raw`\p{Lu}(?:\p{Ll}|\.|['’]\p{Lu})[\p{L}.'’-]*`;
const nameShape = new RegExp(`^${word}(?:,? ${particle}{0,2}${word}){1,3}$`, 'u');

/** "Ferit ÖZDAĞ" */
const familyInCapitals = /^(?:\p{Lu}\p{Ll}{2,}[ -]){1,3}\p{Lu}{3,}$/u;

/**
 * True for a text in the shape of a person's name: two to four capitalised words, or "Family, Given". Only
 * where the page says that it is one (a class, a list of authors, the line above the date).
 */
export function isPossiblePerson(text: string): boolean {
  if (isCertainPerson(text)) return true;
  const words = text.replace(',', '').split(' ');
  if (words.length < 2 || words.length > 5 || isRole(text) || isOrganisation(text)) return false;
  if (isTopic(text) || isInterfaceText(text)) return false;
  return (
    !placeOpeners.test(text) &&
    !sectionWords.test(text) &&
    (nameShape.test(text) || familyInCapitals.test(text))
  );
}
