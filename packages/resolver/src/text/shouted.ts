/** Whether a text is in capitals throughout, so that what they mean can no longer be told ("ON THE TIDES"). */
export function isShouted(text: string): boolean {
  const letters = text.replace(/<[^<>]{1,60}>/g, '').replace(/[^\p{Lu}\p{Ll}]/gu, '');
  return letters.length > 3 && letters === letters.toUpperCase();
}
