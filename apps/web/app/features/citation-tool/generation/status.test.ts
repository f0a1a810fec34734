import { expect, it } from 'vitest';
import { progressMessages, statusFor, submitLabels } from './status.ts';

it.each([
  ['isbn', 'fetching', 'Fetching book information...', 'Fetching...'],
  ['doi', 'fetching', 'Fetching academic paper metadata...', 'Fetching...'],
  ['url', 'fetching', 'Fetching webpage metadata...', 'Fetching...'],
  ['arxiv', 'fetching', 'Fetching the arXiv record...', 'Fetching...'],
  ['pmid', 'fetching', 'Fetching the PubMed record...', 'Fetching...'],
  ['pmcid', 'fetching', 'Fetching the PubMed Central record...', 'Fetching...'],
  ['intext', 'generating', 'Generating reference from in-text citation...', 'Generating...'],
  ['manual', 'generating', 'Setting the reference...', 'Generating...'],
] as const)('a request for %s is %s', (kind, status, banner, button) => {
  expect(statusFor(kind)).toEqual({ status, kind });
  expect(progressMessages[kind]).toBe(banner);
  expect(submitLabels[status]).toBe(button);
});
