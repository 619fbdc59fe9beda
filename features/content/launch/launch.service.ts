/** What is left before going live, of the documents as they are being edited (EDIT-8). */
import { readableContent } from '../../../content/reading/content-of-drafts.ts';
import { fieldTitle } from '../../../content/form/form-words.ts';
import { launchTitleMessages } from '../../../content/checks/launch.messages.ts';
import { launchChecks, settledItems } from '../../../content/checks/launch-check.ts';
import {
  LAUNCH_PLAN,
  type LaunchItem,
  type LaunchKind,
  launchText,
  SERVER_SETTINGS,
} from '../../../content/checks/launch-item.ts';
import type { Content } from '../../../content/reading/parse-content.ts';
import type { HasMedia } from '../../../content/reading/placed-media.ts';
import { CODE } from '../../../contract/codes.ts';
import { type FieldEdit, type FieldPath, valueAt } from '../../../contract/content/field-edits.ts';
import type {
  LaunchList,
  LaunchProgress,
  LaunchQuestion,
  LaunchRow,
  LaunchTask,
  MendedDocument,
  MendedTask,
} from '../contract/launch-api.ts';
import type { Locale } from '../../../contract/locales.ts';
import { MS_PER_DAY } from '../../../contract/time/time-units.ts';
import type { SettleRequest } from '../schema.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { findDocument, listDocuments, type StoredDocument } from '../documents/document.repository.ts';
import { changeDocument, ensureDocuments } from '../documents/document.service.ts';
import { faultsOf, itemsOf } from '../documents/document-view.ts';
import { publishedDocuments } from '../editions/edition.repository.ts';
import { knownMedia } from '../uploads/media-files.ts';

/** The names of the fields of a path, as the editor's form has them. */
function fieldOf(path: Readonly<FieldPath>, locale: Locale): string {
  return path.map((step) => (typeof step === 'number' ? String(step + 1) : fieldTitle(step, locale))).join(' › ');
}

function taskOf(item: LaunchItem, locale: Locale): LaunchTask {
  const { place, path, question } = item;
  return {
    document: place === SERVER_SETTINGS ? null : place,
    path: [...path],
    field: fieldOf(path, locale),
    text: launchText(item, locale),
    ...(question && { question }),
  };
}

/** What does not fit its schema comes first: nothing can be published before. */
function faultTasks(stored: readonly StoredDocument[], locale: Locale, has: HasMedia): LaunchTask[] {
  const faulty = new Set(itemsOf(stored, has).flatMap(({ name, faults }) => (faults > 0 ? [name] : [])));
  return stored
    .filter(({ name }) => faulty.has(name))
    .flatMap(({ name, body }) =>
      faultsOf(name, JSON.parse(body), locale, has).map(({ path, message }) => ({
        document: name,
        path,
        field: fieldOf(path, locale),
        text: message,
      })),
    );
}

/** A row for each kind of which something is left, in the order of the plan. */
function rowsOf(checks: readonly LaunchItem[], locale: Locale): LaunchRow[] {
  const open = Map.groupBy(openOf(checks), ({ kind }) => kind);
  // Object.entries forgets which keys it was given.
  return (Object.entries(LAUNCH_PLAN) as [LaunchKind, (typeof LAUNCH_PLAN)[LaunchKind]][]).flatMap(([kind, plan]) => {
    const tasks = open.get(kind)?.map((check) => taskOf(check, locale));
    return tasks ? [{ kind, title: launchTitleMessages[kind][locale], ...plan, tasks }] : [];
  });
}

/** A question that is asked of several documents is one. */
const keyOf = ({ place, path, kind, question }: LaunchItem) => question ?? [place, ...path, kind].join('/');

const keysOf = (checks: readonly LaunchItem[]) => new Set(checks.map(keyOf));

const openOf = (checks: readonly LaunchItem[]) => checks.filter(({ isDone }) => !isDone);

/** What is left of the published content and not of the drafts, each once. */
function mendedChecks(drafted: readonly LaunchItem[], published: readonly LaunchItem[]): LaunchItem[] {
  const left = keysOf(openOf(drafted));
  return [...new Map(openOf(published).map((check) => [keyOf(check), check])).values()].filter(
    (check) => !left.has(keyOf(check)),
  );
}

/** The document that has the answer to a question. */
function answeredIn(question: LaunchQuestion): string {
  return question.startsWith('promises/') ? 'promises' : 'site';
}

/** What is mended by the document that is to be published; an answer may stand in another one than what it is about. */
function mendedDocuments(mended: readonly LaunchItem[], locale: Locale): MendedDocument[] {
  const placeOf = ({ place, question }: LaunchItem) => (question === undefined ? place : answeredIn(question));
  return [...Map.groupBy(mended, placeOf)].map(([document, checks]) => ({
    document,
    tasks: checks.map((check): MendedTask => {
      const { place, path: found, kind, question } = check;
      const path = place === document ? [...found] : [];
      const text = question === undefined ? launchTitleMessages[kind][locale] : launchText(check, locale);
      return { path, field: fieldOf(path, locale), text };
    }),
  }));
}

