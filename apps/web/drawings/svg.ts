type Attributes = Record<string, string | number | undefined>;

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${value}"`]))
    .join('');
}

/** An SVG element without content. */
export function shape(name: string, attributes: Attributes): string {
  return `<${name}${attributesOf(attributes)}/>`;
}

/** An SVG group, to transform or clip parts together. */
export function group(attributes: Attributes, ...parts: readonly string[]): string {
  return `<g${attributesOf(attributes)}>${parts.join('')}</g>`;
}

/** A straight line. */
export function rule(x1: number, y1: number, x2: number, y2: number, stroke: string, width = 1): string {
  return shape('path', { d: `M${x1} ${y1}L${x2} ${y2}`, stroke, 'stroke-width': width, fill: 'none' });
}

/** A complete SVG of `width` by `height` units. */
export function drawing(width: number, height: number, ...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}
