import { describe, expect, it } from 'vitest';
import { smallWordsInHeadline } from './headline-small-words.ts';

describe('words of grammar inside a headline are small', () => {
  it.each([
    ['Strike Closes Ports From Maine to Texas', 'Strike Closes Ports from Maine to Texas'],
    ['Outcomes in Patients With Sepsis', 'Outcomes in Patients with Sepsis'],
    ['The Effects Of Sleep On Memory', 'The Effects of Sleep on Memory'],
    ['Checking In With Grief', 'Checking In with Grief'],
    ['The Uses Of Zinc In Vitro And As A Drug', 'The Uses of Zinc In Vitro and as a Drug'],
    ['State-Of-The-Art Methods', 'State-of-the-Art Methods'],
    ['The Effects Of Vitamin A On Growth', 'The Effects of Vitamin A on Growth'],
    [
      'Women After Receiving Therapy: Results From a Trial',
      'Women after Receiving Therapy: Results from a Trial',
    ],
    ['Anti-Fat Bias and What To Do About It', 'Anti-Fat Bias and What to Do about It'],
    ['Debates Over Water Between Rivers', 'Debates over Water between Rivers'],
  ])('%s', (given, expected) => {
    expect(smallWordsInHeadline(given, 'all')).toBe(expected);
  });

  it.each([
    'Turn On, Tune In, Drop Out',
    'Andy Warhol (From A to B and Back Again)',
    'Rivers: From Source to Sea',
    'What Are You Waiting For',
    'What Remains After You Leave',
    'Stars in My Pocket Like Grains of Sand',
    'Moving Up the River',
    'Coverage of Rivers in The New York Times',
    'My Story: “A Child Called It,” “The Lost Boy”',
    'The Making of <span class="nocase">With</span> Love',
  ])('stays: %s', (title) => {
    expect(smallWordsInHeadline(title, 'all')).toBe(title);
  });

  it('knows that other languages have such words, too', () => {
    expect(smallWordsInHeadline('Die Kunst In Der Stadt', 'all')).toBe('Die Kunst In Der Stadt');
  });

  it('leaves alone the names of journals that somebody wrote with care', () => {
    expect(smallWordsInHeadline('Journal Of Sleep Research', 'if every one')).toBe(
      'Journal of Sleep Research',
    );
    expect(smallWordsInHeadline('Journal of Women With Power', 'if every one')).toBe(
      'Journal of Women With Power',
    );
  });
});
