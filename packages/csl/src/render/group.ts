import type { Node } from '../output/node.ts';
import type { GroupNode, MacroNode } from '../style/tree.ts';
import type { Context, Render, StyleScope } from './context.ts';
import { renderRow } from './row.ts';
import { compileStyling } from './styling.ts';

/**
 * Renders children as a group, which prints nothing when it calls variables and none has a value. A group that prints counts as
 * a variable with a value for the group around it (CSL 1.0.2, Group).
 */
function renderGroup(children: readonly Render[], delimiter: string, context: Context): Node | undefined {
  const { called, filled } = context;
  context.called = false;
  context.filled = false;
  const output = renderRow(children, delimiter, context);
  const printed = output !== undefined && (context.filled || !context.called);
  context.called ||= called || printed;
  context.filled ||= filled;
  if (output) context.filled = filled || printed;
  return printed ? output : undefined;
}

/** `cs:group`. */
export function compileGroup(node: GroupNode, children: readonly Render[], scope: StyleScope): Render {
  const style = compileStyling(node, scope);
  const delimiter = node.delimiter ?? '';
  return (context) => {
    const output = renderGroup(children, delimiter, context);
    return output && style(output, context);
  };
}

/** `cs:text macro`: a group without a delimiter. */
export function compileMacro(node: MacroNode, compile: () => readonly Render[], scope: StyleScope): Render {
  const style = compileStyling(scope.conventions.macro(node), scope);
  let children: readonly Render[] | undefined;
  return (context) => {
    children ??= compile();
    const output = renderGroup(children, '', context);
    return output && style(output, context);
  };
}
