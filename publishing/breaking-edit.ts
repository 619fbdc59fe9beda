/** Finds which edit of the content it is that keeps a page from being rendered, for whoever made it. */
import type { Documents } from '../content/reading/parse-content.ts';
import { applyEdits, editsBetween, type FieldPath, isSameJson } from '../contract/content/field-edits.ts';

/** The edit that breaks a page. */
export interface BreakingEdit {
  /** Name of the document; null where the page breaks without an edit. */
  document: string | null;
  /** The field, down to the language; empty for the whole document. */
  path: FieldPath;
}

/**
 * Makes the published documents into the drafts, document by document and then edit by edit, until the page breaks.
 *
 * @param published documents that the page can be rendered of.
 * @param drafts documents that it cannot be rendered of.
 * @param renders whether the page can be rendered of some documents; true as well where they do not fit one another.
 */
export async function findBreakingEdit(
  published: Documents,
  drafts: Documents,
  renders: (documents: Documents) => Promise<boolean>,
): Promise<BreakingEdit> {
  const documents = new Map(published);
  for (const document of new Set([...published.keys(), ...drafts.keys()])) {
    const before = published.get(document);
    if (isSameJson(before, drafts.get(document))) continue;
    if (drafts.has(document)) documents.set(document, drafts.get(document));
    else documents.delete(document);
    if (await renders(documents)) continue;
    let body = before;
    for (const edit of editsBetween(before, drafts.get(document))) {
      body = applyEdits(body, [edit]).body;
      if (!(await renders(documents.set(document, body)))) return { document, path: edit.path };
    }
    return { document, path: [] };
  }
  return { document: null, path: [] };
}
