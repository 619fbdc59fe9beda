/** Keys of objects that have those of their type alone, which TypeScript does not take for granted. */

/** The keys of such an object. */
export function keysOf<T extends object>(object: T): (keyof T)[] {
  // Whoever calls this says that it has no others.
  return Object.keys(object) as (keyof T)[];
}

/** Whether it has a key that came from elsewhere. */
export function hasKey<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(object, key);
}
