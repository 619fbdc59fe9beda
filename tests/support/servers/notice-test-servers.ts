/**
 * Stand-ins for what notices are sent to: the robots of WeCom, DingTalk and Feishu with their real
 * checks, errors and limits, a company's own webhook, and a mail server (package smtp-server).
 */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { RobotHosts } from '../../../features/notices/senders/robots.ts';

/** Made-up key of a robot of WeCom, as the vendor's look. */
export const WECOM_KEY = '00000000-1111-2222-3333-444444444444';
/** Made-up token of a robot of DingTalk. */
export const DINGTALK_TOKEN = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef';
/** Made-up token of a robot of Feishu. */
export const FEISHU_TOKEN = '55555555-6666-7777-8888-999999999999';
/** Secret by which messages to DingTalk and Feishu are signed. */
export const ROBOT_SECRET = 'SECtest';
/** Secret by which calls of the webhook are signed. */
export const WEBHOOK_SECRET = 'a secret of the webhook';

/** The addresses that the vendors show for these robots. */
export const ROBOT_URLS = {
  wecom: `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${WECOM_KEY}`,
  dingtalk: `https://oapi.dingtalk.com/robot/send?access_token=${DINGTALK_TOKEN}`,
  feishu: `https://open.feishu.cn/open-apis/bot/v2/hook/${FEISHU_TOKEN}`,
} as const;

/** A call of the webhook. */
export interface WebhookCall {
  headers: IncomingHttpHeaders;
  body: string;
}

/** The stand-ins of one test. */
export interface StandIns {
  hosts: RobotHosts;
  /** Address of the webhook; `/moved` answers with a redirect, `/broken` with 503, `/slow` never. */
  webhook: string;
  /** Messages that each took, as they came. */
  taken: Record<'wecom' | 'dingtalk' | 'feishu', unknown[]>;
  calls: WebhookCall[];
  /** Error codes that were answered. */
  refused: number[];
  /** Waits for a webhook call to arrive. */
  nextCall: () => Promise<void>;
  close: () => Promise<void>;
}

interface Asked {
  url: URL;
  body: string;
  now: number;
}

type Answer = Record<string, unknown>;

/** Counts as the vendors do: so many in so long. */
function createMeter(most: number, ms: number) {
  const times: number[] = [];
  return (now: number) => {
    times.push(now);
    return times.filter((time) => time > now - ms).length > most;
  };
}

function createWecom() {
  const isTooMany = createMeter(20, 60_000);
  return ({ url, body, now }: Asked): Answer => {
    if (url.searchParams.get('key') !== WECOM_KEY) return { errcode: 93000, errmsg: 'invalid webhook url, hint: [1]' };
    if (isTooMany(now)) return { errcode: 45009, errmsg: 'api freq out of limit, hint: [1]' };
    const { msgtype, markdown } = JSON.parse(body);
    if (msgtype !== 'markdown') return { errcode: 40008, errmsg: 'invalid message type' };
    if (Buffer.byteLength(markdown.content) > 4096) {
      return { errcode: 40058, errmsg: 'markdown.content exceed max length 4096' };
    }
    return { errcode: 0, errmsg: 'ok' };
  };
}

function createDingtalk() {
  const isTooMany = createMeter(20, 60_000);
  let closedUntil = 0;
  return ({ url, body, now }: Asked): Answer => {
    const { access_token, timestamp = '', sign } = Object.fromEntries(url.searchParams);
    if (access_token !== DINGTALK_TOKEN) return { errcode: 300005, errmsg: 'token is not exist' };
    if (Math.abs(now - Number(timestamp)) > 3_600_000) return { errcode: 310000, errmsg: 'invalid timestamp' };
    const expected = createHmac('sha256', ROBOT_SECRET).update(`${timestamp}\n${ROBOT_SECRET}`).digest('base64');
    if (sign !== expected) return { errcode: 310000, errmsg: 'sign not match, more: [https://ding-doc]' };
    if (isTooMany(now)) closedUntil = now + 600_000;
    if (now < closedUntil) return { errcode: 660026, errmsg: 'send too fast, exceed 20 times per minute' };
    const { msgtype, markdown } = JSON.parse(body);
    if (msgtype !== 'markdown' || !markdown.title) return { errcode: 40035, errmsg: 'missing parameter' };
    return { errcode: 0, errmsg: 'ok' };
  };
}

