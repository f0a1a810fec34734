import { expect, it } from 'vitest';
import { checkDocument } from '../check-document.ts';

const read = (text: string) => checkDocument({ text, blocks: [], raised: [], notes: [], live: [] });

it('links numbers with the list of their own chapter, and says once for each what it does not have', () => {
  const { references, callouts, findings } = read(`Chapter one. Cells divide [1]. They grow [2].

References

1. Abel A. On cells. Nature. 2001;1:1-9.

2. Baker B. On growth. Nature. 2002;2:1-9.

Chapter two

Stars shine [1].

They burn [2]. They die [3]. Some burst [4].

References

1. Cohen C. On stars. Science. 2003;3:1-9.

2. Davis D. On fire. Science. 2004;4:1-9.

3. Evans E. On death. Science. 2005;5:1-9.
`);
  expect(callouts.map(({ refs }) => refs.map((ref) => references[ref]?.text.slice(0, 5)))).toEqual([
    ['Abel '],
    ['Baker'],
    ['Cohen'],
    ['Davis'],
    ['Evans'],
    [],
  ]);
  expect(findings.map(({ kind, values }) => [kind, values])).toEqual([
    ['beyond-list', { number: 4, last: 3 }],
  ]);
});

it('links authors and years with the list of their own chapter, which may have the same work', () => {
  const work = 'Smith, J. (2001). A title of a work on things. Journal of Things, 4(2), 12–19.';
  const { callouts, findings } = read(`Chapter one. Things are (Smith, 2001).

References

${work}

Chapter two

Things go on, and this chapter says how.

They have done so for long.

They still do (Smith, 2001), and others follow (Jones, 1999).

References

Jones, A. (1999). A work on what follows. Journal of Things, 2(2), 1–19.

${work}
`);
  expect(callouts.map(({ refs }) => refs)).toEqual([[0], [2], [1]]);
  expect(findings).toEqual([]);
});

it('ends the list of a chapter where the next one begins with a text that cites', () => {
  const [abel, baker, cohen, davis] = ['Abel', 'Baker', 'Cohen', 'Davis'].map(
    (name, at) => `${name}, K. (200${at}). A title of work ${at} on things. Journal of Things, 4(2), 12–19.`,
  );
  const { references, findings } = read(`Chapter 1

Things are (Abel, 2000; Baker, 2001).

References

${abel}

${baker}

Chapter 2

Some were made when rivers were low (Cohen, 2002) and others were not (Davis, 2003).

References

${cohen}

${davis}
`);
  expect(references.map(({ text }) => text.slice(0, 5))).toEqual(['Abel,', 'Baker', 'Cohen', 'Davis']);
  expect(findings).toEqual([]);
});

it('goes on behind statements where two entries end the text', () => {
  const { references, findings } = read(`Things are (Abel, 2000; Baker, 2001; Cohen, 2002).

References

Abel, K. (2000). A title of a work on things. Journal of Things, 4(2), 12–19.

FUNDING

None was given by the Water Board in 2019.

Baker, L. (2001). A title of a work on stars. Journal of Stars, 4(2), 12–19.

Cohen, M. (2002). A title of a work on fire. Journal of Fire, 4(2), 12–19.
`);
  expect(references.map(({ text }) => text.slice(0, 5))).toEqual(['Abel,', 'Baker', 'Cohen']);
  expect(findings).toEqual([]);
});
