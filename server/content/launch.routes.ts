/** The desk's routes about going live (EDIT-8). */
import { z } from 'zod';
import { CODE } from '../../contract/codes.ts';
import {
  DECIDED_BY_MAX_CHARACTERS,
  type LaunchQuestion,
  OWNER_QUESTIONS,
  type SettleRequest,
} from '../../contract/launch-api.ts';
import { ApiError } from '../http/api-error.ts';
import { visitorLocale } from '../http/visitor-locale.ts';
import type { StaffRoute } from '../staff/staff-route.ts';
import { readLaunchList, reopenQuestion, settleQuestion } from './launch.service.ts';
import { typedText } from '../http/typed-text.ts';

const QUESTION: z.ZodType<LaunchQuestion> = z.union([
  z.enum(OWNER_QUESTIONS),
  z.templateLiteral(['promises/', z.string().regex(/^[a-z0-9-]{1,80}$/)]),
]);
const SETTLE: z.ZodType<SettleRequest> = z.strictObject({
  question: QUESTION,
  by: typedText().min(1).max(DECIDED_BY_MAX_CHARACTERS),
  on: z.iso.date(),
});

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
      await settleQuestion(request, await request.read(SETTLE));
      return {};
    },
  },
  {
    method: 'DELETE',
    path: SETTLED,
    rule: 'content.publish',
    isConfirmed: false,
    handle: async (request) => {
      const question = QUESTION.safeParse(request.c.req.query('question'));
      if (!question.success) throw new ApiError(CODE.notFound);
      await reopenQuestion(request, question.data);
      return {};
    },
  },
];
