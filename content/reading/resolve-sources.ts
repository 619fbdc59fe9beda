/** Puts the sources of a content file in the place of their ids: a file states each source once (TRUST-1). */
import { replaceSourceIds } from '../../contract/content/source-ids.ts';
import { fault } from './fault.ts';
import { sourcesSchema } from '../schema/facts.ts';
import { schemaFault } from './schema-fault.ts';

type Path = PropertyKey[];

/** A mistake in how a file names its sources. */
export interface SourceFault {
  path: Path;
  message: string;
}

/**
 * A file without its block `sources`, each id replaced by its source. Where sources or ids do not fit, the faults say so,
 * and the data are only to be looked through for other faults. A source that nothing names may stay, even half filled in:
 * nobody sees it, and an editor may choose it again.
 */
export function resolveSources(file: unknown): { data: unknown; faults: SourceFault[] } {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return { data: file, faults: [] };
  const { sources = {}, ...rest }: { sources?: unknown } = file;
  const listed = sourcesSchema.safeParse(sources, { error: schemaFault });
  const faults: SourceFault[] = [];
  const known = new Map<string, unknown>(Object.entries(listed.data ?? Object(sources)));
  const used = new Set<unknown>();
  const data = replaceSourceIds(rest, (id, path) => {
    used.add(id);
    const source = typeof id === 'string' ? known.get(id) : undefined;
    if (!source) faults.push({ path, message: unknownId(id, [...known.keys()]) });
    return source;
  });
  const ofSources = (listed.error?.issues ?? [])
    .filter(({ path: [id] }) => id === undefined || used.has(id))
    .map(({ path, message }) => ({ path: ['sources', ...path], message }));
  return { data, faults: [...ofSources, ...faults] };
}

function unknownId(id: unknown, known: string[]): string {
  if (id === '') return fault('choose_source');
  const names = { known: known.join(', ') || '–' };
  return typeof id === 'string' ? fault('source_unknown', { id, ...names }) : fault('source_not_id', names);
}
