/** The desk's routes about drafts that are shown, and about publishing (EDIT-3, EDIT-4). */
import type { z } from 'zod';
import { splitLocale } from '../../../contract/routes.ts';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { createAddressQuota } from '../../../server/http/address-quota.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { CODE } from '../../../contract/codes.ts';
import { senderOf } from '../../../server/http/request-context.ts';
import { idOf, localeOf, type PublicRequest, type StaffRequest, type StaffRoute } from '../../staff/staff-route.ts';
import { DOCUMENT_MAX_BYTES, DRAFT_PATH } from '../contract/content-api.ts';
import { planPublishingSchema, publishSchema, restoreEditionSchema, shareDraftSchema } from '../schema.ts';
import { isDraftOpen, shareDraft } from './draft-link.service.ts';
import { answerNoDraft, showDraft } from './draft-page.ts';
import type { Editions } from './editions.ts';
import { previewPage } from './preview-page.ts';
import { publishChosen, readEditions, readStatus, restoreEdition } from './publishing.service.ts';
import { cancelPlan, planPublishing, readPlan } from './publishing-plan.service.ts';

/** The body, or nothing where none is sent: a desk that was opened before there were choices sends none. */
async function readIfSent<T extends object>(request: StaffRequest, shape: z.ZodType<T>): Promise<T | Partial<T>> {
  return request.c.req.header('content-type') === undefined ? {} : request.read(shape);
}

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

/** Editors share and look at drafts; managers publish. */
export const editionRoutes = (editions: Editions): StaffRoute[] => [
  {
    call: `POST ${DRAFT_PATH}`,
    rule: 'content.edit',
    handle: async (request) => shareDraft(request, await request.read(shareDraftSchema)),
  },
  {
    call: `GET ${DRAFT_PATH}`,
    rule: 'public',
    opensFromAnywhere: true,
    handle: (request) => answerDraft(request, editions),
  },
  {
    call: 'GET /api/desk/content/preview',
    rule: 'content.edit',
    handle: (request) =>
      previewPage(request, editions, { pathname: request.c.req.query('page') ?? '', locale: localeOf(request) }),
  },
  { call: 'GET /api/desk/content/editions', rule: 'content.edit', handle: readEditions },
  {
    call: 'GET /api/desk/content/publishing',
    rule: 'content.edit',
    handle: async (request) => readStatus(editions, localeOf(request)),
  },
  {
    call: 'POST /api/desk/content/publishing',
    rule: 'content.publish',
    bodyMaxBytes: DOCUMENT_MAX_BYTES,
    handle: async (request) => publishChosen(request, editions, await readIfSent(request, publishSchema)),
  },
  { call: 'GET /api/desk/content/plan', rule: 'content.edit', handle: readPlan },
  {
    call: 'POST /api/desk/content/plan',
    rule: 'content.publish',
    handle: async (request) => planPublishing(request, await request.read(planPublishingSchema)),
  },
  {
    call: 'DELETE /api/desk/content/plan',
    rule: 'content.publish',
    // Nothing is shown by it.
    needsConfirmation: false,
    handle: cancelPlan,
  },
  {
    call: 'POST /api/desk/content/editions/:id/restore',
    rule: 'content.publish',
    handle: async (request) =>
      restoreEdition(request, editions, { id: idOf(request), ...(await readIfSent(request, restoreEditionSchema)) }),
  },
];
