/** What the owner has to replace or settle before the site goes live (CONTENT-2, TRUST-1). */
import { MS_PER_DAY } from '../contract/time-units.ts';
import { type LaunchItem, programItems, schoolItems } from './launch-programs.ts';
import type { Content } from './parse-content.ts';
import type { Site } from './schema/site.ts';
import { isSecondHand } from './source-kind.ts';
import { contentFiles, findThings, hasOwnStatement, isSample, isSourced, ownStatements } from './walk-content.ts';

/** What the check looks at besides the content. */
export interface LaunchSurroundings {
  today: Date;
  /** Public address of the site in the settings; undefined: not set. */
  siteUrl: string | undefined;
  /** The interface's messages by file. */
  messages: Record<string, object>;
}

/** A fact is read again after this many days. */
export const FACT_MAX_AGE_DAYS = 365;

/** Exchange rates older than this are listed. */
const RATE_MAX_AGE_DAYS = 31;

const EXAMPLE = /example|00000|0000 000/i;
const SITE_FILE = 'content/site.yaml';

/** The settings that may still be placeholders, and what they are. */
function placeholders({ phone, cooperationPhone, email, wechat, video }: Site): [string, string][] {
  const qr = ' (the target of a QR code)';
  return [
    ['phone', phone],
    ['cooperationPhone', cooperationPhone],
    ['email', email],
    ['wechat.account', wechat.account],
    [`wechat.officialUrl${qr}`, wechat.officialUrl],
    [`wechat.serviceUrl${qr}`, wechat.serviceUrl],
    [`video.url${qr}`, video.url],
  ];
}

function siteItems({ site }: Content): LaunchItem[] {
  const tasks = [
    site.isPlaceholder &&
      'Replace names, address, contact person and accounts by the real ones, then set isPlaceholder to false.',
    ...placeholders(site).map(([field, value]) => EXAMPLE.test(value) && `${field} is a placeholder.`),
    site.icp === '' && 'icp is empty: a site in mainland China needs its registration number at the foot of the page.',
    site.policeRecord === '' &&
      'policeRecord is empty: file within 30 days after the site opens, then enter the number and replace site/public/police-badge.svg by the badge of the platform.',
  ];
  return tasks.filter((task) => task !== false).map((task) => ({ file: SITE_FILE, task }));
}

/** Questions that only the owner can settle, until they are named under `settled` in site.yaml. */
function openQuestions({ site, films }: Content): LaunchItem[] {
  const isOpen = (question: Site['settled'][number]) => !site.settled.includes(question);
  const items: LaunchItem[] = [];
  if (isOpen('map-approval')) {
    items.push({
      file: 'content/about.yaml',
      task: 'The picture of the schools shows land without borders or names: ask whether a public map in mainland China needs an approval number (审图号) for it. Then add map-approval to settled in site.yaml.',
    });
  }
  const engines = Object.entries(site.verification).filter(([, code]) => code === '');
  if (isOpen('search-engines') && engines.length > 0) {
    items.push({
      file: SITE_FILE,
      task: `No verification code for: ${engines.map(([engine]) => engine).join(', ')}. Enter those of the search engines that you want, or their files under rootFiles. Then add search-engines to settled.`,
    });
  }
  if (isOpen('privacy-read-by-lawyer')) {
    items.push({
      file: 'content/privacy.yaml',
      task: 'Have a lawyer read it for China and Vietnam. Then add privacy-read-by-lawyer to settled in site.yaml.',
    });
  }
  if (isOpen('films-approved')) {
    for (const id of films.keys()) {
      items.push({
        file: `content/films/${id}.yaml`,
        task: 'The film is an illustration drawn for this site: approve it or replace it by your own. Then add films-approved to settled in site.yaml.',
      });
    }
  }
  return items;
}

