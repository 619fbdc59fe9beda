/**
 * What the desk uses and the browsers that it is built for (scripts/build/desk-bundle.ts) lack: Chrome before 120, of which
 * 109 is the last one for Windows 7 and 8, and Safari before 17.4.
 */

/** Adds methods where there are none. */
function add<T extends object>(to: T, methods: Partial<Pick<T, keyof T>> & ThisType<T>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true });
  }
}

add<unknown[]>(Array.prototype, {
  toReversed() {
    return [...this].reverse();
  },
  toSorted(compare) {
    return [...this].sort(compare);
  },
  toSpliced(start: number, ...rest: unknown[]) {
    const copy = [...this];
    // Without a count all that follows goes.
    const [count = copy.length, ...items] = rest;
    copy.splice(start, Number(count), ...items);
    return copy;
  },
  with(index, value) {
    const copy = [...this];
    copy.splice(index, 1, value);
    return copy;
  },
});

add<MapConstructor>(Map, {
  groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) {
    const groups = new Map<K, T[]>();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index++);
      groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    return groups;
  },
});

add<typeof URL>(URL, {
  canParse(url, base) {
    try {
      return Boolean(new URL(url, base));
    } catch {
      return false;
    }
  },
});

// Each preview is a window of its own: text-on-page.ts and place-on-page.ts look for `checkVisibility` there.

export {};
