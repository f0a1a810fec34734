// The entry point of the package: types of a work's record, and parsers of names, dates, markup and TeX.
export {
  type Custom,
  type DateValue,
  type Item,
  isDateVariable,
  isNameVariable,
  type Name,
  type NameVariable,
  type Quotation,
  type TextVariable,
  writtenAddress,
} from '@citewright/csl';
export { type FoundDate, findDates, readPageDate } from './dates/find-dates.ts';
/** @internal */
export { monthInAnyLanguage } from './dates/month-names.ts';
export { type DateHints, isoDate, type MonthOf, type PlainDate } from './dates/plain-date.ts';
export { readDate } from './dates/read-date.ts';
export { dateFromParts, readRegistryDate, romanYear, yearOf } from './dates/registry-date.ts';
export type { Evidence, FieldEvidence } from './evidence.ts';
export { inPlaceOf, ownFields } from './in-place-of.ts';
export { dateOf, partsOf, plainOf } from './item-text.ts';
export type { Places } from './likeness/alignment.ts';
/** @internal */
export { type Alignment, align, coverage, orderliness, placesOf } from './likeness/alignment.ts';
/** @internal */
export { commonWords } from './likeness/common-words.ts';
/** @internal */
export { editsBetween } from './likeness/distance.ts';
export { comparable, foldLetters, lettersOf, withoutAccents } from './likeness/fold.ts';
export { givenNamesFit } from './likeness/given-names.ts';
/** @internal */
export {
  bodyName,
  coreOf,
  familyKey,
  familyOf,
  holdsJoint,
  inLatin,
  isSameFamily,
  isSameFamilyName,
  isSamePerson,
} from './likeness/names.ts';
/** @internal */
export {
  harmonicMean,
  isSameTitle,
  mainTitle,
  sharedWords,
  tellingWords,
  titleLikeness,
  withoutSubtitle,
} from './likeness/titles.ts';
export type { Word } from './likeness/words.ts';
/** @internal */
export { type Token, tokensOf, weightOf, wordLikeness, wordsOf } from './likeness/words.ts';
export { isSameBy, isSameWork, type WorkKey, workKeys } from './likeness/works.ts';
export { decodeText } from './markup/decode-text.ts';
export { readMarkup, readPlainText } from './markup/read-markup.ts';
export type { XmlElement, XmlLimits } from './markup/read-xml.ts';
/** @internal */
export {
  childOf,
  childrenOf,
  descendantsOf,
  markupOf,
  parseXml,
  textOf,
} from './markup/read-xml.ts';
export { stripTags } from './markup/rich-text.ts';
/** @internal */
export { isShouted } from './markup/shouted.ts';
export { type VisibleText, visibleText } from './markup/visible-text.ts';
export { isMissing } from './missing-field.ts';
export { orderNotice } from './names/asked-order.ts';
/** @internal */
export { isCredential, isCredentialWord } from './names/credentials.ts';
export { isGivenName, isLikelyPerson } from './names/given-names.ts';
export { groupName, isOrganisation } from './names/organisation.ts';
export { isPlaceholderName } from './names/placeholder.ts';
export { fileNames, type NameParts, type NameSource, personName, readName } from './names/read-name.ts';
export { readNames } from './names/read-names.ts';
export { bylineNames, nameFromParts, registryNames } from './names/registry-names.ts';
export {
  type ExpectedField,
  isAboutStyle,
  type Notice,
  type NoticeCode,
  type NoticeValues,
  type ToldNotice,
  withSeverity,
} from './notice.ts';
export { isRightToLeft } from './right-to-left.ts';
export { publishedDoi, supersededNotice } from './superseded.ts';
export { isTexGroup, readTex } from './tex/read-tex.ts';
export type { Alternative, Fit, RecordLink, Verification } from './verification.ts';
export { webCopyOf } from './web-copy.ts';
export { noticeOfTitle, type TitleMark, withoutMark } from './withdrawn.ts';
export { zoteroTypes } from './zotero-types.ts';
