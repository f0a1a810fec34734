import type { Finding, Paper } from '@citewright/paper';
import { findingSentence } from '@citewright/words';
import type { GoldDocument } from './gold.ts';
import { placesIn, type Span, squashed } from './places.ts';

/** What came out right in one document, and what did not. */
export interface Score {
  callouts: { gold: number; given: number; found: number };
  links: { all: number; right: number };
  references: { all: number; right: number };
  faults: { kind: string; isFound: boolean }[];
  /** Findings that no planted and no natural fault explains: those that what was written down contradicts, and all. */
  contradicted: number;
  unexplained: number;
  /** What was written down says of each finding. */
  graded: { finding: Finding; is: 'true' | 'contradicted' | 'unknown' }[];
  failures: string[];
}

const overlap = (one: Span, other: Span) => one.start < other.end && one.end > other.start;
const spanOf = ({ offset, text }: { offset: number; text: string }): Span => ({
  start: offset,
  end: offset + text.length,
});

/** Units by which the end of a citation may be off. */
const slack = 40;

/** Compares what was read from a document with what was written down of it. */
export function scoreOf({ name, gold, faults, isFaulty, text }: GoldDocument, paper: Paper): Score {
  const placeOf = placesIn(text, paper.text);
  const failures: string[] = [];
  const say = (what: string, span: Span | undefined, more = '') => {
    const around = span
      ? `${paper.text.slice(Math.max(0, span.start - 40), span.start)}«${paper.text.slice(span.start, span.end).slice(0, 90)}»`
      : '';
    failures.push(`${name}${isFaulty ? ' faulty' : ''}: ${what}: ${around} ${more}`.replace(/\s+/g, ' '));
  };

  // The list.
  const idOf = new Map<number, string>();
  let right = 0;
  for (const reference of gold.references) {
    const free = paper.references.flatMap((own, index) => (idOf.has(index) ? [] : [{ own, index }]));
    const exact = free.find(({ own }) => squashed(own.text) === squashed(reference.text));
    const place = placeOf(spanOf(reference));
    const near =
      exact ?? free.find(({ own }) => place && own.start <= place.start + 10 && own.end >= place.start + 10);
    if (exact) right += 1;
    else say('entry', place, `read as ${near ? near.own.text.slice(0, 120) : 'nothing'}`);
    if (near) idOf.set(near.index, reference.id);
  }

  // The citations.
  const { natural = {}, untagged = [] } = gold;
  const misprinted = new Set([...(natural.yearMismatch ?? []), ...(natural.nameMismatch ?? [])]);
  const used = new Set<number>();
  let [found, linkable, linked] = [0, 0, 0];
  const goldPlaces = gold.callouts.map((callOut) => placeOf(spanOf(callOut)));
  for (const [index, callOut] of gold.callouts.entries()) {
    const place = goldPlaces[index];
    const match = paper.callouts.findIndex(
      (own, at) => !used.has(at) && place && overlap(own, place) && Math.abs(own.end - place.end) < slack,
    );
    if (match < 0) {
      say('citation missed', place, place ? '' : callOut.text);
      continue;
    }
    used.add(match);
    found += 1;
    if (misprinted.has(index) || !callOut.refs?.length) continue;
    linkable += 1;
    const ids = (paper.callouts[match]?.refs ?? []).map((ref) => idOf.get(ref));
    const wanted = new Set(callOut.refs);
    if (ids.length === wanted.size && ids.every((id) => id !== undefined && wanted.has(id))) linked += 1;
    else say('linked wrongly', place, `${callOut.refs.join(' ')} read as ${ids.join(' ')}`);
  }
  const untaggedPlaces = untagged.flatMap((callOut) => placeOf(spanOf(callOut)) ?? []);
  let extra = 0;
  for (const [at, own] of paper.callouts.entries()) {
    if (used.has(at) || untaggedPlaces.some((place) => overlap(place, own))) continue;
    extra += 1;
    say('no citation', own);
  }

  // The findings.
  const explained = new Set<number>();
  const results = faults.map(({ kind, now = '', callout, callouts = [], offset, offsets = [] }) => {
    const spans = [
      ...(offset === undefined ? [] : [placeOf({ start: offset, end: offset + Math.max(now.length, 10) })]),
      ...offsets.map((start) => placeOf({ start, end: start + 30 })),
      ...[callout, ...callouts].map((index) => (index === undefined ? undefined : goldPlaces[index])),
    ].filter((span) => span !== undefined);
    let isFound = false;
    for (const [index, finding] of paper.findings.entries()) {
      if (!spans.some((span) => overlap(finding, span))) continue;
      explained.add(index);
      if (finding.kind === kind) isFound = true;
    }
    if (!isFound) say(`${kind} not found`, spans[0], now);
    return { kind, isFound };
  });
  const excused = new Set([...(natural.uncited ?? []), ...(natural.uncitedByTagOnly ?? [])]);
  const goldReferences = gold.references.map((reference) => placeOf(spanOf(reference)));
  const isNatural = (span: Span, kind: string) =>
    [...misprinted, ...(natural.numberMismatch ?? [])].some((index) => {
      const place = goldPlaces[Number(index)];
      return place !== undefined && overlap(span, place);
    }) ||
    (kind === 'uncited-reference' &&
      gold.references.some(({ id }, index) => {
        const place = goldReferences[index];
        return place !== undefined && overlap(span, place) && (excused.has(id) || excused.has(index));
      }));
  const citedIds = new Set(gold.callouts.flatMap(({ refs = [] }) => refs));
  /** A linked citation, or an entry that a citation names. */
  const isContradicted = (finding: Span & { kind: string }) =>
    // Which of two works the publisher linked says nothing of whether a reader can tell them apart.
    finding.kind === 'ambiguous'
      ? false
      : finding.kind === 'uncited-reference'
        ? gold.references.some(({ id }, index) => {
            const place = goldReferences[index];
            return citedIds.has(id) && place !== undefined && overlap(finding, place);
          })
        : gold.callouts.some(({ refs = [] }, index) => {
            const place = goldPlaces[index];
            return refs.length > 0 && place !== undefined && overlap(finding, place);
          });
  const idsAt = (finding: Span) =>
    gold.callouts.flatMap(({ refs = [] }, index) => {
      const place = goldPlaces[index];
      return place && overlap(finding, place) ? refs : [];
    });
  /** A slip that the publisher linked all the same, or a work that the publisher left without a link and whose name and year no entry has. */
  const isShown = (finding: Finding) => {
    if (finding.kind === 'author' || finding.kind === 'year')
      return idsAt(finding).includes(idOf.get(finding.reference ?? -1) ?? '');
    if (finding.kind !== 'missing-reference' || !untaggedPlaces.some((place) => overlap(finding, place)))
      return false;
    const [name = ''] = squashed(finding.values.printed.split(/[\s,;&]/)[0] ?? '').split(' ');
    const [year = ''] = /\d{4}/.exec(finding.values.printed) ?? [];
    return !gold.references.some(({ text: own }) => squashed(own).includes(name) && own.includes(year));
  };
  let [contradicted, unexplained] = [0, 0];
  const graded: Score['graded'] = [];
  for (const [index, finding] of paper.findings.entries()) {
    if (explained.has(index) || isNatural(finding, finding.kind) || isShown(finding)) {
      graded.push({ finding, is: 'true' });
      continue;
    }
    unexplained += 1;
    const isWrong = isContradicted(finding);
    graded.push({ finding, is: isWrong ? 'contradicted' : 'unknown' });
    if (isWrong) contradicted += 1;
    say(
      `${finding.kind} that is ${isWrong ? 'none' : 'not written down'}`,
      finding,
      findingSentence(finding),
    );
  }

  return {
    callouts: { gold: gold.callouts.length, given: found + extra, found },
    links: { all: linkable, right: linked },
    references: { all: gold.references.length, right },
    faults: results,
    contradicted,
    unexplained,
    graded,
    failures,
  };
}
