/** What the owner has to replace or settle before the site goes live (CONTENT-2, TRUST-1, EDIT-8). */
import type { FieldPath } from '../../contract/content/field-edits.ts';
import type { LaunchQuestion, OwnerQuestion } from '../../features/content/contract/launch-api.ts';
import { MS_PER_DAY } from '../../contract/time/time-units.ts';
import { type LaunchItem, SERVER_SETTINGS } from './launch-item.ts';
import { programChecks, schoolChecks } from './launch-programs.ts';
import { withinItems } from './launch-within.ts';
import { isSample } from '../rules/sample-setting.ts';
import type { Content } from '../reading/parse-content.ts';

/** What the check looks at besides the content. */
export interface LaunchSurroundings {
  today: Date;
  /** Public address of the site in the settings; undefined: not set. */
  siteUrl: string | undefined;
  /** The interface's messages by file. */
  messages: Record<string, object>;
}

/** Exchange rates older than this are listed. */
const RATE_MAX_AGE_DAYS = 31;

/** The settings that the product ships samples of. */
function placeholders({ site }: Content): LaunchItem[] {
  const { phone, cooperationPhone, email, zalo, address, icp, policeRecord, wechat, video } = site;
  const fields: [kind: 'placeholder' | 'qr-placeholder', path: FieldPath, value: string][] = [
    ['placeholder', ['phone'], phone],
    ['placeholder', ['cooperationPhone'], cooperationPhone],
    ['placeholder', ['email'], email],
    ['placeholder', ['zalo'], zalo],
    ['placeholder', ['address'], address.en],
    ['placeholder', ['icp'], icp],
    ['placeholder', ['policeRecord'], policeRecord],
    ['placeholder', ['wechat', 'account'], wechat.account],
    ['qr-placeholder', ['wechat', 'officialUrl'], wechat.officialUrl],
    ['qr-placeholder', ['wechat', 'serviceUrl'], wechat.serviceUrl],
    ['qr-placeholder', ['video', 'url'], video.url],
  ];
  return fields.map(([kind, path, value]) => ({ place: 'site', path, kind, isDone: !isSample(value) }));
}

function siteChecks(content: Content): LaunchItem[] {
  const { isPlaceholder, icp, policeRecord } = content.site;
  return [
    { place: 'site', path: ['isPlaceholder'], kind: 'company-placeholder', isDone: !isPlaceholder },
    ...placeholders(content),
    { place: 'site', path: ['icp'], kind: 'icp-missing', isDone: icp !== '' },
    { place: 'site', path: ['policeRecord'], kind: 'police-missing', isDone: policeRecord !== '' },
  ];
}

/** An item for every question of the whole site, settled or not. */
function questionItems({ site, films }: Content): (LaunchItem & { question: OwnerQuestion })[] {
  const engines = Object.entries(site.verification).filter(([, code]) => code === '');
  const names = engines.map(([engine]) => engine).join(', ');
  const ask = (question: OwnerQuestion, place: string, path: FieldPath = []) => ({
    place,
    path,
    kind: question,
    question,
  });
  return [
    ask('map-approval', 'about'),
    ask('partner-unnamed', 'about', ['milestones']),
    ...(engines.length > 0 ? [{ ...ask('search-engines', 'site', ['verification']), values: { engines: names } }] : []),
    ask('privacy-read-by-lawyer', 'privacy'),
    ...[...films.keys()].map((id) => ask('films-approved', `films/${id}`)),
  ];
}

/** Questions that only the owner can settle. */
function questionChecks(content: Content): LaunchItem[] {
  const settled = new Set<string>(content.site.settled.map(({ question }) => question));
  return questionItems(content).map((item) => ({ ...item, isDone: settled.has(item.question) }));
}

/** Exchange rates, which may be too old to plan by. */
function exchangeChecks({ exchange }: Content, today: Date): LaunchItem[] {
  return exchange.map(({ from, to, day }, index) => ({
    place: 'exchange',
    path: [index, 'rate'],
    kind: 'rate-old',
    values: { from, to, day },
    isDone: (today.getTime() - Date.parse(day)) / MS_PER_DAY <= RATE_MAX_AGE_DAYS,
  }));
}

/** A banner's figures that are neither counted from the files nor read from a school's. */
function bannerItems({ banner }: Content): LaunchItem[] {
  return banner.flatMap(({ facts }, slide) =>
    facts.flatMap(({ value, label }, index): LaunchItem[] =>
      'en' in value && /\d/.test(value.en)
        ? [{ place: 'banner', path: [slide, 'facts', index], kind: 'own-figure', values: { figure: value, label } }]
        : [],
    ),
  );
}

/** An item for a promise in the company's name. */
function promiseItem({ id, promise }: Content['promises'][number], index: number) {
  const question = `promises/${id}` as const;
  return {
    place: 'promises',
    path: [index, 'confirmedOn'],
    kind: 'promise',
    values: { promise },
    question,
  } satisfies LaunchItem;
}

/** What the site promises, for the owner to confirm. */
function promiseChecks({ promises }: Content): LaunchItem[] {
  return promises.map((promise, index) => ({
    ...promiseItem(promise, index),
    isDone: promise.confirmedOn !== undefined,
  }));
}

/** A question that somebody has settled. */
export interface SettledItem extends LaunchItem {
  question: LaunchQuestion;
  /** Who decided; empty where nobody noted it. */
  by: string;
  on: string;
}

/** What was settled by somebody's word, with what was asked. */
export function settledItems(content: Content): SettledItem[] {
  const asked = new Map(questionItems(content).map((item) => [item.question, item]));
  const questions = content.site.settled.flatMap(({ question, by, on }) => {
    const item = asked.get(question);
    return item ? [{ ...item, by, on }] : [];
  });
  const promises = content.promises.flatMap((promise, index) => {
    const { confirmedOn: on, confirmedBy: by = '' } = promise;
    return on === undefined ? [] : [{ ...promiseItem(promise, index), by, on }];
  });
  return [...questions, ...promises];
}

/** Everything there is to do before or soon after going live, grouped by place, done or not. */
export function launchChecks(content: Content, { today, siteUrl, messages }: LaunchSurroundings): LaunchItem[] {
  const isPublic = siteUrl !== undefined && siteUrl.startsWith('https:') && !/localhost|example/.test(siteUrl);
  const checks: LaunchItem[] = [
    { place: SERVER_SETTINGS, path: [], kind: 'site-address', isDone: isPublic },
    ...siteChecks(content),
    ...questionChecks(content),
    ...promiseChecks(content),
    ...bannerItems(content),
    ...schoolChecks(content),
    ...programChecks(content),
    ...exchangeChecks(content, today),
    ...withinItems(content, messages, today),
  ];
  return [...Map.groupBy(checks, ({ place }) => place).values()].flat();
}

/** What is left of it; empty when the site may go live. */
export function launchItems(content: Content, surroundings: LaunchSurroundings): LaunchItem[] {
  return launchChecks(content, surroundings).flatMap(({ isDone, ...item }) => (isDone ? [] : [item]));
}
