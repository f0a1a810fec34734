import { Search } from 'lucide-react';
import { TextField } from '~/ui/text-field.tsx';

/** The search field of a long list of citations. */
export function FindField({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  return (
    <TextField
      label="Find in this project"
      labelHidden
      type="search"
      placeholder="Find by author, title or year"
      leading={<Search aria-hidden="true" />}
      autoComplete="off"
      className="print:hidden border-b border-rule py-2"
      value={query}
      onChange={(event) => onQuery(event.target.value)}
    />
  );
}
