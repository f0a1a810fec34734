/** A problem with a result, which is rendered nevertheless. */
export interface Warning {
  code: 'nothing-printed' | 'unknown-item' | 'odd-item';
  /** For developers. */
  message: string;
  id: string | number;
}

/** Output in both forms. HTML is escaped; its elements depend on the format. */
export interface Rendered {
  html: string;
  text: string;
  warnings: Warning[];
}
