import type { JobPosition } from '@citewright/contract';
import { careersCopy, positions } from '~/content/careers.ts';
import { Button } from '~/ui/button.tsx';
import { writeLetter } from '~/ui/write-letter.ts';

const cell = 'px-0 md:py-6 md:pr-6 align-top';

function PositionRow({ title, department, location, type, description, link }: JobPosition) {
  return (
    <tr className="grid gap-x-4 gap-y-1 border-b border-rule py-6 md:table-row md:py-0">
      <th scope="row" className={`${cell} text-left`}>
        <span className="block font-display text-xl font-normal">{title}</span>
        <span className="mt-1 block max-w-md font-serif text-base font-normal text-ink-soft">
          {description}
        </span>
      </th>
      <td className={cell}>{department}</td>
      <td className={cell}>{location}</td>
      <td className={`${cell} whitespace-nowrap`}>{type}</td>
      <td className={`${cell} pt-3 md:pr-0 md:text-right`}>
        <Button aria-label={`Apply: ${title}`} onClick={() => writeLetter(link)}>
          Apply
        </Button>
      </td>
    </tr>
  );
}

/** The positions: a table on wide pages, separate blocks on narrow ones. */
export function Positions() {
  return (
    <table className="block w-full border-t border-ink text-sm md:table">
      <caption className="sr-only">{careersCopy.positionsHeading}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-left text-ink-faint [&_th]:border-b [&_th]:border-rule [&_th]:py-3 [&_th]:font-semibold">
          <th scope="col">Position</th>
          <th scope="col">Department</th>
          <th scope="col">Location</th>
          <th scope="col">Type</th>
          <th scope="col">
            <span className="sr-only">Apply</span>
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {positions.map((position) => (
          <PositionRow key={position.title} {...position} />
        ))}
      </tbody>
    </table>
  );
}
