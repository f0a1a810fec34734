/** The header of an exported file that names the fields for which its format has no place: `keyword, medium`. */
export const leftOutHeader = 'x-left-out';
