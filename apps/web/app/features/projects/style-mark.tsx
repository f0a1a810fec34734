import type { Project } from '@citewright/contract';
import { Badge } from '~/ui/badge.tsx';

/** The name of a reference style in capitals, in the style's colour. */
export function StyleMark({ referenceStyle, style }: Pick<Project, 'referenceStyle' | 'style'>) {
  return (
    <span data-style={referenceStyle} className="inline-flex max-w-36">
      <Badge tone="cite">
        <span className="truncate py-0.5">{(style?.name ?? referenceStyle).toUpperCase()}</span>
      </Badge>
    </span>
  );
}
