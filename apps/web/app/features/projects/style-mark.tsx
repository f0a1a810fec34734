import type { StyleId } from '@citewright/contract';
import { Badge } from '~/ui/badge.tsx';

/** The name of a reference style in capitals, in the style's colour. */
export function StyleMark({ style }: { style: StyleId }) {
  return (
    <span data-style={style} className="inline-flex">
      <Badge tone="cite">{style.toUpperCase()}</Badge>
    </span>
  );
}
