/** The desk's routes about the documents of the content (EDIT-1, EDIT-2). */
import { DOCUMENT_KINDS } from '../../../content/reading/document-schemas.ts';
import { CODE } from '../../../contract/codes.ts';
import { type ContentForm, DOCUMENT_MAX_BYTES, SEARCH_MAX_CHARACTERS } from '../contract/content-api.ts';
import { addContentSchema, changeContentSchema } from '../schema.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { localeOf, type StaffRequest, type StaffRoute } from '../../staff/staff-route.ts';
import { discardChanges } from './discard.service.ts';
import { addDocument, changeDocument, readDocument, readDocuments, removeDocument } from './document.service.ts';
import { readForm } from './form.service.ts';
import { readHistory } from './history.service.ts';
import { markReady } from './ready.service.ts';
import { searchContent } from './search.service.ts';
import { readUnpublished } from './unpublished.service.ts';

/** The name of a document, which stands in the query since it has a slash. */
function nameOf({ c }: StaffRequest): string {
  return c.req.query('name') ?? '';
}

async function answerForm(request: StaffRequest): Promise<ContentForm> {
  const kind = DOCUMENT_KINDS.find((one) => one === request.c.req.query('kind'));
  if (!kind) throw new ApiError(CODE.notFound);
  return readForm(request, kind, localeOf(request));
}

/** Editors and managers read and change all of it; what visitors see changes when a manager publishes it. */
export const documentRoutes: StaffRoute[] = [
  { call: 'GET /api/desk/content', rule: 'content.edit', handle: readDocuments },
  {
    call: 'GET /api/desk/content/search',
    rule: 'content.edit',
    handle: (request) =>
      searchContent(request, (request.c.req.query('text') ?? '').slice(0, SEARCH_MAX_CHARACTERS), localeOf(request)),
  },
  { call: 'GET /api/desk/content/form', rule: 'content.edit', handle: answerForm },
  {
    call: 'GET /api/desk/content/document',
    rule: 'content.edit',
    handle: (request) => readDocument(request, nameOf(request), localeOf(request)),
  },
  {
    call: 'GET /api/desk/content/document/history',
    rule: 'content.edit',
    handle: (request) => readHistory(request, nameOf(request)),
  },
  {
    call: 'POST /api/desk/content/document',
    rule: 'content.edit',
    bodyMaxBytes: DOCUMENT_MAX_BYTES,
    handle: async (request) => addDocument(request, await request.read(addContentSchema), localeOf(request)),
  },
  {
    call: 'PATCH /api/desk/content/document',
    rule: 'content.edit',
    bodyMaxBytes: DOCUMENT_MAX_BYTES,
    handle: async (request) =>
      changeDocument(request, nameOf(request), await request.read(changeContentSchema), localeOf(request)),
  },
  {
    call: 'DELETE /api/desk/content/document',
    rule: 'content.edit',
    handle: (request) => removeDocument(request, nameOf(request)),
  },
  {
    call: 'POST /api/desk/content/document/discard',
    rule: 'content.edit',
    handle: (request) => discardChanges(request, nameOf(request), localeOf(request)),
  },
  {
    call: 'POST /api/desk/content/document/ready',
    rule: 'content.edit',
    handle: (request) => markReady(request, nameOf(request), true),
  },
  {
    call: 'DELETE /api/desk/content/document/ready',
    rule: 'content.edit',
    handle: (request) => markReady(request, nameOf(request), false),
  },
  { call: 'GET /api/desk/content/changes', rule: 'content.edit', handle: readUnpublished },
];
