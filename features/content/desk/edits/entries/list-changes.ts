/** Changes of lists that leave the list itself as it is. */

/** A list without one entry. */
export function without<T>(list: readonly T[], index: number): T[] {
  return list.toSpliced(index, 1);
}

/** A list with one entry moved by so many places; unchanged at its ends. */
export function moved<T>(list: readonly T[], index: number, by: number): T[] {
  const to = index + by;
  if (to < 0 || to >= list.length) return [...list];
  return list.toSpliced(index, 1).toSpliced(to, 0, ...list.slice(index, index + 1));
}
