/** Lengths of word processors: a twip is a twentieth of a point. */
export const twips = { inch: 1440, point: 20 } as const;

/** Units of a line at single spacing. */
export const lineUnits = 240;
