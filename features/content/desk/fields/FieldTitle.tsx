/** The place of a field in its document, in words, and what it says. */
import { useQuery } from '@tanstack/react-query';
import type { FieldEdit, FieldPath } from '../../../../contract/content/field-edits.ts';
import { useTimes } from '../../../../desk/words/use-times.ts';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { CONTENT_KEYS, fetchForm } from '../edits/content-api.ts';
import type { FieldSchema } from './field-schema.ts';
import { kindOfName, linesOf, pathTitle, schemaAt } from '../edits/ids/names.ts';
import { useIdNames } from '../edits/ids/use-id-names.ts';
import { ValueText } from './ValueText.tsx';

interface Props {
  /** Name of the document, as `programs/uo-mba`. */
  document: string;
  path: Readonly<FieldPath>;
  /** Edits of the document that it is one of: they tell of sources that the document no longer has. */
  among?: readonly FieldEdit[] | undefined;
}

const NONE: readonly FieldEdit[] = [];

/** The form of such documents; undefined until it has come. */
function useFormOf(document: string): FieldSchema | undefined {
  const locale = useLocale();
  const kind = kindOfName(document);
  const { data } = useQuery({ queryKey: CONTENT_KEYS.form(kind, locale), queryFn: () => fetchForm(kind) });
  // The server makes it of the schemas of content/schema/.
  return data as FieldSchema | undefined;
}

/** "Facts › Price › Text › English"; an ellipsis until the form of such documents has come: the line keeps its height, and a link its name. */
export function useFieldTitle({ document, path, among = NONE }: Props): string {
  const schema = useFormOf(document);
  const nameOf = useIdNames(document, [...among, { path: [...path] }]);
  return schema ? pathTitle(schema, path, nameOf) : '…';
}

/** The title of a field, as a component. */
export function FieldTitle(props: Props) {
  return useFieldTitle(props);
}

/** What a field says, its parts, choices and ids in words. */
export function FieldValue({ document, path, value, among = NONE }: Props & { value: unknown }) {
  const schema = useFormOf(document);
  const nameOf = useIdNames(document, [...among, { path: [...path], after: value }]);
  return <ValueText value={value} schema={schema && schemaAt(schema, path)} nameOf={nameOf} />;
}

/** Gives the function from what the field says to the same in one line, for {@link useFieldTitle}. */
export function useFieldLine({ document, path, among = NONE }: Props): (value: unknown) => string {
  const translate = useTranslate();
  const schema = useFormOf(document);
  const nameOf = useIdNames(document, among);
  const { day } = useTimes();
  const words = { yes: translate('document.yes'), no: translate('document.no'), day, nameOf };
  return (value) => linesOf(value, schema ? schemaAt(schema, path) : {}, words).join(' · ');
}
