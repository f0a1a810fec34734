/** Degrees and memberships after a name, without their dots. */
const credentials = new Set(
  (
    'phd md dphil msc bsc ma ba mba med edd jd llm llb do dds rn rd rdn cpa cfa esq mph msw lcsw facp frcs psyd pharmd dvm mfa ms ' +
    'cdn ldn frs obe mbe dba lmft aprn cscs cpt bsn msn dc dnp faap facs mbbs mrcp frcp cissp drph scd dsc'
  ).split(' '),
);

function bare(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[,;:]$/, '');
}

/** A capital and a small letter are a family name: Ma, Ba, Do. */
const shortName = /^\p{Lu}\p{Ll}[,;:]?$/u;

/** Whether a word is a degree or membership, with or without periods ("Ph.D.", "MD"). */
export function isCredentialWord(word: string): boolean {
  return credentials.has(bare(word)) && !shortName.test(word);
}

/** Whether a text is nothing but degrees ("MD", "Ph.D., MPH"). */
export function isCredential(part: string): boolean {
  return part.split(' ').every(isCredentialWord);
}
