/** Lets a document say again what visitors see, as the screen for publishing does (EDIT-4). */
import type { ContentDocument } from '../../contract/content-api.ts';
import { isSameJson } from '../../../../contract/content/field-edits.ts';
import { useEditedBy } from '../../../../desk/leads/use-edited-by.ts';
import { DiscardButton } from '../publishing/DiscardButton.tsx';

interface Props {
  document: ContentDocument;
  title: string;
  /** Whether all that was typed is at the server. */
  isSaved: boolean;
}

/** Nothing where visitors see the document as it is, or not at all: that one is removed. */
export function DiscardDraft({ document, title, isSaved }: Props) {
  const editedBy = useEditedBy();
  const { name, body, published, changed_by: by, changed_at: at } = document;
  if (!isSaved || published === undefined || isSameJson(body, published)) return null;
  const lastEdit = by !== null ? editedBy(by, at, 'document.changed') : '';
  return <DiscardButton name={name} title={title} kind="changed" lastEdit={lastEdit} />;
}
