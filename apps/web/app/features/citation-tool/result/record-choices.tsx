import type { Alternative } from '@citewright/contract';
import { useId } from 'react';
import { Button } from '~/ui/button.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';

interface RecordChoicesProps<Offer extends Alternative> {
  offers: readonly Offer[];
  /** What is said about a record under its reference; by default where it is listed. */
  notesOf?: (offer: Offer) => string[];
  onChoose: (chosen: Offer) => void;
}

/** Where a record is listed: in a metadata source, or in one of the user's projects. */
const whereOf = ({ record, match }: Alternative) =>
  [match?.own ? 'In one of your projects' : record?.name].filter((where) => where !== undefined);

/** Records to choose from, each with a button. Screen readers read the reference with its button. */
export function RecordChoices<Offer extends Alternative>({
  offers,
  notesOf = whereOf,
  onChoose,
}: RecordChoicesProps<Offer>) {
  const listId = useId();
  return (
    <ul className="divide-y divide-rule">
      {offers.map((offer, place) => {
        const id = `${listId}-${place}`;
        return (
          <li key={id} className="flex flex-col gap-2 py-3 @lg:flex-row @lg:items-start">
            <div id={id} className="min-w-0 flex-1">
              <ReferenceText html={offer.formattedCitation} className="text-sm" />
              {notesOf(offer).map((note) => (
                <p key={note} className="mt-0.5 pl-[0.5in] text-xs text-ink-faint">
                  {note}
                </p>
              ))}
            </div>
            <Button className="self-start" aria-describedby={id} onClick={() => onChoose(offer)}>
              Use this one
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
