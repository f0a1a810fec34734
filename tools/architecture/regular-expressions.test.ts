import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { sourceFiles, sourceText } from './read-modules.ts';

// What people paste is matched on the thread that answers everybody: no expression may try two ways to read the same characters within a
// repetition, since it tries all combinations where the match fails. Expressions that are put together from texts are not seen here.

interface Found {
  pattern: string;
  flags: string;
}

/** The literals of regular expressions in a module. */
function literalsOf(path: string): Found[] {
  const found: Found[] = [];
  const tree = parseSync(sourceText(path), { syntax: 'typescript', tsx: path.endsWith('.tsx') });
  JSON.stringify(tree, (_, node) => {
    if (node?.type === 'RegExpLiteral') found.push({ pattern: node.pattern, flags: node.flags });
    return node;
  });
  return found;
}

const isExponential = ({ pattern, flags }: Found): boolean =>
  analyse({ source: pattern, flags }, { reportTypes: { Move: false } }).reports.some(
    ({ exponential }) => exponential,
  );

describe('the time of regular expressions', () => {
  it.each([
    ['words in pieces', String.raw`^(?:\p{Lu}[^ ]*|\p{Ll}{1,3}| )+$`, true],
    ['words up to their blank', String.raw`^(?:(?:\p{Lu}[^ ]*|\p{Ll}{1,3})(?: +|$))+$`, false],
    ['comments that end anywhere', String.raw`(?:[\s,]|(?<=\n)%[^\n]*)*=`, true],
    ['comments up to the end of their line', String.raw`(?:[\s,]|(?<=\n)%[^\n]*(?:\n|$))*=`, false],
  ])('is told of %s', (_, pattern, expected) => {
    expect(isExponential({ pattern, flags: 'u' })).toBe(expected);
  });

  it('is exponential nowhere in packages and apps', () => {
    const production = sourceFiles().filter(
      (path) => /^(?:packages|apps)\//.test(path) && !/\.(?:test|fixture)\./.test(path),
    );
    const literals = production.flatMap((path) => literalsOf(path).map((literal) => ({ path, ...literal })));
    const slow = literals.filter(isExponential).map(({ path, pattern }) => `${path}: ${pattern}`);
    expect(slow).toEqual([]);
    expect(literals.length).toBeGreaterThan(2_000);
  });
});
