// Learned by quality/accuracy/verify/calibrate.ts.

/** What each feature adds to the log-odds that a listed work and a record are one. */
export const likelihoodWeights: Readonly<Record<string, number>> = {
  always: -4.727,
  title: 0.733,
  'title, near': 2.541,
  'title, same': -0.234,
  'title, exact': 3.221,
  'title, exact and a name': 1.741,
  'people, share': 0.387,
  'people, first': 0.449,
  'people, none the same': -0.415,
  'people, first, and a near title': 2.848,
  'year, same': 1.853,
  'year, next': -2.545,
  'year, other': -3.126,
  'place, same': 0.363,
  'place, other': -1.879,
  'place, of a preprint': -0.982,
  'volume, same': 0.588,
  'volume, other': 0.177,
  'page, same': 1.777,
  'page, other': -2.939,
};
