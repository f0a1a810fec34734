import { type ProblemCode, problemCodes, validationMessages } from '@citewright/contract';
import { problemMessages } from '@citewright/words';
import { describe, expect, test } from 'vitest';
import { problems } from './problem.ts';

describe.each(problemCodes)('%s', (code) => {
  const [headline = '', ...bullets] = problemMessages[code].split('\n');

  test('has a headline and then only bullet lines', () => {
    expect(headline).toMatch(/^[A-Z]/);
    expect(bullets.filter((line) => !line.startsWith('• '))).toEqual([]);
  });

  test('names causes before suggestions', () => {
    const kinds = bullets.map((line) => (/^• (Try|Use|Check) /.test(line) ? 'advice' : 'cause'));
    expect(kinds).toEqual(kinds.toSorted().toReversed());
  });

  test('mentions ISBN only when it is about a book, because the error card shows its ISBN tips by that word', () => {
    expect(problemMessages[code].includes('ISBN')).toBe(code.includes('ISBN'));
  });

  test('is a client or server error', () => {
    expect(problems[code].status).toBeGreaterThanOrEqual(400);
    expect(problems[code].status).toBeLessThan(600);
  });
});

const faults: [ProblemCode, number, string][] = [
  ['SOURCE_UNREACHABLE', 422, "We couldn't open that web address"],
  ['HOST_NOT_FOUND', 422, 'There is no website with this name'],
  ['SOURCE_TIMEOUT', 504, 'The site took too long to answer'],
  ['SOURCE_REFUSED', 422, 'This site refuses automated readers'],
  ['SOURCE_IS_FILE', 422, 'That address is a file'],
  ['DOI_NOT_FOUND', 422, 'No record found for this DOI'],
  ['ARXIV_NOT_FOUND', 422, 'No record found for this arXiv number'],
  ['PMID_NOT_FOUND', 422, 'No record found for this PubMed number'],
  ['ISBN_NOT_FOUND', 422, 'No record found for this ISBN'],
  ['UPSTREAM_BUSY', 503, 'The website or library we asked is busy'],
  ['STORAGE_UNAVAILABLE', 503, 'Saving is unavailable'],
  ['INVALID_ISBN', 400, validationMessages.isbnInvalid],
  ['INVALID_URL', 400, validationMessages.urlInvalid],
  ['INVALID_IN_TEXT', 400, validationMessages.inTextInvalid],
  ['INVALID_TITLE', 400, validationMessages.titleInvalid],
  ['INVALID_MANUAL', 400, validationMessages.manualRequired],
];

test.each(faults)('%s is %i "%s"', (code, status, headline) => {
  expect(problems[code].status).toBe(status);
  expect(problemMessages[code].split('\n')[0]).toBe(headline);
});
