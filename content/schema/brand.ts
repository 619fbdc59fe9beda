/** Colours of the brand, which have to be read on. */

import { z } from 'zod';
import { fault } from '../fault.ts';

/** Least contrast of small text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** How light a colour is, from 0 to 1 (WCAG's relative luminance). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour that white text can be read on, and that can be read on white. */
const darkColor = (description: string) =>
  z
    .string()
    .regex(/^#[0-9A-F]{6}$/i, { error: fault('color_shape') })
    .refine((color) => 1.05 / (luminance(color) + 0.05) >= LEAST_CONTRAST, {
      error: fault('color_light'),
    })
    .describe(description);

/** The three colours that everything in the design is toned from. */
export const colorsSchema = z
  .strictObject({
    ink: darkColor('Headings, dark areas and the mark, as #RRGGBB'),
    link: darkColor('Links and what is chosen, as #RRGGBB'),
    accent: darkColor('Buttons that lead to the form, as #RRGGBB'),
  })
  .describe('Colours of the brand; without them the site has those of its design');
