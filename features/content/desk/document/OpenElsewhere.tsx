/** Who else has the document open, and who last changed what is not published (EDIT-2). */
import type { ContentDocument } from '../../contract/content-api.ts';
import { isSameJson } from '../../../../contract/content/field-edits.ts';
import { useEditedBy } from '../../../../desk/leads/use-edited-by.ts';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** A line that says who last changed the draft, and who else has the document open. */
export function OpenElsewhere({ document }: { document: ContentDocument }) {
  const translate = useTranslate();
  const { nameOf } = useStaff();
  const editedBy = useEditedBy();
  const { version, changed_at, changed_by, open_by, body, published } = document;
  const changed =
    changed_by === null && version === 1
      ? translate('document.unchanged')
      : changed_by === null || isSameJson(body, published)
        ? translate('document.as_published')
        : editedBy(changed_by, changed_at);
  if (open_by.length === 0) return changed;
  return (
    <>
      {changed} <strong>{translate('document.open_by', { names: open_by.map(nameOf).join(', ') })}</strong>
    </>
  );
}
