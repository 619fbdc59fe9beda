/** The desk's routes about the content of the site (EDIT-1, EDIT-2). */
import { z } from 'zod';
import { DOCUMENT_KINDS } from '../../content/document-schemas.ts';
import { formSchema } from '../../content/form-schema.ts';
import { CODE } from '../../contract/codes.ts';
import {
  type AddContentRequest,
  type ChangeContentRequest,
  type ContentForm,
  DOCUMENT_MAX_BYTES,
  DRAFT_PATH,
  EDITS_MAX,
  SEARCH_MAX_CHARACTERS,
  type ShareDraftRequest,
} from '../../contract/content-api.ts';
import type { PlanPublishingRequest } from '../../contract/edition-api.ts';
import type { Locale } from '../../contract/locales.ts';
import { splitLocale } from '../../contract/routes.ts';
import { MS_PER_MINUTE } from '../../contract/time-units.ts';
import { createAddressQuota } from '../http/address-quota.ts';
import { ApiError } from '../http/api-error.ts';
import { senderOf } from '../http/request-context.ts';
import { visitorLocale } from '../http/visitor-locale.ts';
import { idOf, type PublicRequest, type StaffRequest, type StaffRoute } from '../staff/staff-route.ts';
import { discardChanges } from './discard.service.ts';
import { addDocument, changeDocument, readDocument, readDocuments, removeDocument } from './document.service.ts';
import { isDraftOpen, shareDraft } from './draft-link.service.ts';
import { answerNoDraft, showDraft } from './draft-page.ts';
import type { Editions } from './editions.ts';
import { previewPage } from './preview.service.ts';
import { publishAll, readEditions, readUnpublished, restoreEdition, stateInWords } from './publishing.service.ts';
import { searchContent } from './search.service.ts';
import { cancelPlan, planPublishing, readPlan } from './publishing-plan.service.ts';

/** Longest address of a page. */
const PAGE_MAX_CHARACTERS = 200;

/** Longest name of a document. */
const NAME_MAX_CHARACTERS = 80;
/** Most fields within one another; the deepest of the schemas has seven. */
const DEPTH_MAX = 20;

const STEP = z.union([z.string().max(NAME_MAX_CHARACTERS), z.int().min(0)]);
const EDIT = z.strictObject({
  path: z.array(STEP).max(DEPTH_MAX),
  before: z.json().exactOptional(),
  after: z.json().exactOptional(),
});
const CHANGE: z.ZodType<ChangeContentRequest> = z.strictObject({ edits: z.array(EDIT).min(1).max(EDITS_MAX) });
const ADD: z.ZodType<AddContentRequest> = z.strictObject({ name: z.string().max(NAME_MAX_CHARACTERS), body: z.json() });

const SHARE: z.ZodType<ShareDraftRequest> = z.strictObject({ page: z.string().max(PAGE_MAX_CHARACTERS) });
const PLAN: z.ZodType<PlanPublishingRequest> = z.strictObject({ publish_at: z.iso.datetime() });

/** The name of a document, which stands in the query since it has a slash. */
function nameOf({ c }: StaffRequest): string {
  return c.req.query('name') ?? '';
}

/** The language of the desk, as its cookie says. */
function localeOf({ c }: StaffRequest): Locale {
  return visitorLocale(c.req.header('cookie'), c.req.header('accept-language'));
}

async function answerForm(request: StaffRequest): Promise<ContentForm> {
  const kind = DOCUMENT_KINDS.find((one) => one === request.c.req.query('kind'));
  if (!kind) throw new ApiError(CODE.notFound);
  return { schema: formSchema(kind, localeOf(request)) };
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
    method: 'POST',
    path: DOCUMENT,
    rule: 'content.edit',
    bodyMaxBytes: DOCUMENT_MAX_BYTES,
    handle: async (request) => addDocument(request, await request.read(ADD), localeOf(request)),
  },
  {
    method: 'PATCH',
    path: DOCUMENT,
    rule: 'content.edit',
    bodyMaxBytes: DOCUMENT_MAX_BYTES,
    handle: async (request) => changeDocument(request, nameOf(request), await request.read(CHANGE), localeOf(request)),
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
    path: DRAFT_PATH,
    rule: 'content.edit',
    handle: async (request) => shareDraft(request, await request.read(SHARE)),
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
    handle: async (request) => stateInWords(editions.state, localeOf(request)),
  },
  {
    method: 'POST',
    path: '/api/desk/content/publishing',
    rule: 'content.publish',
    handle: (request) => publishAll(request, editions),
  },
  { method: 'GET', path: '/api/desk/content/plan', rule: 'content.edit', handle: readPlan },
  {
    method: 'POST',
    path: '/api/desk/content/plan',
    rule: 'content.publish',
    handle: async (request) => planPublishing(request, await request.read(PLAN)),
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
    handle: (request) => restoreEdition(request, editions, idOf(request)),
  },
];
