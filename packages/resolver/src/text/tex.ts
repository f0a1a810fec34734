const symbols: Record<string, string> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  iota: 'ι',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Gamma: 'Γ',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Xi: 'Ξ',
  Pi: 'Π',
  Sigma: 'Σ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
  times: '×',
  pm: '±',
  cdot: '·',
  infty: '∞',
  sqrt: '√',
  to: '→',
  rightarrow: '→',
  leftrightarrow: '↔',
  approx: '≈',
  sim: '∼',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  neq: '≠',
  ell: 'ℓ',
  hbar: 'ħ',
  circ: '°',
  prime: '′',
  ldots: '…',
  dots: '…',
  quad: ' ',
};

const accents: Record<string, string> = {
  bar: '\u0304',
  hat: '\u0302',
  tilde: '\u0303',
  vec: '\u20d7',
  dot: '\u0307',
};

const scripts: Record<string, string> = { _: 'sub', '^': 'sup' };

interface Reader {
  text: string;
  index: number;
}

/** The next group, command or character. */
function unit(reader: Reader): string {
  const char = reader.text.charAt(reader.index);
  reader.index += 1;
  if (char === '{') return sequence(reader, '}');
  if (char === '\\') return command(reader);
  if (char in scripts) return script(reader, scripts[char] ?? '');
  return char === '~' ? ' ' : char;
}

function script(reader: Reader, tag: string): string {
  const inner = unit(reader).trim();
  return inner === '' ? '' : `<${tag}>${inner}</${tag}>`;
}

function command(reader: Reader): string {
  const name = /[A-Za-z]+|[^A-Za-z]?/y;
  name.lastIndex = reader.index;
  const word = name.exec(reader.text)?.[0] ?? '';
  reader.index += word.length;
  if (!/^[A-Za-z]/.test(word)) return ',:; !'.includes(word) ? ' ' : word;
  while (reader.text.charAt(reader.index) === ' ') reader.index += 1;
  const accent = accents[word];
  // Commands that only change the type (\rm, \hbox, \mathrm) leave what they stand before.
  return accent === undefined ? (symbols[word] ?? '') : `${unit(reader)}${accent}`;
}

function sequence(reader: Reader, end: string): string {
  let built = '';
  while (reader.index < reader.text.length) {
    if (reader.text.charAt(reader.index) === end) {
      reader.index += 1;
      break;
    }
    built += unit(reader);
  }
  return built;
}

/** Nesting of braces is recursion here: formulas in titles stay far below these. */
const maxFormula = 300;

/** A command, a script or a lone variable; nothing that stands between two prices. */
const isFormula = (text: string) =>
  text.length <= maxFormula && (/[\\^_{]/.test(text) || /^[A-Za-z]{1,2}$/.test(text));

/** Formulas that publishers deposit as TeX (`$\hbox{CO}_{2}$`) as text with sub- and superscripts; prices stay as they are. */
export function withoutTex(text: string): string {
  const parts = text.split('$');
  if (parts.length < 3) return text;
  let built = parts[0] ?? '';
  for (let index = 1; index < parts.length; index += 1) {
    const part = parts[index] ?? '';
    if (index + 1 < parts.length && isFormula(part)) {
      built += sequence({ text: part, index: 0 }, '') + (parts[index + 1] ?? '');
      index += 1;
    } else {
      built += `$${part}`;
    }
  }
  return built;
}
