import { FileChartColumn } from 'lucide-react';
import type { Formatter } from '~/engine/load-formatter.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { Menu } from '~/ui/menu.tsx';
import type { CheckState } from '../state/check-state.ts';

const loadReportList = () => import('./report-list.tsx');
const ReportList = lazyPart(async () => (await loadReportList()).ReportList);

interface ReportMenuProps {
  state: CheckState;
  formatter: Formatter | undefined;
  disabled: boolean;
}

/** The report on the list, for an editor's or teacher's files. */
export function ReportMenu({ disabled, ...report }: ReportMenuProps) {
  return (
    <Menu
      label={
        <>
          <FileChartColumn aria-hidden="true" />
          Report
        </>
      }
      disabled={disabled}
      onApproach={() => void loadReportList()}
    >
      {(menu) => <ReportList {...menu} {...report} />}
    </Menu>
  );
}