/** What does not fit has to go first: nothing can be published before. */
function faultRows(tasks: LaunchTask[], locale: Locale): LaunchRow[] {
  const title = launchTitleMessages.fault[locale];
  return tasks.length > 0 ? [{ kind: 'fault', title, isNeeded: true, doer: 'editor', tasks }] : [];
}

/** How much of the drafts' tasks is done and no longer open in what visitors see. */
function progressOf(
  { checks, mended }: { checks: readonly LaunchItem[]; mended: readonly LaunchItem[] },
  isNeeded: boolean,
): LaunchProgress {
  const all = keysOf([...checks, ...mended].filter(({ kind }) => LAUNCH_PLAN[kind].isNeeded === isNeeded));
  const open = keysOf([...openOf(checks), ...mended]);
  return { done: [...all].filter((key) => !open.has(key)).length, total: all.size };
}

/**
 * The tasks and what was settled.
 *
 * @param siteUrl public address of the site in the settings of the server.
 */
export async function readLaunchList(
  { store, now }: StaffContext,
  { siteUrl, locale }: { siteUrl: string; locale: Locale },
): Promise<LaunchList> {
  await ensureDocuments(store, now);
  const stored = await listDocuments(store.db);
  const published = await publishedDocuments(store.db);
  const drafts = new Map(stored.map(({ name, body }): [string, unknown] => [name, JSON.parse(body)]));
  const content = readableContent(drafts, published);
  const seen = readableContent(published, published);
  // The interface's own messages are no documents: the command looks through them.
  const checksOf = (one: Content) => launchChecks(one, { today: new Date(now), siteUrl, messages: {} });
  const checks = content ? checksOf(content) : [];
  const mended = content && seen ? mendedChecks(checks, checksOf(seen)) : [];
  const faults = faultTasks(stored, locale, await knownMedia(store.db));
  const settled = content ? settledItems(content) : [];
  const settledThere = new Set(seen ? settledItems(seen).map(({ question }) => question) : []);
  const needed = progressOf({ checks, mended }, true);
  return {
    rows: [...faultRows(faults, locale), ...rowsOf(checks, locale)],
    needed: { ...needed, total: needed.total + faults.length },
    later: progressOf({ checks, mended }, false),
    mended: mendedDocuments(mended, locale),
    settled: settled.map(({ question, by, on, ...item }) => ({
      question,
      by,
      on,
      text: launchText(item, locale),
      isPublished: settledThere.has(question),
    })),
  };
}

/** The document that has the answer to a question, and the edits that put it there; `undefined` takes it away. */
function answerEdits(
  question: LaunchQuestion,
  body: unknown,
  answer: Pick<SettleRequest, 'by' | 'on'> | undefined,
): FieldEdit[] {
  const change = (path: FieldPath, after: unknown): FieldEdit => {
    const before = valueAt(body, path);
    return { path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  };
  if (!question.startsWith('promises/')) {
    const settled = valueAt(body, ['settled']);
    const others = (Array.isArray(settled) ? settled : []).filter((one) => valueAt(one, ['question']) !== question);
    return [change(['settled'], answer ? [...others, { question, ...answer }] : others)];
  }
  const promises = Array.isArray(body) ? body : [];
  const index = promises.findIndex((one) => question === `promises/${valueAt(one, ['id'])}`);
  if (index === -1) throw new ApiError(CODE.notFound);
  return [change([index, 'confirmedOn'], answer?.on), change([index, 'confirmedBy'], answer?.by)];
}

async function write(
  context: StaffContext,
  question: LaunchQuestion,
  answer: Pick<SettleRequest, 'by' | 'on'> | undefined,
): Promise<void> {
  await ensureDocuments(context.store, context.now);
  const name = answeredIn(question);
  const stored = await findDocument(context.store.db, name);
  if (!stored) throw new ApiError(CODE.notFound);
  const edits = answerEdits(question, JSON.parse(stored.body), answer);
  const { conflicts } = await changeDocument(context, name, { edits }, 'en');
  if (conflicts.length > 0) throw new ApiError(CODE.changedMeanwhile);
}

/**
 * Notes who decided a question, and when, in the document that asks it: an edit like any other.
 *
 * @throws ApiError invalid for a day to come; notFound; changedMeanwhile.
 */
export async function settleQuestion(context: StaffContext, { question, by, on }: SettleRequest): Promise<void> {
  // Whoever decides may be a day ahead of UTC.
  if (Date.parse(on) > context.now + MS_PER_DAY) throw new ApiError(CODE.invalid, { field: 'on' });
  await write(context, question, { by, on });
}

/** Opens a question again. @throws ApiError notFound; changedMeanwhile. */
export function reopenQuestion(context: StaffContext, question: LaunchQuestion): Promise<void> {
  return write(context, question, undefined);
}
