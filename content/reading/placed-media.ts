/** The pictures and films that documents name, found by their schemas (EDIT-7). */

import { type FieldPath, isJsonObject, type JsonObject } from '../../contract/content/field-edits.ts';
import { PICTURE_PLACES, type PicturePlace } from '../../contract/content/picture-places.ts';
import { type DocumentKind, kindOf } from './document-schemas.ts';
import { fault } from './fault.ts';
import { type FormSchema, formSchema } from '../form/form-schema.ts';
import type { ContentFault, Documents } from './parse-content.ts';

/** Where a field is shown that names a picture, or that it names a film. */
export type MediaPlace = PicturePlace | 'film';

/** A picture or film in a field. */
export interface PlacedMedia {
  path: FieldPath;
  place: MediaPlace;
  /** As the document names it. */
  name: string;
}

const schemas = new Map<DocumentKind, FormSchema>();

function schemaOfKind(kind: DocumentKind): FormSchema {
  const schema = schemas.get(kind) ?? formSchema(kind, 'en');
  schemas.set(kind, schema);
  return schema;
}

function placeOf(schema: JsonObject): MediaPlace | undefined {
  if (schema['film'] === true) return 'film';
  const place = schema['picture'];
  // Its own key, as is asked here.
  return typeof place === 'string' && Object.hasOwn(PICTURE_PLACES, place) ? (place as PicturePlace) : undefined;
}

function found(schema: unknown, value: unknown, path: FieldPath): PlacedMedia[] {
  if (!isJsonObject(schema)) return [];
  const place = placeOf(schema);
  if (place) return typeof value === 'string' && value !== '' ? [{ path, place, name: value }] : [];
  if (Array.isArray(value)) return value.flatMap((inner, index) => found(schema['items'], inner, [...path, index]));
  const options = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  const fields = isJsonObject(schema['properties']) ? schema['properties'] : {};
  return [
    ...options.flatMap((option) => found(option, value, path)),
    ...(isJsonObject(value)
      ? Object.entries(value).flatMap(([name, inner]) =>
          found(fields[name] ?? schema['additionalProperties'], inner, [...path, name]),
        )
      : []),
  ];
}

/** The pictures and films that a document names, with the field and the place of each. */
export function mediaIn(document: string, body: unknown): PlacedMedia[] {
  const kind = kindOf(document);
  return kind ? found(schemaOfKind(kind), body, []) : [];
}

/** Says whether there is a picture or film. */
export type HasMedia = (media: PlacedMedia) => boolean;

/** The pictures and films that documents name and that are not there. */
export function missingMedia(documents: Documents, has: HasMedia): ContentFault[] {
  return [...documents].flatMap(([document, body]) =>
    mediaIn(document, body)
      .filter((media) => !has(media))
      .map(({ path, place, name }) => ({
        document,
        path,
        message: fault(place === 'film' ? 'no_film' : 'no_picture', { name }),
      })),
  );
}
