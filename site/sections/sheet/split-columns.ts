/** How the programmes of a sheet spread over pages of A4. */

/** Programmes side by side on a page: a fifth column would be too narrow to read at 7 points. */
export const COLUMNS_MAX = 4;

/** Spreads things evenly over as few groups as they need: five become three and two, not four and one. */
export function splitColumns<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / COLUMNS_MAX);
  const [size, longer] = [Math.floor(all.length / count), all.length % count];
  return Array.from({ length: count }, (_, index) => {
    const start = index * size + Math.min(index, longer);
    return all.slice(start, start + size + (index < longer ? 1 : 0));
  });
}
