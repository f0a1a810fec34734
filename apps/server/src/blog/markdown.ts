import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { ArticleError } from './article-error.ts';
import { type CitationMark, markPrinter, readMark, type Works, worksCited } from './citation-marks.ts';

const blockMark = /^\{\{(reference [^{}\n]{1,200})\}\}[ \t]*(?:\n|$)/;
const inlineMark = /^\{\{([^{}\n]{1,200})\}\}/;

type Print = ReturnType<typeof markPrinter>;

/** A mark on its own line: an entry of a reference list. */
function referenceBlock(print: Print): TokenizerAndRendererExtension {
  return {
    name: 'reference',
    level: 'block',
    start: (source) => source.match(/^\{\{reference /m)?.index,
    tokenizer(source) {
      const [raw, text] = blockMark.exec(source) ?? [];
      return text === undefined || raw === undefined
        ? undefined
        : { type: 'reference', raw, mark: readMark(text) };
    },
    renderer(token) {
      const mark: CitationMark = token.mark;
      return `<p class="reference" data-style="${mark.style}">${print(mark)}</p>\n`;
    },
  };
}

/** A mark within a sentence. */
function citationInline(print: Print): TokenizerAndRendererExtension {
  return {
    name: 'citation',
    level: 'inline',
    start: (source) => source.indexOf('{{'),
    tokenizer(source) {
      const [raw, text] = inlineMark.exec(source) ?? [];
      return text === undefined || raw === undefined
        ? undefined
        : { type: 'citation', raw, mark: readMark(text) };
    },
    renderer(token) {
      const mark: CitationMark = token.mark;
      return `<span class="citation" data-style="${mark.style}">${print(mark)}</span>`;
    },
  };
}

function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/&[a-z#0-9]+;|<[^<>]*>/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function refuse(what: string): never {
  throw new ArticleError('forbidden-markup', `${what} may not stand in an article`);
}

/** Renders an article's Markdown with its citation marks. Throws ArticleError for content that is not allowed. */
export function renderMarkdown(body: string, works: Works): string {
  const print = markPrinter(worksCited(body, works));
  const marked = new Marked({
    gfm: true,
    extensions: [referenceBlock(print), citationInline(print)],
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        if (depth === 1) refuse('a heading of the first rank (the title is the page’s)');
        const html = this.parser.parseInline(tokens);
        return `<h${depth} id="${anchorOf(html)}">${html}</h${depth}>\n`;
      },
      html: ({ text }: Tokens.HTML | Tokens.Tag) => refuse(`the raw HTML "${text.trim()}"`),
      image: ({ href }: Tokens.Image) => refuse(`the picture "${href}"`),
    },
  });
  return marked.parse(body, { async: false });
}
