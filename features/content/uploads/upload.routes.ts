/** The files that pages of drafts name below `UPLOADS_PATH` (EDIT-3, EDIT-7): for the desk, and for whoever has a link to a draft. */
import { CODE } from '../../../contract/codes.ts';
import { DRAFT_UPLOADS } from '../contract/content-api.ts';
import { UPLOADS_PATH } from '../../../contract/content/picture-places.ts';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { DESK_UPLOADS } from '../contract/upload-api.ts';
import { createAddressQuota } from '../../../server/http/address-quota.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { senderOf } from '../../../server/http/request-context.ts';
import type { PublicRequest, StaffRoute } from '../../staff/staff-route.ts';
import { isDraftOpen } from '../editions/draft-link.service.ts';
import type { MediaFolder } from './media-folder.ts';
import { answerFile, locateUpload } from './upload-answer.ts';

/** As often as pages with many pictures, read several times, and films in parts. */
const draftReads = createAddressQuota('draft-uploads', { points: 1200, windowMs: MS_PER_MINUTE });

async function answerUpload(request: PublicRequest, folder: MediaFolder, isReader: boolean): Promise<Response> {
  const waiter = { isReader, signal: request.c.req.raw.signal };
  const file = await locateUpload(request, folder, request.c.req.param('file') ?? '', waiter);
  return answerFile(file, request.c.req.header('range'));
}

/** A picture or film that a draft shows, for whoever has a link to it. @throws ApiError tooMany, notFound, uploadsBusy. */
async function answerDraftUpload(request: PublicRequest, folder: MediaFolder): Promise<Response> {
  const { c, deps } = request;
  const { until = '', key = '', file = '' } = c.req.param();
  const wait = await draftReads.take(senderOf(c, deps.trustedProxies).address);
  if (wait !== undefined) throw new ApiError(CODE.tooMany, { retryAfterMs: wait });
  if (!isDraftOpen(request, { page: UPLOADS_PATH + file, until, key })) throw new ApiError(CODE.notFound);
  return answerUpload(request, folder, true);
}

/** Whoever edits sees all uploads; whoever has a link to a draft, those that it shows. */
export const uploadRoutes = (folder: MediaFolder): StaffRoute[] => [
  { call: `GET ${DESK_UPLOADS}:file`, rule: 'content.edit', handle: (request) => answerUpload(request, folder, false) },
  {
    call: `GET ${DRAFT_UPLOADS}/:until/:key/:file`,
    rule: 'public',
    opensFromAnywhere: true,
    handle: (request) => answerDraftUpload(request, folder),
  },
];
