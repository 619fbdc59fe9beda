/** The desk's routes about the content of the site (EDIT-1, EDIT-2). */
import type { z } from 'zod';
import { DOCUMENT_KINDS } from '../../../content/document-schemas.ts';
import { CODE } from '../../../contract/codes.ts';
import { type ContentForm, DOCUMENT_MAX_BYTES, DRAFT_PATH, SEARCH_MAX_CHARACTERS } from '../contract/content-api.ts';
import type { Locale } from '../../../contract/locales.ts';
import { splitLocale } from '../../../contract/routes.ts';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import {
  addContentSchema,
  changeContentSchema,
  planPublishingSchema,
  publishSchema,
  restoreEditionSchema,
  shareDraftSchema,
} from '../schema.ts';
import { createAddressQuota } from '../../../server/http/address-quota.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { senderOf } from '../../../server/http/request-context.ts';
import { visitorLocale } from '../../../server/http/visitor-locale.ts';
import { idOf, type PublicRequest, type StaffRequest, type StaffRoute } from '../../staff/staff-route.ts';
import { discardChanges } from './discard.service.ts';
import { addDocument, changeDocument, readDocument, readDocuments, removeDocument } from './document.service.ts';
import { isDraftOpen, shareDraft } from '../editions/draft-link.service.ts';
import { answerNoDraft, showDraft } from '../editions/draft-page.ts';
import type { Editions } from '../editions/editions.ts';
import { readForm } from './form.service.ts';
import { previewPage } from '../editions/preview.service.ts';
import { publishChosen, readEditions, readStatus, restoreEdition } from '../editions/publishing.service.ts';
import { cancelPlan, planPublishing, readPlan } from '../editions/publishing-plan.service.ts';
import { readHistory } from './history.service.ts';
import { markReady } from './ready.service.ts';
import { searchContent } from './search.service.ts';
import { readUnpublished } from './unpublished.service.ts';

/** The name of a document, which stands in the query since it has a slash. */
function nameOf({ c }: StaffRequest): string {
  return c.req.query('name') ?? '';
}

/** The language of the desk, as its cookie says. */
function localeOf({ c }: StaffRequest): Locale {
  return visitorLocale(c.req.header('cookie'), c.req.header('accept-language'));
}

/** The body, or nothing where none is sent: a desk that was opened before there were choices sends none. */
async function readIfSent<T extends object>(request: StaffRequest, shape: z.ZodType<T>): Promise<T | Partial<T>> {
  return request.c.req.header('content-type') === undefined ? {} : request.read(shape);
}

async function answerForm(request: StaffRequest): Promise<ContentForm> {
  const kind = DOCUMENT_KINDS.find((one) => one === request.c.req.query('kind'));
  if (!kind) throw new ApiError(CODE.notFound);
  return readForm(request, kind, localeOf(request));
}

const DOCUMENT = '/api/desk/content/document';

/** As often as somebody who reads a draft, reloads it and passes it on in one office. */
const draftReads = createAddressQuota('draft', { points: 60, windowMs: MS_PER_MINUTE });

/** A draft for whoever has a link to it, which has to be made each time. */
async function answerDraft(request: PublicRequest, editions: Editions): Promise<Response> {
  const { c, deps } = request;
  const { page = '', until = '', key = '' } = c.req.query();
  const { address, locale } = senderOf(c, deps.trustedProxies);
  const wait = await draftReads.take(address);
  if (wait !== undefined) throw new ApiError(CODE.tooMany, { retryAfterMs: wait });
  if (!isDraftOpen(request, { page, until, key })) return answerNoDraft(splitLocale(page).locale ?? locale, 'ended');
  return showDraft(request, editions, { page, until, key });
}

