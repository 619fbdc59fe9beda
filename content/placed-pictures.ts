/** The pictures that documents name, found by their schemas (EDIT-7). */

import { type FieldPath, isJsonObject } from '../contract/field-edits.ts';
import { PICTURE_PLACES, type PicturePlace } from '../contract/picture-places.ts';
import { type DocumentKind, kindOf } from './document-schemas.ts';
import { fault } from './fault.ts';
import { type FormSchema, formSchema } from './form-schema.ts';
import type { ContentFault, Documents } from './parse-content.ts';

/** A picture in a field. */
export interface PlacedPicture {
  path: FieldPath;
  place: PicturePlace;
  /** As the document names it. */
  name: string;
}

const schemas = new Map<DocumentKind, FormSchema>();

function schemaOfKind(kind: DocumentKind): FormSchema {
  const schema = schemas.get(kind) ?? formSchema(kind, 'en');
  schemas.set(kind, schema);
  return schema;
}

function isPlace(value: unknown): value is PicturePlace {
  return typeof value === 'string' && Object.hasOwn(PICTURE_PLACES, value);
}

function found(schema: unknown, value: unknown, path: FieldPath): PlacedPicture[] {
  if (!isJsonObject(schema)) return [];
  const place = schema['picture'];
  if (isPlace(place)) return typeof value === 'string' && value !== '' ? [{ path, place, name: value }] : [];
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

/** The pictures that a document names, with the field and the place of each. */
export function picturesIn(document: string, body: unknown): PlacedPicture[] {
  const kind = kindOf(document);
  return kind ? found(schemaOfKind(kind), body, []) : [];
}

/** Says whether there is a picture. */
export type HasPicture = (picture: PlacedPicture) => boolean;

/** The pictures that documents name and that are not there. */
export function missingPictures(documents: Documents, has: HasPicture): ContentFault[] {
  return [...documents].flatMap(([document, body]) =>
    picturesIn(document, body)
      .filter((picture) => !has(picture))
      .map(({ path, name }) => ({ document, path, message: fault('no_picture', { name }) })),
  );
}
