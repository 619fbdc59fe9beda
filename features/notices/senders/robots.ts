/** Sends notices by the group robots of WeCom, DingTalk and Feishu, as their documentation described them in November 2026. */
import { createHmac } from 'node:crypto';
import { HTML_LANG } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { robotToken } from '../channel-settings.ts';
import type { DingtalkSettings, FeishuSettings, NoticeFault, WecomSettings } from '../contract.ts';
import { linesOf, noticeTexts, type OutgoingNotice, shortLine } from '../notice-content.ts';
import { markdownText, visibleText } from './plain-text.ts';
import { type Posted, postJson, resultOfStatus } from './post-json.ts';
import { robotText } from './robot-text.ts';
import type { SendResult } from './send-result.ts';

/** Where the vendors' robots are. Fixed, so that nobody can make this server call anything else; tests put their own. */
export interface RobotHosts {
  wecom: string;
  dingtalk: string;
  feishu: string;
  lark: string;
}

/** Hosts of the vendors' robots. */
export const ROBOT_HOSTS: RobotHosts = {
  wecom: 'https://qyapi.weixin.qq.com',
  dingtalk: 'https://oapi.dingtalk.com',
  feishu: 'https://open.feishu.cn',
  lark: 'https://open.larksuite.com',
};

/** WeCom takes 4,096 bytes, DingTalk and Feishu 20,000: a margin is left for what stands around. */
const WECOM_STYLE = { before: '>', between: '\n', maxBytes: 4000 };
const DINGTALK_STYLE = { before: '', between: '\n\n', maxBytes: 16_000 };

interface RobotAnswer {
  code: number;
  message: string;
}

function readAnswer({ text }: Posted): RobotAnswer | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    // What a robot answers is read as anything.
    const { errcode, code, errmsg, msg } = parsed as Record<string, unknown>;
    const number = errcode ?? code;
    const message = String(errmsg ?? msg ?? '');
    return typeof number === 'number' ? { code: number, message } : undefined;
  } catch {
    return undefined;
  }
}

function resultOf(posted: Posted, faultOf: (answer: RobotAnswer) => NoticeFault): SendResult {
  const answer = readAnswer(posted);
  // Something between us and the vendor answered, or the vendor is down.
  if (!answer) return { ...resultOfStatus(posted), ...(posted.status < 300 ? { fault: 'rejected' as const } : {}) };
  if (answer.code === 0) return { answer: '0' };
  const wait = posted.retryAfterMs === undefined ? {} : { retryAfterMs: posted.retryAfterMs };
  const fault = posted.status === 429 ? 'throttled' : faultOf(answer);
  return { fault, answer: String(answer.code), ...wait };
}

const WECOM_FAULTS: Readonly<Record<number, NoticeFault>> = {
  [-1]: 'busy',
  45009: 'throttled',
  45033: 'throttled',
  93000: 'gone',
  40058: 'content',
  44004: 'content',
};

/** Sends by a WeCom robot. @throws the connection's error. */
export async function sendWecom(
  { url = '' }: WecomSettings,
  notice: OutgoingNotice,
  hosts: RobotHosts,
): Promise<SendResult> {
  const { token } = robotToken('wecom', url);
  const body = { msgtype: 'markdown', markdown: { content: robotText(notice, WECOM_STYLE).text } };
  const address = new URL(`${hosts.wecom}/cgi-bin/webhook/send?key=${token}`);
  return resultOf(
    await postJson({ url: address, body: JSON.stringify(body) }),
    ({ code }) => WECOM_FAULTS[code] ?? 'rejected',
  );
}

const DINGTALK_FAULTS: Readonly<Record<number, NoticeFault>> = {
  [-1]: 'busy',
  130101: 'throttled',
  410100: 'throttled',
  660026: 'throttled',
  300005: 'gone',
  400013: 'gone',
  400101: 'gone',
  400102: 'gone',
  40035: 'content',
  430101: 'content',
  430102: 'content',
  430103: 'content',
  430104: 'content',
};

function dingtalkFault({ code, message }: RobotAnswer): NoticeFault {
  // One code for all of the robot's own checks: its message tells which.
  if (code === 310_000) {
    if (/keyword/i.test(message)) return 'keyword';
    return /\bip\b/i.test(message) ? 'ip' : 'signature';
  }
  return DINGTALK_FAULTS[code] ?? 'rejected';
}

