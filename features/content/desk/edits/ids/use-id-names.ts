/** What the ids in a document are called: its sources, other documents, uploaded pictures and films. */
import { useQuery } from '@tanstack/react-query';
import { type FieldEdit, isJsonObject, type JsonObject } from '../../../../../contract/content/field-edits.ts';
import { uploadedFilm } from '../../../../../contract/content/film-files.ts';
import { uploadedPicture } from '../../../../../contract/content/picture-places.ts';
import { useLocale, useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import { CONTENT_KEYS, fetchFacts } from '../content-api.ts';
import type { FieldSchema } from '../../fields/field-schema.ts';
import { sourceName, sourcesOf } from '../sources.ts';
import { useTitles } from '../use-titles.ts';

/** Gives the name for an id: of a field by its schema, or of a step of a path, which is a source's. */
export type NameId = (id: string, schema?: FieldSchema) => string;

/** The sources that edits tell of, by their ids: those too that the document no longer has. */
export function sourcesIn(edits: readonly FieldEdit[]): JsonObject {
  const told = edits.flatMap(({ path: [block, id, ...rest], before, after }) =>
    [before, after].flatMap((value) => {
      if (block === undefined) return Object.entries(sourcesOf(value));
      if (block !== 'sources' || rest.length > 0) return [];
      if (id !== undefined) return [[String(id), value] as const];
      return isJsonObject(value) ? Object.entries(value) : [];
    }),
  );
  return Object.fromEntries(told.filter(([, source]) => isJsonObject(source)));
}

/** The sources of a document by their ids, asked for where edits or a path name one. */
function useSources(document: string, isWanted: boolean): JsonObject {
  const locale = useLocale();
  const { data } = useQuery({ queryKey: CONTENT_KEYS.facts(locale), queryFn: fetchFacts, enabled: isWanted });
  const all = [...(data?.items ?? []), ...(data?.unused ?? [])];
  const own = all.filter((source) => source.document === document && source.path[0] === 'sources');
  return Object.fromEntries(own.map(({ path, publisher, year }) => [String(path[1]), { publisher, year }]));
}

/**
 * Gives the function from an id to its name; what nobody can name is called by its id.
 *
 * @param edits what is to be read of the document, or the path to one of its fields.
 */
export function useIdNames(document: string, edits: readonly FieldEdit[]): NameId {
  const translate = useTranslate();
  const titleOf = useTitles();
  const isWanted = /"sources?"/.test(JSON.stringify(edits));
  const sources = { ...useSources(document, isWanted), ...sourcesIn(edits) };
  return (id, schema) => {
    const picture = schema?.picture && uploadedPicture(id);
    if (picture) return translate('picture.uploaded_name', { width: picture.width, height: picture.height });
    const film = schema?.film && uploadedFilm(id);
    if (film) return translate('film.uploaded_name', { seconds: film.seconds });
    if (schema?.refersTo) return titleOf(`${schema.refersTo}/${id}`);
    const source = !schema || schema.format === 'source' ? sources[id] : undefined;
    return isJsonObject(source) ? sourceName(source) || translate('document.source.unnamed') : id;
  };
}
