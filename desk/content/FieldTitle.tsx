/** The place of a field in its document, in words, and what it says. */
import { useQuery } from '@tanstack/react-query';
import type { FieldPath } from '../../contract/field-edits.ts';
import { useLocale } from '../words/WordsProvider.tsx';
import { CONTENT_KEYS, fetchForm } from './content-api.ts';
import type { FieldSchema } from './field-schema.ts';
import { kindOfName, pathTitle, schemaAt } from './names.ts';
import { ValueText } from './ValueText.tsx';

interface Props {
  /** Name of the document, as `programs/uo-mba`. */
  document: string;
  path: Readonly<FieldPath>;
}

/** The form of such documents; undefined until it has come. */
function useFormOf(document: string): FieldSchema | undefined {
  const locale = useLocale();
  const kind = kindOfName(document);
  const { data } = useQuery({ queryKey: CONTENT_KEYS.form(kind, locale), queryFn: () => fetchForm(kind) });
  // The server makes it of the schemas of content/schema/.
  return data as FieldSchema | undefined;
}

/** "Facts › Price › Text › English"; a space until the form of such documents has come: the line keeps its height. */
export function useFieldTitle({ document, path }: Props): string {
  const schema = useFormOf(document);
  return schema ? pathTitle(schema, path) : '\u00a0';
}

/** The same as a component. */
export function FieldTitle(props: Props) {
  return useFieldTitle(props);
}

/** What a field says, its parts and choices in words. */
export function FieldValue({ document, path, value }: Props & { value: unknown }) {
  const schema = useFormOf(document);
  return <ValueText value={value} schema={schema && schemaAt(schema, path)} />;
}
