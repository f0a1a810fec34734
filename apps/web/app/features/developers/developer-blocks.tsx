import { CodeBlock } from '~/clipboard/code-block.tsx';
import type { DeveloperBlock } from '~/content/developers/part.ts';
import { InlineCode } from '~/ui/inline-code.tsx';
import { TableBox } from '~/ui/table-box.tsx';
import { callAnswer, callCommand } from './call-command.ts';
import { Bookmark, LiveButton } from './embedded.tsx';

/** A text with the origin of this site. */
const placed = (text: string) => text.replaceAll('$ORIGIN', import.meta.env.PUBLIC_ORIGIN);

type BlockOf<Kind extends DeveloperBlock['kind']> = Extract<DeveloperBlock, { kind: Kind }>;

function BlockTable({ label, head, rows }: BlockOf<'table'>) {
  return (
    <TableBox label={label}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row" className="font-normal [&_code]:whitespace-nowrap">
                <InlineCode text={placed(first)} />
              </th>
              {others.map((cell, column) => (
                <td key={head[column + 1]}>
                  <InlineCode text={placed(cell)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function Block(block: DeveloperBlock) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 className="[&_code]:bg-transparent [&_code]:px-0">
          <InlineCode text={block.text} />
        </h3>
      );
    case 'text':
      return (
        <p>
          <InlineCode text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <InlineCode text={placed(item)} />
            </li>
          ))}
        </ul>
      );
    case 'links':
      return (
        <p className="flex flex-wrap gap-x-7">
          {block.links.map(({ to, label }) => (
            <a key={to} href={to} className="inline-flex min-h-11 items-center">
              {label}
            </a>
          ))}
        </p>
      );
    case 'table':
      return <BlockTable {...block} />;
    case 'code':
      return <CodeBlock label={block.label} code={placed(block.code)} />;
    case 'button':
      return <LiveButton doi={block.doi} label={block.label} />;
    case 'bookmark':
      return <Bookmark label={block.label} code={placed(block.code)} />;
    case 'call':
      return (
        <>
          <CodeBlock label={block.title} code={callCommand(block, import.meta.env.PUBLIC_ORIGIN)} />
          <CodeBlock label="Answer, shortened" code={callAnswer(block)} isAnswer />
        </>
      );
  }
}

/** The pieces of a part, one below the other. For use inside `Prose`. */
export function DeveloperBlocks({ blocks }: { blocks: readonly DeveloperBlock[] }) {
  return blocks.map((block, place) => <Block key={`${block.kind} ${place + 1}`} {...block} />);
}
