import type { BlockKind, PaperDocument, Span } from '../../document.ts';
import { CitedWorks } from '../keys/cited-works.ts';
import { noFiles, type ProjectFiles } from '../keys/project-files.ts';
import { noteMark, TextBuilder } from '../office/text-builder.ts';
import { createSearch } from '../search.ts';
import { bibliographyOf, plainTex } from './bibliography.ts';
import { latexKeys, readCitation } from './cite-commands.ts';
import { argumentAt, expandMacros, groupAt, optionAt, skipSpace } from './expand-macros.ts';
import { absentParts, withInclusions } from './inclusions.ts';
import { runningLatex } from './passages.ts';

/** Arguments inside arguments. */
const limits = { depth: 30 };

/** Environments whose content is no text of the paper. */
const silent = new Set(
  (
    'filecontents tikzpicture pgfpicture CCSXML algorithmic algorithm2e equation eqnarray ' +
    'align alignat gather multline displaymath math flalign dmath picture forest prooftree array thebibliography'
  ).split(' '),
);
const tables = new Set(['tabular', 'tabularx', 'tabulary', 'longtable', 'supertabular', 'tblr']);

/** Commands that print nothing, with the number of their arguments. */
const hidden: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'maketitle tableofcontents listoffigures listoftables newpage clearpage cleardoublepage pagebreak noindent indent centering appendix smallskip medskip bigskip hfill vfill hline toprule midrule bottomrule printbibliography protect raggedright footnotesize small normalsize large Large LARGE huge Huge tiny scriptsize onecolumn twocolumn frontmatter mainmatter backmatter balance sloppy makeatletter makeatother relax xspace null leavevmode unskip ignorespaces nobreak allowbreak linebreak pagestyle*',
    'label ref eqref pageref autoref cref Cref vref nameref hyperref includegraphics vspace hspace bibliographystyle usepackage documentclass author date affil affiliation institute address email orcid thispagestyle pagestyle pagenumbering color index hyphenation bibliography addbibresource cline cmidrule input include graphicspath keywords phantomsection vskip thesection theoremstyle captionsetup hypersetup geometry newtheorem* numberwithin* tikzset pgfplotsset sisetup lstset DeclareMathOperator*',
    'setlength addtolength setcounter addtocounter newtheorem definecolor* numberwithin fontsize rule resizebox* scalebox*',
    'addcontentsline definecolor',
  ].flatMap((names, count) => names.split(' ').map((name) => [name.replace('*', ''), count])),
);

const headings = /^(?:part|chapter|(?:sub){0,2}section|addsec|addchap)$/;

/** A mark of structure: a command, an environment, mathematics, a cell, the end of a paragraph. */
const structure = /\\([a-zA-Z@]+)|\\([()[\]\\])|\$\$?|&|\n[ \t]*\n\s*/g;

const formulaEnds: Readonly<Record<string, RegExp>> = {
  $: /(?<!\\)\$/,
  $$: /\$\$/,
  '\\(': /\\\)/,
  '\\[': /\\\]/,
};

