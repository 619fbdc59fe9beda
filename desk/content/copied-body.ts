/** What a copy of a document says. */
import { isJsonObject } from '../../contract/field-edits.ts';

/** The same as the original, without what is the original's alone: the address of its page, the release of its person. */
export function copiedBody(kind: string, body: unknown): unknown {
  if (!isJsonObject(body)) return body;
  if (kind === 'stories') return { ...body, release: null };
  if (kind !== 'programs') return body;
  const { path: _, ...others } = body;
  return others;
}
