/** The place of a field in its document, in words. */
import { useQuery } from '@tanstack/react-query';
import type { FieldPath } from '../../contract/field-edits.ts';
import { useLocale } from '../words/WordsProvider.tsx';
import { CONTENT_KEYS, fetchForm } from './content-api.ts';
import type { FieldSchema } from './field-schema.ts';
import { kindOfName, pathTitle } from './names.ts';

interface Props {
  /** Name of the document, as `programs/uo-mba`. */
  document: string;
  path: Readonly<FieldPath>;
}

/** "Facts › Price › Text › English"; nothing until the form of such documents has come. */
export function FieldTitle({ document, path }: Props) {
  const locale = useLocale();
  const kind = kindOfName(document);
  const { data } = useQuery({ queryKey: CONTENT_KEYS.form(kind, locale), queryFn: () => fetchForm(kind) });
  // The server makes it of the schemas of content/schema/. A line without words keeps its height.
  return data ? pathTitle(data as FieldSchema, path) : '\u00a0';
}
