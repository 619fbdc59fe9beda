/** Remembers what was made of a text, where the same few texts come again and again. */

/** Longer texts are made anew each time: hardly anybody but a flood sends them. */
const REMEMBERED_CHARACTERS = 300;

/**
 * A function that gives the same results as another one and remembers the last ones.
 *
 * @param most texts remembered; the oldest is forgotten for a new one.
 */
export function remember<T>(make: (text: string) => T, most: number): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined || text.length > REMEMBERED_CHARACTERS) return known ?? make(text);
    const result = make(text);
    const oldest = made.size >= most ? made.keys().next().value : undefined;
    if (oldest !== undefined) made.delete(oldest);
    made.set(text, result);
    return result;
  };
}
