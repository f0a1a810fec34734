/** A line of a list that is not empty, with its place. */
export interface Line {
  text: string;
  start: number;
  end: number;
  /** Blanks before the text. */
  indent: number;
  /** Whether an empty line stands before it. */
  isApart: boolean;
}
