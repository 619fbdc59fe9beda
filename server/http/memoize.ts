/** Keeps the results of a function, where the same few texts come again and again. */

/** Results of longer texts are not kept: hardly anybody but a flood sends them. */
const TEXT_MAX_CHARACTERS = 300;

/**
 * A function that gives the same results as another one and keeps the last ones.
 *
 * @param most results kept; the oldest is dropped for a new one.
 */
export function memoize<T>(make: (text: string) => T, most: number): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined || text.length > TEXT_MAX_CHARACTERS) return known ?? make(text);
    const result = make(text);
    const oldest = made.size >= most ? made.keys().next().value : undefined;
    if (oldest !== undefined) made.delete(oldest);
    made.set(text, result);
    return result;
  };
}
