import type { TextStyle } from '../markup/rich-text.ts';

/** Accents of TeX as combining characters of Unicode. */
export const accents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
  t: '\u0361',
};

/** Accents that exist in formulas only. */
export const mathAccents: Readonly<Record<string, string>> = {
  bar: '\u0304',
  hat: '\u0302',
  tilde: '\u0303',
  vec: '\u20d7',
  dot: '\u0307',
  ddot: '\u0308',
};

/** The signs that accents without a base letter are. */
export const accentSigns: Readonly<Record<string, string>> = { '\u0300': '`', '\u0302': '^', '\u0303': '~' };

const greek =
  'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ varsigma ς tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω ' +
  'Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω';

const letters =
  'ss ß SS ẞ ae æ AE Æ oe œ OE Œ aa å AA Å o ø O Ø l ł L Ł i ı j ȷ dh ð DH Ð th þ TH Þ dj đ DJ Đ ng ŋ NG Ŋ';

const marks =
  'textendash – textemdash — textquoteleft ‘ textquoteright ’ textquotedblleft “ textquotedblright ” lq ‘ rq ’ ' +
  'guillemotleft « guillemotright » guilsinglleft ‹ guilsinglright › quotedblbase „ quotesinglbase ‚ textquotedbl " textquotesingle \' ' +
  'textexclamdown ¡ textquestiondown ¿ ldots … dots … textellipsis … textbullet • textbackslash \\ textbraceleft { textbraceright } ' +
  'textasciitilde ~ textasciicircum ^ textasciigrave ` textbar | slash / textless < textgreater > textunderscore _ textdollar $ ' +
  'textregistered ® texttrademark ™ copyright © textcopyright © textdegree ° degree ° textmu µ textperiodcentered · S § P ¶ ' +
  'dag † ddag ‡ pounds £ textsterling £ euro € texteuro € textyen ¥ textcent ¢ textordfeminine ª textordmasculine º';

const mathematics =
  'times × cdot · pm ± mp ∓ div ÷ le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ approx ≈ sim ∼ simeq ≃ equiv ≡ propto ∝ infty ∞ partial ∂ nabla ∇ ' +
  'sum ∑ prod ∏ int ∫ in ∈ notin ∉ subset ⊂ cup ∪ cap ∩ to → rightarrow → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ uparrow ↑ downarrow ↓ ' +
  'circ ° degree ° ast ∗ star ⋆ prime ′ ell ℓ hbar ℏ dagger † sqrt √ langle ⟨ rangle ⟩ forall ∀ exists ∃ oplus ⊕ otimes ⊗ perp ⊥ ll ≪ gg ≫';

function pairs(words: string): [name: string, text: string][] {
  const list = words.split(' ');
  return list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? '']] : []));
}

/** Commands for a single character or word. */
export const symbols: ReadonlyMap<string, string> = new Map([
  ...[greek, letters, marks, mathematics].flatMap(pairs),
  [' ', ' '],
  [',', ' '],
  [';', ' '],
  [':', ' '],
  ['~', ' '],
  ['\\', ' '],
  ['newline', ' '],
  ['par', ' '],
  ['quad', ' '],
  ['space', ' '],
  ['TeX', 'TeX'],
  ['LaTeX', 'LaTeX'],
  ...[...'&%$#_{}<>|'].map((sign): [string, string] => [sign, sign]),
]);

/** Commands and switches that change the style of text. */
export const textStyles: Readonly<Record<string, TextStyle>> = {
  textit: 'i',
  emph: 'i',
  textsl: 'i',
  mkbibemph: 'i',
  mkbibitalic: 'i',
  textbf: 'b',
  mkbibbold: 'b',
  textsubscript: 'sub',
  textsuperscript: 'sup',
  mkbibsuperscript: 'sup',
  textsc: 'sc',
  it: 'i',
  em: 'i',
  sl: 'i',
  itshape: 'i',
  bf: 'b',
  bfseries: 'b',
  sc: 'sc',
  scshape: 'sc',
};

/** The commands in `textStyles` that apply up to the end of their group instead of taking an argument. */
export const switches: ReadonlySet<string> = new Set('it em sl itshape bf bfseries sc scshape'.split(' '));
