/** A function that finds each value once. When it holds `size` values it forgets them all, so that nobody can fill it up. */
export function remembered<Value extends object | string>(
  size: number,
  find: (key: string) => Value,
): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      if (known.size >= size) known.clear();
      value = find(key);
      known.set(key, value);
    }
    return value;
  };
}
