const firstLetter = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;

/** Whether text without markup is read from right to left: by the script of its first letter, as `dir="auto"` of HTML decides. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(firstLetter.exec(text)?.[0] ?? '');
