import { isSureFinding } from '@citewright/contract';
import type { Finding, Paper } from '@citewright/paper';
import { placesIn, type Span, squashed } from '../papers/places.ts';

/** A fault that was put in. */
export interface HeldFault {
  kind: Finding['kind'];
  /** Words of the document where it is: the citation, or a part of the entry that no other entry has. */
  text: string;
  /** The other of two entries. */
  also?: string;
  why: string;
}

/** What the author wrote down beside a document. */
export interface Truth {
  kind: 'docx' | 'pdf' | 'tex' | 'md' | 'odt' | 'html' | 'txt';
  citationKind: 'author-year' | 'numeric' | 'note' | 'key';
  /** Entries of the list. */
  references: number;
  /** One for each work that is cited at a place; one for each group of numbers. */
  citations: number;
  faults: HeldFault[];
  isClean: boolean;
}

/** What was read right in one document. */
export interface HeldScore {
  kind: Truth['kind'];
  isClean: boolean;
  listFound: boolean;
  references: { told: number; read: number };
  citations: { told: number; read: number };
  faults: { all: number; found: number };
  findings: { all: number; right: number };
  /** All findings, those under "perhaps" among them, and whether they are true. */
  graded: { finding: Finding; is: 'true' | 'contradicted' }[];
  failures: string[];
}

/** Letters below which a piece of text says too little to be looked for. */
const least = 4;

/** What a finding is about, as text: its place, its citation, its entry, and what its sentence prints. */
function wordsOf(finding: Finding, { text, callouts, references }: Paper): string[] {
  const { callout, reference, values } = finding;
  const printed = ['printed', 'entry', 'number', 'key'].flatMap((name) =>
    name in values ? String(values[name as keyof typeof values]) : [],
  );
  return [
    text.slice(finding.start, finding.end),
    callout === undefined ? '' : (callouts[callout]?.text ?? ''),
    reference === undefined ? '' : (references[reference]?.text ?? ''),
    ...printed,
  ].map(squashed);
}

const overlap = (one: Span, other: Span) => one.start < other.end && one.end > other.start;

/** Kinds of sources that cite by keys, and what the author of the documents called them. */
const calledAs: Partial<Record<Finding['kind'], Finding['kind']>> = {
  'undefined-key': 'missing-reference',
  'unused-keys': 'uncited-reference',
};

/** Whether a finding says a planted fault: its kind, and its place or its words. The reason of an unused key names the key. */
function names(finding: Finding, fault: HeldFault, paper: Paper): boolean {
  if ((calledAs[finding.kind] ?? finding.kind) !== fault.kind) return false;
  if (finding.kind === 'unused-keys') return finding.values.keys.some((key) => fault.why.includes(key));
  const words = wordsOf(finding, paper);
  return [fault.text, fault.also].some((text) => {
    if (text === undefined) return false;
    const wanted = squashed(text);
    if (wanted.length < least) return words.includes(wanted);
    const place = placesIn(text, paper.text)({ start: 0, end: text.length });
    return (place && overlap(finding, place)) || words.some((word) => word.includes(wanted));
  });
}

const shown = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** Compares what was read from a document with what its author wrote down. What is told under "perhaps" counts nowhere. */
export function scoreHeld(name: string, truth: Truth, paper: Paper): HeldScore {
  const findings = paper.findings.filter(isSureFinding);
  const isTrue = (finding: Finding) => truth.faults.some((fault) => names(finding, fault, paper));
  const missed = truth.faults.filter((fault) => !findings.some((finding) => names(finding, fault, paper)));
  const wrong = findings.filter((finding) => !isTrue(finding));
  return {
    kind: truth.kind,
    isClean: truth.isClean,
    listFound: paper.coverage.list !== undefined,
    references: { told: truth.references, read: paper.references.length },
    citations: { told: truth.citations, read: paper.callouts.length },
    faults: { all: truth.faults.length, found: truth.faults.length - missed.length },
    findings: { all: findings.length, right: findings.length - wrong.length },
    graded: paper.findings.map((finding) => ({ finding, is: isTrue(finding) ? 'true' : 'contradicted' })),
    failures: [
      ...missed.map(({ kind, text, why }) => `${name}: missed ${kind}: «${text}» ${why}`),
      ...wrong.map(
        ({ kind, start, end, values }) =>
          `${name}: false ${kind}: «${shown(paper.text.slice(start, end))}» ${shown(JSON.stringify(values))}`,
      ),
    ],
  };
}
