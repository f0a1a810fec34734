import type { Formatter } from '~/engine/load-formatter.ts';
import { dayOf } from '~/files/day-of.ts';
import type { OpenMenu } from '~/ui/menu.tsx';
import { MenuList } from '~/ui/menu-list.tsx';
import { downloadBlob } from '~/ui/text-file.ts';
import { toast } from '~/ui/toast-store.ts';
import type { CheckState } from '../state/check-state.ts';
import { type Report, reportOf } from './report.ts';
import { reportCsv } from './report-csv.ts';
import { reportHtml } from './report-html.ts';

interface ReportFormat {
  label: string;
  hint: string;
  extension: string;
  mediaType: string;
  write: (report: Report) => string;
}

const formats: readonly ReportFormat[] = [
  {
    label: 'Web page',
    hint: '.html, to read, print or file',
    extension: 'html',
    mediaType: 'text/html',
    write: reportHtml,
  },
  {
    label: 'Table',
    hint: '.csv, for spreadsheets',
    extension: 'csv',
    mediaType: 'text/csv',
    write: reportCsv,
  },
  {
    label: 'Data',
    hint: '.json, with every record',
    extension: 'json',
    mediaType: 'application/json',
    write: (report) => `${JSON.stringify(report, null, 2)}\n`,
  },
];

interface ReportListProps extends OpenMenu {
  state: CheckState;
  formatter: Formatter | undefined;
}

/** The forms of a report; each is made in the browser. */
export function ReportList({ state, formatter, ...menu }: ReportListProps) {
  const take = ({ label, extension, mediaType, write }: ReportFormat) => {
    const now = new Date();
    const content = write(reportOf(state, formatter, now));
    const name = `reference-report-${dayOf(now)}.${extension}`;
    downloadBlob(name, new Blob([content], { type: `${mediaType};charset=utf-8` }));
    toast({ title: 'Report made', description: `${name} (${label}) is in your downloads.` });
  };
  const items = formats.map((format) => ({
    label: format.label,
    hint: format.hint,
    onSelect: () => take(format),
  }));
  const print = {
    label: 'Print or PDF',
    hint: 'this page, all entries',
    onSelect: () => window.print(),
  };
  return <MenuList {...menu} items={[...items, print]} />;
}
