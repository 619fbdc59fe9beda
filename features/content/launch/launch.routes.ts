/** The desk's routes about going live (EDIT-8). */
import { CODE } from '../../../contract/codes.ts';
import { launchQuestionSchema, settleSchema } from '../schema.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { visitorLocale } from '../../../server/http/visitor-locale.ts';
import type { StaffRoute } from '../../staff/staff-route.ts';
import { readLaunchList, reopenQuestion, settleQuestion } from './launch.service.ts';

const SETTLED = '/api/desk/content/launch/settled';

/** Editors see what is left and mend it; a manager's word settles a question. */
export const launchRoutes = (siteUrl: string): StaffRoute[] => [
  {
    method: 'GET',
    path: '/api/desk/content/launch',
    rule: 'content.edit',
    handle: (request) => {
      const locale = visitorLocale(request.c.req.header('cookie'), request.c.req.header('accept-language'));
      return readLaunchList(request, { siteUrl, locale });
    },
  },
  {
    method: 'POST',
    path: SETTLED,
    rule: 'content.publish',
    // A tick in a list, which visitors do not see.
    isConfirmed: false,
    handle: async (request) => {
      await settleQuestion(request, await request.read(settleSchema));
      return {};
    },
  },
  {
    method: 'DELETE',
    path: SETTLED,
    rule: 'content.publish',
    isConfirmed: false,
    handle: async (request) => {
      const question = launchQuestionSchema.safeParse(request.c.req.query('question'));
      if (!question.success) throw new ApiError(CODE.notFound);
      await reopenQuestion(request, question.data);
      return {};
    },
  },
];
