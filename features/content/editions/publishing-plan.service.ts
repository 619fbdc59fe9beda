/** Publishing at a set time, by whichever server of the store is first (EDIT-4). */
import { CODE } from '../../../contract/codes.ts';
import { PLAN_AHEAD_MAX_DAYS, type PublishingPlan } from '../contract/edition-api.ts';
import { MS_PER_DAY, MS_PER_MINUTE, MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import type { PlanPublishingRequest } from '../schema.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { isoOrNull } from '../../../server/http/iso-time.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import { type Store, StoreUnavailableError } from '../../../server/storage/database.ts';
import type { Editions } from './editions.ts';
import { publishDrafts } from './publishing.service.ts';
import { deletePlan, endPlan, findPlan, putPlan, refusePlan, takeDuePlan } from './publishing-plan.repository.ts';

/** How long a server has for a publishing before another one tries: the longest build takes a minute. */
const LEASE_MS = 10 * MS_PER_MINUTE;

/** How often a server looks whether something is due. */
const LOOK_EVERY_MS = 10 * MS_PER_SECOND;

/** When everything is to be published, and who planned it; null where nothing is planned. */
export async function readPlan({ store }: StaffContext): Promise<PublishingPlan> {
  const plan = await findPlan(store.db);
  return {
    publish_at: isoOrNull(plan?.publish_at ?? null),
    planned_by: plan?.planned_by ?? null,
    refused_at: isoOrNull(plan?.refused_at ?? null),
  };
}

/** Has everything that is edited until then published at a time. @throws ApiError invalid for a time that is over or far away. */
export async function planPublishing(context: StaffContext, request: PlanPublishingRequest): Promise<PublishingPlan> {
  const { store, now, actor } = context;
  const at = Date.parse(request.publish_at);
  if (!(at > now && at < now + PLAN_AHEAD_MAX_DAYS * MS_PER_DAY))
    throw new ApiError(CODE.invalid, { field: 'publish_at' });
  await store.transaction(async (transaction) => {
    await putPlan(transaction, { publish_at: at, planned_by: actor.staffId });
    const detail = { publish_at: new Date(at).toISOString() };
    await addLogEntries(transaction, [logEntry(context, 'publishing_planned', { detail })]);
  });
  return readPlan(context);
}

/** Cancels the planned publishing, and logs that. */
export async function cancelPlan(context: StaffContext): Promise<PublishingPlan> {
  await context.store.transaction(async (transaction) => {
    if (await deletePlan(transaction))
      await addLogEntries(transaction, [logEntry(context, 'publishing_plan_cancelled')]);
  });
  return readPlan(context);
}

/** Publishes what a plan says, once it is due. Resolves when that has ended. @throws the store's error. */
export async function carryOutPlan(store: Store, editions: Editions, now: number): Promise<void> {
  if (editions.state.state === 'building') return;
  const plan = await takeDuePlan(store.db, now, now + LEASE_MS);
  if (!plan) return;
  const ended = await publishDrafts({ store, staffId: plan.planned_by, now }, editions);
  if (ended?.state === 'refused') await refusePlan(store.db, plan, now);
  else await endPlan(store.db, plan);
}

/** Carries out the planned publishing once its time has come; looks every ten seconds. */
export function startPlanSchedule(options: {
  store: () => Store;
  editions: Editions;
  onFailure: (error: unknown) => void;
}): { stop: () => void } {
  const look = () =>
    Promise.try(() => carryOutPlan(options.store(), options.editions, Date.now())).catch((error: unknown) => {
      // A store that is away is seen to elsewhere.
      if (!(error instanceof StoreUnavailableError)) options.onFailure(error);
    });
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
