declare module 'subset-font' {
  /** Cuts a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'woff' | 'sfnt';
      noLayoutClosure?: boolean;
      /** Leaves out instructions for coarse screens. */
      noHinting?: boolean;
      /** Tables that are left out, by their tags of four letters. */
      dropTables?: string[];
      /** Range of each axis that is kept, or the one value. */
      variationAxes?: Record<string, { min: number; max: number } | number>;
    },
  ): Promise<Buffer>;
}
