/** The desk's routes about facts, their age and their sources (EDIT-6). */
import { CODE } from '../../../contract/codes.ts';
import { LINKS_PER_HOUR_MAX } from '../contract/facts-api.ts';
import { MS_PER_HOUR } from '../../../contract/time/time-units.ts';
import { tryLinkSchema } from '../schema.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { WindowCounter } from '../../../server/http/window-counter.ts';
import { localeOf, type StaffRequest, type StaffRoute } from '../../staff/staff-route.ts';
import { readFacts, tryFactLink } from './facts.service.ts';
import type { TrialOptions } from './link-trial.ts';

/** Editors and managers see them and try their links; no link is called unless somebody asks for it. */
export function factsRoutes(trial: TrialOptions = {}): StaffRoute[] {
  const trials = new WindowCounter({ points: LINKS_PER_HOUR_MAX, windowMs: MS_PER_HOUR });
  const answerTrial = async (request: StaffRequest) => {
    const sent = await request.read(tryLinkSchema);
    const retryAfterMs = trials.take(request.actor.staffId);
    if (retryAfterMs !== undefined) throw new ApiError(CODE.tooMany, { retryAfterMs });
    return tryFactLink(request, sent, trial);
  };
  return [
    {
      call: 'GET /api/desk/content/facts',
      rule: 'content.edit',
      handle: (request) => readFacts(request, localeOf(request)),
    },
    { call: 'POST /api/desk/content/facts/link', rule: 'content.edit', handle: answerTrial },
  ];
}
