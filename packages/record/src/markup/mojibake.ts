/** The bytes 0x80 to 0x9f in Windows-1252; its five unused codes stand for themselves. */
const windows1252 = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

/**
 * UTF-8 read as Windows-1252 or Latin-1: a lead byte and its continuation bytes, each shown as a character. Two-byte lead bytes go up
 * to Arabic (Û) only, since „Spaß“ is no mojibake.
 */
const mojibake =
  /[Â-Û][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[â-ï][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}|ð[\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{3}/g;

function byteOf(character: string): number {
  const index = windows1252.indexOf(character);
  return index < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + index;
}

/** Repairs UTF-8 that was read in a single-byte encoding ("RenÃ©"). Sequences that do not decode stay as they are. */
export function repairMojibake(text: string): string {
  return text.replace(mojibake, (sequence) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(sequence, byteOf));
    } catch {
      return sequence;
    }
  });
}
