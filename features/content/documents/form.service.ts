/** The schema that the desk makes a form from, with what there is to choose from (EDIT-1). */
import type { DocumentKind } from '../../../content/reading/document-schemas.ts';
import { withChoices } from '../../../content/form/form-choices.ts';
import { formSchema } from '../../../content/form/form-schema.ts';
import type { ContentForm } from '../contract/content-api.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { ensureDocuments } from './document.service.ts';
import { storedDocuments } from './transfer.service.ts';

/** The schema of a kind of document as the desk's form reads it. @param locale of titles, notes and choices. */
export async function readForm({ store, now }: StaffContext, kind: DocumentKind, locale: Locale): Promise<ContentForm> {
  await ensureDocuments(store, now);
  const documents = (await storedDocuments(store.db)) ?? new Map<string, unknown>();
  return { schema: withChoices(formSchema(kind, locale), kind, documents, locale) };
}
