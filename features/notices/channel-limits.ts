/**
 * How often each kind of channel may be used (the vendors' pages, read in November 2026):
 * WeCom 20 a minute a robot; DingTalk 20 a minute, then ten minutes of nothing; Feishu 100 a minute
 * and 5 a second, and trouble at the full and half hour; mail providers' daily caps are small and
 * unknown, so that more than 20 an hour become digests. A margin is left: their minute is not ours.
 */
import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '../../contract/time/time-units.ts';
import { isBeyondClockSkew } from '../../server/clock-skew.ts';
import type { NoticeKind } from './contract.ts';

/** Feishu answers 11232 when everybody's scheduled messages arrive: around :00 and :30. */
const RUSH_MS = 20 * MS_PER_SECOND;
const RUSH_EVERY_MS = 30 * MS_PER_MINUTE;

/** Single mails in an hour; after them come digests, this far apart. */
const MAILS_AN_HOUR = 20;
const DIGEST_EVERY_MS = 15 * MS_PER_MINUTE;

/** Registrations in one message of a robot: with them it stays within 4,096 bytes. */
const ROBOT_DIGEST_MAX = 10;
const MAIL_DIGEST_MAX = 50;

/** Registrations in one message of any channel. */
export const MESSAGE_ITEMS_MAX = MAIL_DIGEST_MAX;

interface Window {
  most: number;
  ms: number;
}

const WINDOWS: Record<NoticeKind, readonly Window[]> = {
  email: [{ most: MAILS_AN_HOUR, ms: MS_PER_HOUR }],
  wecom: [{ most: 18, ms: MS_PER_MINUTE }],
  dingtalk: [{ most: 18, ms: MS_PER_MINUTE }],
  feishu: [
    { most: 90, ms: MS_PER_MINUTE },
    { most: 4, ms: MS_PER_SECOND },
  ],
  webhook: [{ most: 10, ms: MS_PER_SECOND }],
};

/** How long a channel rests when the other side says "too many" without saying for how long. */
export const THROTTLED_MS: Record<NoticeKind, number> = {
  email: 10 * MS_PER_MINUTE,
  wecom: MS_PER_MINUTE,
  dingtalk: 10 * MS_PER_MINUTE,
  feishu: MS_PER_MINUTE,
  webhook: MS_PER_MINUTE,
};

/** When the next message may go, and how many registrations it may tell of. */
export interface Slot {
  at: number;
  itemsMax: number;
}

function opensAt({ most, ms }: Window, sentTimes: readonly number[], now: number): number {
  const oldest = sentTimes.filter((time) => time > now - ms).at(-most);
  return oldest === undefined ? now : oldest + ms;
}

function afterRush(time: number): number {
  const since = time % RUSH_EVERY_MS;
  return since < RUSH_MS ? time - since + RUSH_MS : time;
}

/** The next slot of a channel that was used at some times (the oldest first). */
export function nextSlot(kind: NoticeKind, allTimes: readonly number[], now: number): Slot {
  const sentTimes = allTimes.filter((time) => !isBeyondClockSkew(time, now));
  if (kind === 'email') {
    if (sentTimes.filter((time) => time > now - MS_PER_HOUR).length < MAILS_AN_HOUR) return { at: now, itemsMax: 1 };
    return { at: Math.max(now, (sentTimes.at(-1) ?? now) + DIGEST_EVERY_MS), itemsMax: MAIL_DIGEST_MAX };
  }
  const at = Math.max(now, ...WINDOWS[kind].map((window) => opensAt(window, sentTimes, now)));
  if (kind === 'webhook') return { at, itemsMax: 1 };
  return { at: kind === 'feishu' ? afterRush(at) : at, itemsMax: ROBOT_DIGEST_MAX };
}

/** The times of a channel's last messages, the oldest first. */
export function sentTimesOf({ sent_times }: { sent_times: string }): number[] {
  // Written by this file's callers alone, as a list of times.
  return JSON.parse(sent_times) as number[];
}

/** The times that still matter, and one more. */
export function addSentTime(kind: NoticeKind, sentTimes: readonly number[], now: number): number[] {
  const longest = Math.max(...WINDOWS[kind].map(({ ms }) => ms));
  return [...sentTimes.filter((time) => time > now - longest && !isBeyondClockSkew(time, now)), now];
}
