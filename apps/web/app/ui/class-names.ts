/** Joins class names, skipping absent ones: `classNames('a', open && 'b', props.className)`. */
export function classNames(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