/** DingTalk's signature of a time: the secret signs `time\nsecret`; it travels in the address. */
export function dingtalkSign(secret: string, ms: number): string {
  return encodeURIComponent(createHmac('sha256', secret).update(`${ms}\n${secret}`).digest('base64'));
}

/** Sends by a DingTalk robot. @throws the connection's error. */
export async function sendDingtalk(
  { url = '', secret = '' }: DingtalkSettings,
  notice: OutgoingNotice,
  hosts: RobotHosts,
): Promise<SendResult> {
  const { token } = robotToken('dingtalk', url);
  const signed = secret === '' ? '' : `&timestamp=${notice.now}&sign=${dingtalkSign(secret, notice.now)}`;
  const { title, text } = robotText(notice, DINGTALK_STYLE);
  const body = { msgtype: 'markdown', markdown: { title, text }, at: { isAtAll: false } };
  const address = new URL(`${hosts.dingtalk}/robot/send?access_token=${token}${signed}`);
  return resultOf(await postJson({ url: address, body: JSON.stringify(body) }), dingtalkFault);
}

const FEISHU_FAULTS: Readonly<Record<number, NoticeFault>> = {
  9499: 'content',
  11232: 'throttled',
  11247: 'throttled',
  19001: 'gone',
  19002: 'content',
  19021: 'signature',
  19022: 'ip',
  19024: 'keyword',
};

function feishuFault({ code, message }: RobotAnswer): NoticeFault {
  // The code of a bad body also comes, with other words, when there were too many.
  if (code === 9499 && /too many/i.test(message)) return 'throttled';
  return FEISHU_FAULTS[code] ?? 'rejected';
}

/** Feishu's signature of a time: `time\nsecret` signs nothing at all; it travels in the body. */
export function feishuSign(secret: string, seconds: number): string {
  return createHmac('sha256', `${seconds}\n${secret}`).update('').digest('base64');
}

type FeishuPart = { tag: 'text'; text: string } | { tag: 'a'; text: string; href: string };

/** Rich text: a list of lines, each of parts that are never read as markup. */
function feishuLines(notice: OutgoingNotice): { title: string; lines: FeishuPart[][] } {
  const { locale, content, listLink } = notice;
  const words = noticeTexts(locale);
  const text = (shown: string): FeishuPart => ({ tag: 'text', text: shown });
  if (content.kind !== 'registrations')
    return { title: words['notice.test'], lines: [[text(words['notice.test_text'])]] };
  const { items } = content;
  const [first] = items;
  if (first && items.length === 1) {
    const lines = linesOf(first, locale).map(([label, line]) => [
      text(`${label}${words['notice.between']}${markdownText(line)}`),
    ]);
    return {
      title: words['notice.one'],
      lines: [...lines, [{ tag: 'a', text: words['notice.open'], href: first.link }]],
    };
  }
  const lines = items.map((item): FeishuPart[] => [
    text(`${markdownText(shortLine(item, locale))} `),
    { tag: 'a', text: words['notice.open'], href: item.link },
  ]);
  const title = format(words['notice.several'], { count: items.length }, locale);
  return { title, lines: [...lines, [{ tag: 'a', text: words['notice.open_list'], href: listLink }]] };
}

/** Sends by a Feishu or Lark robot. @throws the connection's error. */
export async function sendFeishu(
  { url = '', secret = '' }: FeishuSettings,
  notice: OutgoingNotice,
  hosts: RobotHosts,
): Promise<SendResult> {
  const { token, isLark } = robotToken('feishu', url);
  const seconds = Math.floor(notice.now / 1000);
  const { title, lines } = feishuLines(notice);
  const language = notice.locale === 'zh' ? HTML_LANG.zh.replace('-', '_').toLowerCase() : 'en_us';
  const body = {
    ...(secret === '' ? {} : { timestamp: String(seconds), sign: feishuSign(secret, seconds) }),
    msg_type: 'post',
    content: { post: { [language]: { title: visibleText(title), content: lines } } },
  };
  const address = new URL(`${isLark ? hosts.lark : hosts.feishu}/open-apis/bot/v2/hook/${token}`);
  return resultOf(await postJson({ url: address, body: JSON.stringify(body) }), feishuFault);
}
