/** The index `step` places on from `index` in a ring of `count`: it wraps both ways. */
export function wrapIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}
