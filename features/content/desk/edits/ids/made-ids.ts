/** Ids that are made from what an entry is called, until they are published (EDIT-1). */
import { nameFromTitle } from '../../../../../contract/content/document-name.ts';
import { type FieldPath, valueAt } from '../../../../../contract/content/field-edits.ts';
import type { FieldSchema } from '../../fields/field-schema.ts';
import { schemaAt } from './names.ts';

const textAt = (body: unknown, path: FieldPath): string => {
  const found = valueAt(body, path);
  return typeof found === 'string' ? found : '';
};

/**
 * The ids that follow a text: those made from the field, as long as nobody has written another one and no address has it.
 *
 * @param body as it stands before the text is changed.
 * @param published the document as visitors see it.
 * @param path of the English words of a field.
 */
export function madeIds(
  schema: FieldSchema,
  { body, published, path, text }: { body: unknown; published: unknown; path: FieldPath; text: unknown },
): { path: FieldPath; id: string }[] {
  const entry = path.slice(0, -2);
  const field = path.at(-2);
  if (path.at(-1) !== 'en' || typeof text !== 'string') return [];
  const ids = Object.entries(schemaAt(schema, entry).properties ?? {}).filter(([, one]) => one.madeFrom === field);
  return ids.flatMap(([name]) => {
    const idPath = [...entry, name];
    const now = textAt(body, idPath);
    const others = (whole: unknown): string[] => {
      const list = valueAt(whole, entry.slice(0, -1));
      return Array.isArray(list) ? list.map((one) => textAt(one, [name])) : [textAt(whole, idPath)];
    };
    const isOwn = now === '' || now === nameFromTitle(textAt(body, path), () => false);
    if (!isOwn || (now !== '' && others(published).includes(now))) return [];
    const taken = others(body);
    return [{ path: idPath, id: nameFromTitle(text, (one) => one !== now && taken.includes(one)) }];
  });
}