/** Facts that are old or retold, sample content and the company's own statements, wherever they stand. */
function itemsWithin(file: string, data: unknown, today: Date): LaunchItem[] {
  const age = (day: string) => (today.getTime() - Date.parse(day)) / MS_PER_DAY;
  const sourced = findThings(data, isSourced);
  const old = sourced.filter(({ thing }) => age(thing.checkedOn) > FACT_MAX_AGE_DAYS);
  const retold = sourced.filter(({ thing }) => isSecondHand(thing.url));
  const at = (path: string) => (path === '' ? '' : `${path}: `);
  return [
    ...old.map(
      ({ path, thing }) =>
        `${at(path)}a fact by ${thing.publisher} was last checked on ${thing.checkedOn}: read ${thing.url} again.`,
    ),
    ...retold.map(
      ({ path, thing }) =>
        `${at(path)}${thing.url} retells it: cite the accreditor, the university or the ministry instead.`,
    ),
    ...findThings(data, hasOwnStatement).flatMap(({ path, thing }) =>
      ownStatements(thing).map((text) => `${at(path)}the company's own statement, without a source: "${text}"`),
    ),
    ...findThings(data, isSample).map(
      ({ path }) => `${at(path)}sample content: replace it by real people or words who agreed to it, or take it out.`,
    ),
  ].map((task) => ({ file, task }));
}

/** Milestones with a name that is still to be added. */
function milestoneItems({ about }: Content): LaunchItem[] {
  return about.milestones.flatMap(({ text }, index) =>
    text.en.includes('to be added')
      ? [{ file: 'content/about.yaml', task: `milestones.${index}: fill in what is to be added: "${text.en}"` }]
      : [],
  );
}

/** Exchange rates that are too old to plan by. */
function exchangeItems({ exchange }: Content, today: Date): LaunchItem[] {
  return exchange
    .filter(({ day }) => (today.getTime() - Date.parse(day)) / MS_PER_DAY > RATE_MAX_AGE_DAYS)
    .map(({ from, to, day }) => ({
      file: 'content/exchange.yaml',
      task: `The rate of ${from} in ${to} is of ${day}: enter one of this month, with its day and source.`,
    }));
}

/** A banner's figures that are neither counted from the files nor read from a school's. */
function bannerItems({ banner }: Content): LaunchItem[] {
  return banner
    .flatMap(({ id, facts }) => facts.map(({ value, label }) => ({ id, value, label: label.en })))
    .flatMap(({ id, value, label }) => ('en' in value ? [{ id, value: value.en, label }] : []))
    .filter(({ value }) => /\d/.test(value))
    .map(({ id, value, label }) => ({
      file: 'content/banner.yaml',
      task: `${id}: "${value}" (${label}) is the company's own statement, without a source.`,
    }));
}

/** What the site promises in the company's name, until the owner has confirmed it. */
function promiseItems({ promises }: Content): LaunchItem[] {
  return promises
    .filter(({ confirmedOn }) => confirmedOn === undefined)
    .map(({ promise, said }) => ({
      file: 'content/promises.yaml',
      task: `The site promises: "${promise}" Confirm it by confirmedOn, or take it off ${[...new Set(said.map(({ file }) => file))].join(', ')}.`,
    }));
}

/** Everything that is left, grouped by file; empty when the site may go live. */
export function launchItems(content: Content, { today, siteUrl, messages }: LaunchSurroundings): LaunchItem[] {
  const isPublic = siteUrl !== undefined && /^https:/.test(siteUrl) && !/localhost|example/.test(siteUrl);
  const items: LaunchItem[] = [
    ...(isPublic ? [] : [{ file: '.env', task: 'SITE_URL is not the public https address of the site.' }]),
    ...siteItems(content),
    ...openQuestions(content),
    ...promiseItems(content),
    ...bannerItems(content),
    ...schoolItems(content),
    ...programItems(content),
    ...exchangeItems(content, today),
    ...milestoneItems(content),
    ...[...contentFiles(content), ...Object.entries(messages)].flatMap(([file, data]) =>
      itemsWithin(file, data, today),
    ),
  ];
  return [...Map.groupBy(items, ({ file }) => file).values()].flat();
}
