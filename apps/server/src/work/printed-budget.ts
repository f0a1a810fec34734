import { ProblemError } from '../problem.ts';

/**
 * Characters that one reference may take, text and HTML: a hundred times what the longest honest ones take. Those of one answer: 5,000 references
 * of 3,000 characters. They are made where others are answered.
 */
const most = { reference: 400_000, answer: 16_000_000 } as const;

/**
 * Counts what a style prints while it is made: a style from a stranger may print every name of a work again and again.
 * @throws ProblemError `STYLE_TOO_COMPLEX`: it can never succeed
 */
export function createPrintedBudget(): <Printed>(printed: Printed, characters: number) => Printed {
  let all = 0;
  return (printed, characters) => {
    all += characters;
    if (characters > most.reference || all > most.answer) throw new ProblemError('STYLE_TOO_COMPLEX');
    return printed;
  };
}
