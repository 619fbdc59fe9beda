/**
 * Notes what of the content is read while a page is rendered, so that a publishing renders only the pages that read what
 * it changes. A read is a path: `programs/uo-mba/facts/price`; `programs/*` is the list of all of them, and
 * `programs/:each/facts/price` the price of each.
 */
import type { Content } from '../content/reading/parse-content.ts';

/** Fields within one another that are told apart: deep enough for a fact of a programme or an entry of a list. */
const DEPTH = 4;

/** Stands for the names or the number of what is in something. */
const NAMES = '*';

/** Stands for each entry of a list or map of the content. */
const EACH = ':each';

/**
 * A page that reads the same of more entries than these is noted to read it of each: else what is noted of all pages
 * would grow with the square of the number of programmes.
 */
const ENTRIES_NOTED = 20;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function joined(path: string, name: PropertyKey): string {
  return path === '' ? String(name) : `${path}/${String(name)}`;
}

/** A read of one entry as the same read of each: `programs/:each/key`. Undefined for a read of no entry. */
function ofEach(read: string): string | undefined {
  const [list, entry, ...rest] = read.split('/');
  return list === undefined || entry === undefined || entry === NAMES ? undefined : [list, EACH, ...rest].join('/');
}

/** Reads, with one in the place of those that many entries have in common. */
function withoutRepetition(reads: ReadonlySet<string>): string[] {
  const groups = Map.groupBy(reads, (read) => ofEach(read) ?? read);
  return [...groups].flatMap(([each, group]) => (group.length > ENTRIES_NOTED ? [each] : group));
}

/** A map that notes what is asked of it. */
class TrackedMap extends Map<string, unknown> {
  readonly #target: ReadonlyMap<string, unknown>;
  readonly #read: (name: string) => unknown;
  readonly #readNames: () => void;

  constructor(target: ReadonlyMap<string, unknown>, read: (name: string) => unknown, readNames: () => void) {
    super();
    this.#target = target;
    this.#read = read;
    this.#readNames = readNames;
  }

  override get size(): number {
    this.#readNames();
    return this.#target.size;
  }

  override has(name: string): boolean {
    this.#read(name);
    return this.#target.has(name);
  }

  override get(name: string): unknown {
    return this.#read(name);
  }

  #all(): Map<string, unknown> {
    this.#readNames();
    return new Map([...this.#target.keys()].map((name) => [name, this.#read(name)]));
  }

  override keys() {
    this.#readNames();
    return this.#target.keys();
  }

  override values() {
    return this.#all().values();
  }

  override entries() {
    return this.#all().entries();
  }

  override [Symbol.iterator]() {
    return this.#all().entries();
  }

  override forEach(callback: (value: unknown, name: string, map: Map<string, unknown>) => void): void {
    for (const [name, value] of this.#all()) callback(value, name, this);
  }
}

/** Content whose reads are noted. */
export class TrackedContent {
  readonly content: Content;
  #reads = new Set<string>();
  /** The same object is wrapped the same way: pages compare them. */
  readonly #wrapped = new WeakMap<object, object>();

  constructor(content: Content) {
    // What is wrapped has the type of what it wraps.
    this.content = this.#wrap(content, '', 0) as Content;
  }

  /** Does some work, and gives what it read. */
  async readsOf(work: () => Promise<void>): Promise<string[]> {
    this.#reads = new Set();
    await work();
    return withoutRepetition(this.#reads);
  }

  #wrap(value: unknown, path: string, depth: number): unknown {
    if (!isObject(value) || depth >= DEPTH) return value;
    const known = this.#wrapped.get(value);
    if (known) return known;
    const wrapped = value instanceof Map ? this.#wrapMap(value, path, depth) : this.#wrapObject(value, path, depth);
    this.#wrapped.set(value, wrapped);
    return wrapped;
  }

  #wrapMap(target: ReadonlyMap<string, unknown>, path: string, depth: number): TrackedMap {
    return new TrackedMap(
      target,
      (name) => {
        const own = joined(path, name);
        this.#reads.add(own);
        return this.#wrap(target.get(name), own, depth + 1);
      },
      () => this.#reads.add(joined(path, NAMES)),
    );
  }

  #wrapObject(target: object, path: string, depth: number): object {
    return new Proxy(target, {
      get: (object, name, receiver) => {
        const value: unknown = Reflect.get(object, name, receiver);
        // Methods of lists and symbols say nothing of the content; what they read comes here again.
        if (typeof name === 'symbol' || typeof value === 'function') return value;
        const own = Array.isArray(object) && name === 'length' ? joined(path, NAMES) : joined(path, name);
        this.#reads.add(own);
        return this.#wrap(value, own, depth + 1);
      },
      has: (object, name) => {
        this.#reads.add(joined(path, name));
        return Reflect.has(object, name);
      },
      ownKeys: (object) => {
        this.#reads.add(joined(path, NAMES));
        return Reflect.ownKeys(object);
      },
    });
  }
}

function entriesOf(value: object): ReadonlyMap<string, unknown> {
  return value instanceof Map ? value : new Map(Object.entries(value));
}

function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const [mine, others] = [entriesOf(one), entriesOf(other)];
  if (mine.size !== others.size || Array.isArray(one) !== Array.isArray(other)) return false;
  return [...mine].every(([name, value]) => others.has(name) && isSame(value, others.get(name)));
}

function changedPaths(before: unknown, after: unknown, path: string, depth: number): string[] {
  if (isSame(before, after)) return [];
  if (!isObject(before) || !isObject(after) || depth >= DEPTH) return [path];
  const [mine, others] = [entriesOf(before), entriesOf(after)];
  const names = new Set([...mine.keys(), ...others.keys()]);
  const isSameNames = [...mine.keys()].join('\n') === [...others.keys()].join('\n');
  return [
    // Whoever has seen that there is something has noted its own path.
    ...(isSameNames ? [] : [joined(path, NAMES)]),
    ...[...names].flatMap((name) => {
      const [was, is] = [mine.get(name), others.get(name)];
      const own = joined(path, name);
      if (isObject(was) && isObject(is)) return changedPaths(was, is, own, depth + 1);
      return isSame(was, is) ? [] : [own];
    }),
  ];
}

/** The reads that would give something else after a change of the content. */
export function changedReads(before: Content, after: Content): string[] {
  const paths = changedPaths(before, after, '', 0);
  return [...paths, ...new Set(paths.flatMap((read) => ofEach(read) ?? []))];
}
