import { ReferenceText } from '~/ui/reference-text.tsx';
import { Sheet } from '~/ui/sheet.tsx';

/** Differences between universities' Harvard styles: ours and common variants. */
const differences = [
  { detail: 'Two authors', ours: 'Sampson, R.J. and Laub, J.H.', others: 'an ampersand' },
  { detail: 'The year', ours: '(1992)', others: '(1992), or 1992.' },
  { detail: 'Titles of articles', ours: '‘In single quotation marks’', others: 'double ones, or none' },
  { detail: 'Before an address', ours: 'Available at:', others: 'Available from: or Online:' },
  { detail: 'Day of reading', ours: '(Accessed: 18 April 2025)', others: '[Accessed 18 April 2025]' },
] as const;

/** One reference, with the places where other Harvard styles differ. */
export function HarvardDialects({ reference }: { reference: string }) {
  return (
    <Sheet title="One name, many Harvards">
      <ReferenceText html={reference} className="mt-4" />
      <table className="mt-5 w-full border-t border-rule text-left text-sm">
        <thead>
          <tr className="text-ink-faint">
            <th scope="col" className="py-2 pr-3 font-semibold">
              <span className="sr-only">Detail</span>
            </th>
            <th scope="col" className="py-2 pr-3 font-semibold text-cite">
              Cite Them Right
            </th>
            <th scope="col" className="py-2 font-semibold">
              Elsewhere
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ detail, ours, others }) => (
            <tr key={detail} className="border-t border-rule align-baseline">
              <th scope="row" className="py-2 pr-3 font-normal text-ink-soft">
                {detail}
              </th>
              <td className="py-2 pr-3 font-serif">{ours}</td>
              <td className="py-2 font-serif text-ink-soft">{others}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