function createFeishu() {
  const isTooManyAMinute = createMeter(100, 60_000);
  const isTooManyASecond = createMeter(5, 1000);
  return ({ url, body, now }: Asked): Answer => {
    if (!url.pathname.endsWith(`/${FEISHU_TOKEN}`)) {
      return { code: 19001, msg: 'param invalid: incoming webhook access token invalid' };
    }
    const { timestamp, sign, msg_type, content } = JSON.parse(body);
    const expected = createHmac('sha256', `${timestamp}\n${ROBOT_SECRET}`).update('').digest('base64');
    if (sign !== expected || Math.abs(now / 1000 - Number(timestamp)) > 3600) {
      return { code: 19021, msg: 'sign match fail or timestamp is not within one hour from current time' };
    }
    const isRush = now % 1_800_000 < 10_000;
    if ([isTooManyAMinute(now), isTooManyASecond(now), isRush].includes(true)) {
      return { code: 11232, msg: 'frequency limited psm[lark.oapi.app_platform_runtime]' };
    }
    if (msg_type !== 'post' || Buffer.byteLength(body) > 20_480) return { code: 9499, msg: 'Bad Request' };
    return Object.keys(content.post).length === 1 ? { code: 0, msg: 'success', data: {} } : { code: 9499, msg: 'Bad' };
  };
}

async function listening(server: Server | SMTPServer): Promise<number> {
  const listener = server instanceof SMTPServer ? server.server : server;
  server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return (listener.address() as AddressInfo).port;
}

/** Starts robots and webhook; `now` is the vendors' clock. */
export async function startStandIns(now: () => number = Date.now): Promise<StandIns> {
  const robots = { wecom: createWecom(), dingtalk: createDingtalk(), feishu: createFeishu() };
  const taken: StandIns['taken'] = { wecom: [], dingtalk: [], feishu: [] };
  const calls: WebhookCall[] = [];
  const refused: number[] = [];
  let arrived = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, vendor = ''] = url.pathname.split('/');
    const body = await text(request);
    if (vendor === 'webhook') {
      calls.push({ headers: request.headers, body });
      arrived.resolve();
      arrived = Promise.withResolvers();
      if (url.pathname.endsWith('/slow')) return;
      const status = { moved: 302, broken: 503, full: 429, missing: 404 }[url.pathname.split('/')[2] ?? ''] ?? 204;
      response.writeHead(status, { location: '/webhook/elsewhere', 'retry-after': '120' }).end();
      return;
    }
    const name = vendor as keyof typeof robots;
    const answer = robots[name]({ url, body, now: now() });
    const code = Number(answer['errcode'] ?? answer['code']);
    if (code === 0) taken[name].push(JSON.parse(body));
    else refused.push(code);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const base = `http://127.0.0.1:${await listening(server)}`;
  return {
    hosts: {
      wecom: `${base}/wecom`,
      dingtalk: `${base}/dingtalk`,
      feishu: `${base}/feishu`,
      lark: `${base}/feishu`,
    },
    webhook: `${base}/webhook`,
    taken,
    calls,
    refused,
    nextCall: () => arrived.promise,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A mail that was taken. */
export interface TakenMail {
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: string;
  isEncrypted: boolean;
  user: string | undefined;
}

/** A mail server that is running, with the mails that it took. */
export interface MailServer {
  port: number;
  mails: TakenMail[];
  /** Waits for a mail to arrive. */
  nextMail: () => Promise<TakenMail>;
  close: () => Promise<void>;
}

/** The name that the mail server takes. */
export const MAIL_USER = 'desk@example.com';
/** The password that goes with {@link MAIL_USER}. */
export const MAIL_PASSWORD = 'client password';

/** Starts a mail server that takes mail from {@link MAIL_USER}, with a certificate of its own. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: TakenMail[] = [];
  let arrived = Promise.withResolvers<TakenMail>();
  const server = new SMTPServer({
    onAuth: ({ username, password }, _session, done) =>
      username === MAIL_USER && password === MAIL_PASSWORD
        ? done(null, { user: username })
        : done(Object.assign(new Error('Authentication failed'), { responseCode: 535 })),
    onData(stream, { envelope, secure, user }, done) {
      void text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), raw, isEncrypted: secure, user };
        mails.push(mail);
        arrived.resolve(mail);
        arrived = Promise.withResolvers();
        done();
      });
    },
    disableReverseLookup: true,
    // Not a word about the package's own certificate, which is nobody's.
    logger: false,
    ...options,
  });
  // Clients that end a connection early are what some tests are about.
  server.on('error', () => {});
  return {
    port: await listening(server),
    mails,
    nextMail: () => arrived.promise,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
