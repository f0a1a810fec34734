import type { Block } from '../result.ts';
import type { Display } from '../style/tree.ts';
import type { OutputFormat } from './format.ts';
import type { Frame, Token } from './token.ts';
import { write } from './write.ts';

/** Marks that end what is before them. */
const ENDING = /^[.,;:!?)\]]+/;

const isDisplay = (frame: Frame): boolean => frame.kind === 'display';

/** Collects the tokens of each block. Formatting that is open where a block ends is closed there and opened in the next one. */
class BlockCollector {
  readonly blocks: { display: Display | undefined; tokens: Token[] }[] = [];
  readonly #open: Frame[] = [];

  add(token: Token): void {
    if (token.kind === 'text') {
      this.#text(token);
      return;
    }
    if (isDisplay(token.frame)) this.#end();
    if (token.kind === 'open') this.#open.push(token.frame);
    else
      this.#open.splice(
        this.#open.findLastIndex(({ kind }) => kind === token.frame.kind),
        1,
      );
    if (isDisplay(token.frame)) this.#begin();
    else this.blocks.at(-1)?.tokens.push(token);
  }

  /** Marks outside of blocks, such as the full stop of the layout, end the block before them. */
  #text({ value }: Token & { kind: 'text' }): void {
    if (this.blocks.length === 0) this.#begin();
    const [before, current] = this.blocks.slice(-2);
    const isFirst = !current?.tokens.some(({ kind }) => kind === 'text');
    const marks = current && !current.display && isFirst ? (ENDING.exec(value)?.[0] ?? '') : '';
    if (marks) before?.tokens.push({ kind: 'text', value: marks });
    this.blocks.at(-1)?.tokens.push({ kind: 'text', value: value.slice(marks.length) });
  }

  #begin(): void {
    const display = this.#open.findLast(isDisplay)?.value as Display | undefined;
    const marks = this.#open.filter((frame) => !isDisplay(frame));
    this.blocks.push({ display, tokens: marks.map((frame) => ({ kind: 'open', frame })) });
  }

  #end(): void {
    const marks = this.#open.filter((frame) => !isDisplay(frame)).toReversed();
    this.blocks.at(-1)?.tokens.push(...marks.map((frame): Token => ({ kind: 'close', frame })));
  }
}

/** Writes an entry block by block. Blocks without text are left out. */
export function writeBlocks(tokens: readonly Token[], format: OutputFormat): Block[] {
  const collector = new BlockCollector();
  for (const token of tokens) collector.add(token);
  return collector.blocks.flatMap(({ display, tokens: own }) => {
    const { html, text } = write(own, format);
    if (text.trim() === '') return [];
    return [{ ...(display && { display }), html: html.trim(), text: text.trim() }];
  });
}
