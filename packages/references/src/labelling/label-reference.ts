import { featuresOf } from './features.ts';
import { type Label, labels } from './labels.ts';
import { tagTokens } from './model.ts';
import { bareAddress, type Token, tokensOf } from './tokens.ts';
import { modelOnDemand } from './unpack.ts';

/** A labelled part of a text, from `start` to before `end` in UTF-16 units; `certainty` is a probability. */
export interface Segment {
  label: Label;
  start: number;
  end: number;
  certainty: number;
}

const model = modelOnDemand();

const isSign = ({ text }: Token) => !/[\p{L}\p{N}]/u.test(text);

/** The tokens of a part without the signs around it; a full stop after an initial and closed brackets stay. */
function trimmed(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex((token) => !isSign(token));
  if (first < 0) return [];
  return tokens.slice(first, tokens.findLastIndex((token) => !isSign(token)) + 1);
}

const and = /^(?:and|e|y|und|et)$/;
const others = /^(?:others|outros|outras|otros|otras|andere|autres)$/;

/** `Asner, Ed`: directly behind a family name no role has a capital and is without brackets. */
const isGivenEd = (tokens: readonly Token[], at: number): boolean =>
  at === 2 && tokens[at]?.text === 'Ed' && tokens[1]?.text === ',' && /\p{Ll}/u.test(tokens[0]?.text ?? '');

/** Tokens as the model knows them: styles of law and of theses print `and others` for `et al`, `Ed` is a role to it, and addresses have a scheme. */
const asLearned = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    if (isGivenEd(tokens, at)) return { ...token, text: 'Tom' };
    if (bareAddress.test(token.text)) return { ...token, text: `https://${token.text}` };
    if (and.test(token.text) && others.test(tokens[at + 1]?.text ?? '')) return { ...token, text: 'et' };
    return others.test(token.text) && and.test(tokens[at - 1]?.text ?? '') ? { ...token, text: 'al' } : token;
  });

/** What stands within or behind a reference and is no part of it: the medium (Citing Medicine), the day on which it was read (IEEE), the pages of the paper that cites it. */
const noPart =
  /Accessed: \p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4}\.(?= \[Online\])|\[(?:internet|online(?:[- ]resso?urce)?|en ligne|en línea)\]|(?<=\b(?:19|20)\d\d\.) \d{1,3}(?:, \d{1,3})*\.?$/giu;

/** The parts of a reference, in the order of the text. Signs around a part do not belong to it. */
export function labelReference(text: string): Segment[] {
  const tokens = tokensOf(text.replace(noPart, (found) => ' '.repeat(found.length)));
  const tagged = tagTokens(model(), featuresOf(asLearned(tokens)));
  const parts: { label: Label; tokens: Token[]; certainties: number[] }[] = [];
  for (const [at, token] of tokens.entries()) {
    const { tag, certainty } = tagged[at] ?? { tag: 0, certainty: 0 };
    const label = labels[tag >> 1] ?? 'other';
    const current = parts.at(-1);
    if (current?.label === label && tag % 2 === 1) {
      current.tokens.push(token);
      current.certainties.push(certainty);
    } else parts.push({ label, tokens: [token], certainties: [certainty] });
  }
  return parts.flatMap((part) => {
    const own = trimmed(part.tokens);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const certainty = part.certainties.reduce((sum, value) => sum + value, 0) / part.certainties.length;
    return [{ label: part.label, start: first.start, end: last.end, certainty }];
  });
}