/** Editors and managers read and change all of it; what visitors see changes when a manager publishes it. */
export const contentRoutes = (editions: Editions): StaffRoute[] => [
  { method: 'GET', path: '/api/desk/content', rule: 'content.edit', handle: readDocuments },
  {
    method: 'GET',
    path: '/api/desk/content/search',
    rule: 'content.edit',
    handle: (request) =>
      searchContent(request, (request.c.req.query('text') ?? '').slice(0, SEARCH_MAX_CHARACTERS), localeOf(request)),
  },
  { method: 'GET', path: '/api/desk/content/form', rule: 'content.edit', handle: answerForm },
  {
    method: 'GET',
    path: DOCUMENT,
    rule: 'content.edit',
    handle: (request) => readDocument(request, nameOf(request), localeOf(request)),
  },
  {
    method: 'GET',
    path: `${DOCUMENT}/history`,
    rule: 'content.edit',
    handle: (request) => readHistory(request, nameOf(request)),
  },
  {
    method: 'POST',
    path: DOCUMENT,
    rule: 'content.edit',
    bodyMaxBytes: DOCUMENT_MAX_BYTES,
    handle: async (request) => addDocument(request, await request.read(addContentSchema), localeOf(request)),
  },
  {
    method: 'PATCH',
    path: DOCUMENT,
    rule: 'content.edit',
    bodyMaxBytes: DOCUMENT_MAX_BYTES,
    handle: async (request) =>
      changeDocument(request, nameOf(request), await request.read(changeContentSchema), localeOf(request)),
  },
  {
    method: 'DELETE',
    path: DOCUMENT,
    rule: 'content.edit',
    handle: async (request) => {
      await removeDocument(request, nameOf(request));
      return {};
    },
  },
  {
    method: 'POST',
    path: `${DOCUMENT}/discard`,
    rule: 'content.edit',
    handle: async (request) => {
      await discardChanges(request, nameOf(request), localeOf(request));
      return {};
    },
  },
  {
    method: 'POST',
    path: `${DOCUMENT}/ready`,
    rule: 'content.edit',
    handle: async (request) => {
      await markReady(request, nameOf(request), true);
      return {};
    },
  },
  {
    method: 'DELETE',
    path: `${DOCUMENT}/ready`,
    rule: 'content.edit',
    handle: async (request) => {
      await markReady(request, nameOf(request), false);
      return {};
    },
  },
  {
    method: 'POST',
    path: DRAFT_PATH,
    rule: 'content.edit',
    handle: async (request) => shareDraft(request, await request.read(shareDraftSchema)),
  },
  {
    method: 'GET',
    path: DRAFT_PATH,
    rule: 'public',
    opensFromAnywhere: true,
    handle: (request) => answerDraft(request, editions),
  },
  {
    method: 'GET',
    path: '/api/desk/content/preview',
    rule: 'content.edit',
    handle: (request) =>
      previewPage(request, editions, { pathname: request.c.req.query('page') ?? '', locale: localeOf(request) }),
  },
  { method: 'GET', path: '/api/desk/content/changes', rule: 'content.edit', handle: readUnpublished },
  { method: 'GET', path: '/api/desk/content/editions', rule: 'content.edit', handle: readEditions },
  {
    method: 'GET',
    path: '/api/desk/content/publishing',
    rule: 'content.edit',
    handle: async (request) => readStatus(editions, localeOf(request)),
  },
  {
    method: 'POST',
    path: '/api/desk/content/publishing',
    rule: 'content.publish',
    bodyMaxBytes: DOCUMENT_MAX_BYTES,
    handle: async (request) => publishChosen(request, editions, await readIfSent(request, publishSchema)),
  },
  { method: 'GET', path: '/api/desk/content/plan', rule: 'content.edit', handle: readPlan },
  {
    method: 'POST',
    path: '/api/desk/content/plan',
    rule: 'content.publish',
    handle: async (request) => planPublishing(request, await request.read(planPublishingSchema)),
  },
  {
    method: 'DELETE',
    path: '/api/desk/content/plan',
    rule: 'content.publish',
    // Nothing is shown by it.
    isConfirmed: false,
    handle: cancelPlan,
  },
  {
    method: 'POST',
    path: '/api/desk/content/editions/:id/restore',
    rule: 'content.publish',
    handle: async (request) =>
      restoreEdition(request, editions, { id: idOf(request), ...(await readIfSent(request, restoreEditionSchema)) }),
  },
];
