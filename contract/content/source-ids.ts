/** How a document names its sources, which it lists once in a block `sources`: by their ids (TRUST-1). */
import { type FieldPath, isJsonObject } from './field-edits.ts';

/** A value with something else in the place of each id: the one under `source`, those in a list `sources`. */
export function replaceSourceIds(
  value: unknown,
  insteadOf: (id: unknown, path: FieldPath) => unknown,
  path: FieldPath = [],
): unknown {
  if (Array.isArray(value)) return value.map((one, index) => replaceSourceIds(one, insteadOf, [...path, index]));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const at = [...path, name];
      if (name === 'source') return [name, insteadOf(inner, at)];
      if (name === 'sources' && Array.isArray(inner))
        return [name, inner.map((id, index) => insteadOf(id, [...at, index]))];
      return [name, replaceSourceIds(inner, insteadOf, at)];
    }),
  );
}

/** A field that names a source. */
export interface SourceUse {
  id: unknown;
  path: FieldPath;
}

/** All fields of a document that name a source, in their order. */
export function sourceUses(body: unknown): SourceUse[] {
  if (!isJsonObject(body)) return [];
  const { sources: _, ...rest } = body;
  const uses: SourceUse[] = [];
  replaceSourceIds(rest, (id, path) => uses.push({ id, path }));
  return uses;
}

/**
 * Where the desk's form shows what is stored at a path: a source at each fact that names it, all else where it is stored.
 * The block itself is at all facts with a source.
 */
export function shownPaths(body: unknown, path: FieldPath): FieldPath[] {
  const [block, id, ...rest] = path;
  if (block !== 'sources') return [path];
  return sourceUses(body)
    .filter((use) => id === undefined || use.id === id)
    .map((use) => [...use.path, ...rest]);
}

/** The first of {@link shownPaths}; the path itself where nothing names the source. */
export function shownPath(body: unknown, path: FieldPath): FieldPath {
  return shownPaths(body, path)[0] ?? path;
}
