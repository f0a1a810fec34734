import { comparable } from '@citewright/record';

const stopWords = new Set(
  (
    'about above according after again against also although among and another any are argue argued argues because been before being ' +
    'between both but can cannot claim claimed could did does doing during each et al example few find finding findings first for ' +
    'found from further given had has have having here how however into its itself just like many may more most much must ' +
    'nor not now off only other our over own paper propose proposed recent reported same see several she should show showed ' +
    'shown shows similar since some studies study such suggest suggested than that the their them then there these they this ' +
    'those through thus too two under until use used using very was were what when where whether which while who whom why ' +
    'will with within without work works would you your'
  ).split(' '),
);

/** Words of a context that may occur in the work's title: no stop words, authors or years; at most twelve. */
export function contextWords(context: string | undefined, authors: readonly string[]): string[] {
  const names = new Set(authors.flatMap((author) => comparable(author).split(' ')));
  const words = comparable(context?.slice(0, 2_000) ?? '').split(' ');
  const contentWords = words.filter(
    (word) => word.length > 3 && !/^\d+$/.test(word) && !stopWords.has(word) && !names.has(word),
  );
  return [...new Set(contentWords)].slice(0, 12);
}
