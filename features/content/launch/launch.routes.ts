/** The desk's routes about going live (EDIT-8). */
import { CODE } from '../../../contract/codes.ts';
import { launchQuestionSchema, settleSchema } from '../schema.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { localeOf, type StaffRoute } from '../../staff/staff-route.ts';
import { readLaunchList, reopenQuestion, settleQuestion } from './launch.service.ts';

/** Editors see what is left and mend it; a manager's word settles a question. */
export const launchRoutes = (siteUrl: string): StaffRoute[] => [
  {
    call: 'GET /api/desk/content/launch',
    rule: 'content.edit',
    handle: (request) => {
      const locale = localeOf(request);
      return readLaunchList(request, { siteUrl, locale });
    },
  },
  {
    call: 'POST /api/desk/content/launch/settled',
    rule: 'content.publish',
    // A tick in a list, which visitors do not see.
    needsConfirmation: false,
    handle: async (request) => settleQuestion(request, await request.read(settleSchema)),
  },
  {
    call: 'DELETE /api/desk/content/launch/settled',
    rule: 'content.publish',
    needsConfirmation: false,
    handle: async (request) => {
      const question = launchQuestionSchema.safeParse(request.c.req.query('question'));
      if (!question.success) throw new ApiError(CODE.notFound);
      await reopenQuestion(request, question.data);
    },
  },
];
