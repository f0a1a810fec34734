import {
  type AskedRegister,
  type CheckAlert,
  type CheckCounts,
  type CheckDifference,
  type CheckVerdict,
  type CitationItem,
  isSureFinding,
  type PaperView,
} from '@citewright/contract';
import { adviceTitles, findingTitles, verdictLine } from '@citewright/words';
import { styleLabel } from '~/content/styles.ts';
import type { Formatter } from '~/engine/load-formatter.ts';
import { registerName, verdictSentence } from '../entry/verdict-sentence.ts';
import { unplacedWords } from '../marks/unplaced-words.ts';
import { standsAsWritten } from '../repaired/printed-list.ts';
import { type CheckState, type Entry, verdictCounts } from '../state/check-state.ts';
import { isDecided, recordOf, repairedItem, sideOf } from '../state/decision.ts';

/** An entry of a report. */
export interface ReportEntry {
  /** Its place in the list, from 1. */
  number: number;
  submitted: string;
  verdict: CheckVerdict | 'waiting';
  /** What stands before the verdict. */
  alerts: readonly CheckAlert[];
  /** Both in words. */
  verdictLabel: string;
  explanation: string;
  differences: (CheckDifference & { decision: 'record' | 'listed' | 'open' })[];
  /** Fields that say the same in another form. */
  forms: readonly string[];
  record?: { source: string; url?: string | undefined } | undefined;
  asked: AskedRegister[];
  notices: string[];
  /** Words of the entry that have no place in its reading, and words that printing the reading would add. */
  unplaced: { missing: string[]; added: string[] };
  /** The number of the entry that has the same work. */
  duplicateOf?: number | undefined;
  decision: string;
  /** The entry as decided, in the style of the report. */
  repaired?: string | undefined;
  item?: CitationItem | undefined;
}

/** What does not agree between the text of a paper and its list, or what may be better. */
interface ReportFinding {
  kind: string;
  message: string;
  /** The words of the paper that it is about. */
  passage: string;
}

/** What an editor files about a list: what was submitted, who was asked, and what they have. */
export interface Report {
  generator: string;
  created: string;
  checked: string;
  source: string | undefined;
  style: string;
  registers: string[];
  counts: CheckCounts;
  /** Of a paper. */
  findings?: ReportFinding[];
  advice?: ReportFinding[];
  /** Of a paper: what of its list was not found or not read. */
  unread?: string | undefined;
  entries: ReportEntry[];
}

const decisionOf = ({ result, decision }: Entry): string => {
  if (decision.merged) return `merged with entry ${(result?.duplicateOf ?? 0) + 1}`;
  if (decision.alternative !== undefined) return 'replaced by another record';
  if (decision.whole === 'record') return 'record taken';
  if (decision.anew) return 'reformatted from its words';
  if (decision.whole === 'listed') return 'kept as listed';
  if (decision.copy && result?.copy && Object.keys(decision.fields).length === 0)
    return 'cited from the copy';
  return result && isDecided(result, decision) ? 'decided field by field' : 'undecided';
};

function reportEntry(entry: Entry, style: string, formatter: Formatter | undefined): ReportEntry {
  const { index, input, result, decision } = entry;
  const head = { number: index + 1, submitted: input, decision: decisionOf(entry) };
  if (!result) {
    return {
      ...head,
      verdict: 'waiting',
      alerts: [],
      verdictLabel: 'Waiting',
      explanation: 'This entry was not looked up.',
      differences: [],
      forms: [],
      asked: [],
      notices: [],
      unplaced: { missing: [], added: [] },
    };
  }
  const record = recordOf(result, decision);
  const item = repairedItem(result, decision);
  const { missing, added } = unplacedWords(entry, formatter, style);
  const repaired = standsAsWritten(entry) ? input : formatter?.formatReference(item, style).text;
  return {
    ...head,
    verdict: result.verdict,
    alerts: result.alerts ?? [],
    verdictLabel: verdictLine(result),
    explanation: verdictSentence(result),
    differences: result.differences.map((difference) => ({
      ...difference,
      decision: sideOf(decision, difference.field) ?? 'open',
    })),
    forms: result.forms ?? [],
    record: record && { source: registerName(record.source), url: record.url },
    asked: result.asked.map(({ register, outcome }) => ({ register: registerName(register), outcome })),
    notices: result.notices.map(({ message }) => message),
    unplaced: { missing: missing.map(({ text }) => text), added: added.map(({ text }) => text) },
    ...(result.duplicateOf !== undefined && { duplicateOf: result.duplicateOf + 1 }),
    ...(!decision.merged && { repaired, item }),
  };
}

/** Characters of a passage that are quoted. */
const quoted = 300;

/** What a report says is wrong; what may be wrong is for the author to look at. */
const reportFindings = ({ text, findings }: PaperView): ReportFinding[] =>
  findings.filter(isSureFinding).map(({ kind, message, start, end }) => ({
    kind: findingTitles[kind],
    message,
    passage: text.slice(start, Math.min(end, start + quoted)),
  }));

const reportAdvice = ({ text, advice }: PaperView): ReportFinding[] =>
  advice.flatMap(({ kind, message, places }) =>
    places.map(({ start, end, note }) => ({
      kind: adviceTitles[kind],
      message: note ?? message,
      passage: text.slice(start, Math.min(end, start + quoted)),
    })),
  );

/** The report of a check as it stands. `formatter` prints the repaired entries. */
export function reportOf(
  { entries, began, source, style, paper }: CheckState,
  formatter: Formatter | undefined,
  now: Date,
): Report {
  const rows = entries.map((entry) => reportEntry(entry, style, formatter));
  return {
    generator: `Citewright ${import.meta.env.RELEASE}`,
    created: now.toISOString(),
    checked: began,
    source: source.name,
    style: styleLabel(style),
    registers: [...new Set(rows.flatMap(({ asked }) => asked.map(({ register }) => register)))].sort(),
    counts: verdictCounts(entries),
    ...(paper && {
      findings: reportFindings(paper),
      advice: reportAdvice(paper),
      unread: paper.coverage.message,
    }),
    entries: rows,
  };
}