/** Space at the ends of TeX, inside or outside of groups: `by \\mbox{`, `} says`. */
const spaceBefore = /^[{}]*[\s~]/;
const spaceBehind = /[\s~](?:\\[a-zA-Z@]{1,40}\*?\s?\{|[{}]){0,8}$/;

/** The longest formula inside a line. */
const longestFormula = 1_000;

/** An address without the signs that TeX wants before some of its characters. */
const unescaped = (address: string) => address.replace(/\\([#%&_~])/g, '$1');

class LatexReader {
  readonly #builder = new TextBuilder();
  readonly #works: CitedWorks;
  /** Notes up to now: their marks, and what adds their text. */
  readonly #notes: { mark: Span; add: () => void }[] = [];
  /** Ends of environments that the text under way does not have. */
  #absent = new Set<string>();
  /** Finds signs in the text under way. */
  #search = createSearch('');
  #isOpen = false;
  #endsInSpace = true;
  #inTable = 0;

  constructor(works: CitedWorks) {
    this.#works = works;
  }

  read(title: string, body: string): PaperDocument {
    if (title !== '') this.#block('heading', title, 0);
    this.#scan(body, 0);
    this.#end();
    this.#works.addList(this.#builder, 'References');
    this.#builder.end();
    // Notes inside notes are added behind them.
    for (const [index, { mark, add }] of this.#notes.entries()) {
      this.#begin('note');
      const start = this.#builder.position;
      this.#builder.label(`${noteMark(index + 1)} `);
      add();
      this.#builder.note(mark, start);
      this.#isOpen = false;
    }
    return { ...this.#builder.build().document, keyed: this.#works.keyed };
  }

  #begin(kind: BlockKind): void {
    this.#builder.begin(kind);
    this.#isOpen = true;
    this.#endsInSpace = true;
  }

  #end(): void {
    this.#builder.end();
    this.#isOpen = false;
  }

  #append(text: string): void {
    const kept = this.#endsInSpace ? text.trimStart() : text;
    if (kept === '') return;
    if (!this.#isOpen) this.#begin(this.#inTable > 0 ? 'row' : 'paragraph');
    this.#builder.append(kept);
    this.#endsInSpace = /\s$/.test(kept);
  }

  /** Adds TeX without structure. */
  #words(tex: string): void {
    if (tex === '') return;
    const text = plainTex(tex).trim();
    const head = spaceBefore.test(tex) ? ' ' : '';
    const tail = text !== '' && spaceBehind.test(tex) ? ' ' : '';
    this.#append(`${head}${text}${tail}`);
  }

  #cell(): void {
    if (!this.#isOpen) this.#begin('row');
    this.#builder.append('\t');
    this.#endsInSpace = true;
  }

  #block(kind: BlockKind, tex: string, depth: number): void {
    this.#begin(kind);
    this.#scan(tex, depth + 1);
    this.#end();
  }

  #cite({ cites, form }: NonNullable<ReturnType<typeof readCitation>>): void {
    if (form === 'nothing' || cites.length === 0) return;
    if (form === 'note') {
      this.#note(() => {
        this.#works.addTo(this.#builder, cites, 'bare');
        this.#builder.append('.');
      });
      return;
    }
    if (!this.#isOpen) this.#begin(this.#inTable > 0 ? 'row' : 'paragraph');
    this.#works.addTo(this.#builder, cites, form);
    this.#endsInSpace = false;
  }

  #note(add: () => void): void {
    if (!this.#isOpen) this.#begin('paragraph');
    this.#notes.push({ mark: this.#builder.mark(noteMark(this.#notes.length + 1)), add });
    this.#endsInSpace = false;
  }

  #scan(text: string, depth: number): void {
    if (depth > limits.depth) return;
    const [absent, search] = [this.#absent, this.#search];
    this.#absent = new Set();
    this.#search = createSearch(text);
    const tokens = new RegExp(structure);
    let from = 0;
    for (let match = tokens.exec(text); match; match = tokens.exec(text)) {
      const end = this.#structure(text, match, from, depth);
      if (end === undefined) continue;
      from = end;
      tokens.lastIndex = end;
    }
    this.#words(text.slice(from));
    this.#absent = absent;
    this.#search = search;
  }

  /** Reads a mark of structure; gives where it ends, or nothing for what is text. */
  #structure(text: string, match: RegExpExecArray, from: number, depth: number): number | undefined {
    const [whole, name, sign] = match;
    const after = match.index + whole.length;
    if (name !== undefined) return this.#command(text, name, match.index, after, from, depth);
    if (whole === '&' && this.#inTable === 0) return undefined;
    if (match.index > 0 && (whole === '&' || whole.startsWith('$')) && text[match.index - 1] === '\\')
      return undefined;
    const isFormula = whole.startsWith('$') || sign === '(' || sign === '[';
    if (!isFormula && (sign === ')' || sign === ']')) return undefined;
    const words = text.slice(from, match.index);
    this.#words(whole === '&' ? words.trimEnd() : words);
    if (isFormula) return this.#formula(text, whole, after);
    if (whole === '&') this.#cell();
    else if (sign === '\\') {
      if (this.#inTable > 0) this.#end();
      else this.#append(' ');
      return optionAt(text, after)?.end ?? after;
    } else this.#end();
    return after;
  }

  #formula(text: string, opening: string, after: number): number {
    const closing = formulaEnds[opening] ?? /\$/;
    const isInline = opening === '$' || opening === '\\(';
    const end = this.#search(closing, after)?.index ?? text.length;
    const room = Math.min(
      after + longestFormula * 10,
      this.#search(/\n[ \t]*\n/, after)?.index ?? text.length,
    );
    // A sign of money that opens nothing.
    if (end >= room) return after;
    if (isInline && end - after <= longestFormula) this.#append(plainTex(`$${text.slice(after, end)}$`));
    else this.#append(' ');
    return end + opening.length;
  }

  #command(
    text: string,
    name: string,
    start: number,
    after: number,
    from: number,
    depth: number,
  ): number | undefined {
    const before = () => this.#words(text.slice(from, start));
    if (name === 'begin' || name === 'end') {
      before();
      return this.#environment(text, name, after);
    }
    const citation = readCitation(text, name, after);
    if (citation) {
      before();
      this.#cite(citation);
      return citation.end;
    }
    if (name === 'href') {
      before();
      return this.#link(text, after, depth);
    }
    const count = hidden[name];
    if (count !== undefined) {
      before();
      return this.#skip(text, after, count);
    }
    if (name === 'par' || name === 'item') {
      before();
      this.#end();
      return name === 'item' ? (optionAt(text, after)?.end ?? after) : after;
    }
    const isHeading = headings.test(name);
    if (
      !isHeading &&
      !/^(?:caption|captionof|footnote|thanks|endnote|footnotetext|title|url|path|doi)$/.test(name)
    )
      return undefined;
    before();
    const option = optionAt(text, text[after] === '*' ? after + 1 : after);
    let { inner, end } = argumentAt(text, option?.end ?? (text[after] === '*' ? after + 1 : after));
    if (name === 'captionof') ({ inner, end } = argumentAt(text, end));
    if (isHeading) this.#block('heading', inner, depth);
    else if (name.startsWith('caption')) {
      this.#end();
      this.#block('paragraph', inner, depth);
    } else if (/^(?:url|path|doi)$/.test(name)) this.#append(unescaped(inner));
    else if (name !== 'title') this.#note(() => this.#scan(inner, depth + 1));
    return end;
  }

  #link(text: string, after: number, depth: number): number {
    const address = argumentAt(text, optionAt(text, after)?.end ?? after);
    const words = argumentAt(text, address.end);
    const start = this.#builder.position;
    this.#scan(words.inner, depth + 1);
    this.#builder.link(start, unescaped(address.inner.trim()));
    return words.end;
  }

  #skip(text: string, after: number, count: number): number {
    let end = text[after] === '*' ? after + 1 : after;
    for (let option = optionAt(text, end); count > 0 && option; option = optionAt(text, end))
      end = option.end;
    for (let index = 0; index < count; index += 1) {
      const place = skipSpace(text, end);
      if (text[place] !== '{') break;
      end = groupAt(text, place).end;
    }
    return end;
  }

  #environment(text: string, command: string, after: number): number {
    const { inner, end } = argumentAt(text, after);
    const name = inner.trim().replace(/\*$/, '');
    const isTable = tables.has(name);
    this.#end();
    if (command === 'end') {
      if (isTable) this.#inTable = Math.max(0, this.#inTable - 1);
      return end;
    }
    if (silent.has(name)) {
      const last = `\\end{${inner}}`;
      const closing = this.#absent.has(last) ? -1 : text.indexOf(last, end);
      if (closing < 0) this.#absent.add(last);
      return closing < 0 ? end : closing + last.length;
    }
    if (!isTable) return optionAt(text, end)?.end ?? end;
    this.#inTable += 1;
    const option = optionAt(text, end)?.end ?? end;
    const width = /^tabular[xy*]/.test(inner) ? argumentAt(text, option).end : option;
    return argumentAt(text, width).end;
  }
}

/**
 * Reads a paper in LaTeX with the files beside it: its citations as they would be printed, the works that they name, and its list, which
 * is printed in the file, made by BibTeX, or made from the files of references. Throws a `PaperError`.
 */
export function readLatex(source: string, files: ProjectFiles = noFiles): PaperDocument {
  const joined = withInclusions(source, files);
  const whole = expandMacros(runningLatex(joined.text));
  const begin = /\\begin\s*\{document\}/.exec(whole);
  const start = begin ? begin.index + begin[0].length : 0;
  const finish = whole.indexOf('\\end{document}', start);
  const body = whole.slice(start, finish < 0 ? whole.length : finish);
  const listStart = body.search(/\\begin\s*\{thebibliography\}/);
  const list = listStart < 0 ? undefined : body.slice(listStart);
  const title = /\\title\s*(?:\[[^\]]{0,300}\])?\s*(?=\{)/.exec(whole);
  const keys = latexKeys(whole);
  const { works: listed, absent } = bibliographyOf(whole, list, files, keys);
  const works = new CitedWorks(listed, keys, absent);
  const heading = title ? argumentAt(whole, title.index + title[0].length).inner : '';
  return { ...new LatexReader(works).read(heading, body), absent: absentParts(joined) };
}
