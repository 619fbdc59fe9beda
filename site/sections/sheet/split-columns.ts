/** How the programmes of a sheet spread over pages of A4. */
import { SHEET_COLUMNS_MAX } from '../../../contract/shortlist/sheet.ts';

/** Spreads things evenly over as few groups as they need: five become three and two, not four and one. */
export function splitColumns<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / SHEET_COLUMNS_MAX);
  const [size, longer] = [Math.floor(all.length / count), all.length % count];
  return Array.from({ length: count }, (_, index) => {
    const start = index * size + Math.min(index, longer);
    return all.slice(start, start + size + (index < longer ? 1 : 0));
  });
}
