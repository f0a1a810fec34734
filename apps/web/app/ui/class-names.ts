/** Joins class names, leaving out what is absent: `classNames('a', open && 'b', props.className)`. */
export function classNames(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
