/** Content of documents that are still being edited. */
import { type Content, ContentError, type ContentFault, contentOf, type Documents } from './parse-content.ts';

/** Stands where a text is still missing, so that the page can be looked at. */
const MISSING = '…';

/** The same for the day of a source that nobody has read yet: one that nobody takes for it. */
const NO_DAY = '1970-01-01';

function withoutGaps(value: unknown, field = ''): unknown {
  if (value === '') return field === 'checkedOn' ? NO_DAY : MISSING;
  if (Array.isArray(value)) return value.map((one) => withoutGaps(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutGaps(inner, name)]));
}

/** Content as far as drafts fit. */
export interface DraftContent {
  content: Content;
  /** What is wrong with the drafts that it leaves out: what is published, or nothing, stands in their place. */
  leftOut: ContentFault[];
}

/**
 * What drafts say; where one does not fit, what is published stands in its place.
 *
 * @param faultsIn what else does not fit, beside the schemas.
 * @throws ContentError
 */
export function contentOfDrafts(
  drafts: Documents,
  published: Documents,
  faultsIn: (documents: Documents) => ContentFault[] = () => [],
): DraftContent {
  const documents = new Map(drafts);
  const leftOut: ContentFault[] = [];
  // Each attempt puts the published form in the place of those that did not fit.
  for (let attempts = 0; attempts < 4; attempts++) {
    try {
      const content = contentOf(documents);
      const faults = faultsIn(documents);
      if (faults.length > 0) throw new ContentError(faults);
      return { content, leftOut };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const [name, faults] of Map.groupBy(error.faults, ({ document }) => document)) {
        const filled = withoutGaps(drafts.get(name));
        if (attempts === 0 && filled !== undefined) {
          documents.set(name, filled);
          continue;
        }
        leftOut.push(...faults);
        if (published.has(name)) documents.set(name, published.get(name));
        else documents.delete(name);
      }
    }
  }
  return { content: contentOf(documents), leftOut };
}

/** The same; undefined where drafts do not even fit what is published. */
export function readableContent(drafts: Documents, published: Documents): Content | undefined {
  try {
    return contentOfDrafts(drafts, published).content;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
