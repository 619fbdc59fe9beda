/** Colours of the brand, which have to be read on. */

import { z } from 'zod';
import { fault } from '../reading/fault.ts';
import { color } from './texts.ts';

/** Least contrast of small text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** How light a colour is, from 0 to 1 (WCAG's relative luminance). */
function luminance(value: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(value.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * A colour that white text can be read on, and that can be read on white.
 *
 * @param ofDesign what the site has without one.
 */
const darkColor = (description: string, ofDesign: string) =>
  color(description)
    .refine((value) => 1.05 / (luminance(value) + 0.05) >= LEAST_CONTRAST, {
      error: fault('color_light'),
    })
    .meta({ color: true, examples: [ofDesign] });

/** The three colours that everything in the design is toned from. */
export const colorsSchema = z
  .strictObject({
    ink: darkColor('Headings, dark areas and the mark, as #RRGGBB', '#16245F'),
    link: darkColor('Links and what is chosen, as #RRGGBB', '#2C419F'),
    accent: darkColor('Buttons that lead to the form, as #RRGGBB', '#CE4117'),
  })
  .describe('Colours of the brand; without them the site has those of its design');
