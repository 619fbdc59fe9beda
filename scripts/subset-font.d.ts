declare module 'subset-font' {
  /** Cuts a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'woff' | 'sfnt';
      noLayoutClosure?: boolean;
      /** Range of each axis that is kept, or the one value. */
      variationAxes?: Record<string, { min: number; max: number } | number>;
    },
  ): Promise<Buffer>;
}
