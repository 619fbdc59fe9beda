/** Sends a notice by a channel of any kind. */
import type { ChannelSettings } from '../contract.ts';
import type { OutgoingNotice } from '../notice-content.ts';
import { resultOfError } from './post-json.ts';
import { ROBOT_HOSTS, type RobotHosts, sendDingtalk, sendFeishu, sendWecom } from './robots.ts';
import type { SendResult } from './send-result.ts';
import type { SmtpOptions } from './smtp-session.ts';
import { callWebhook } from './webhook.ts';

/**
 * Sends; never throws. Takes no longer than SEND_TIMEOUT_MS, but for mail, where each step has its limit
 * (smtp-progress.ts); `signal` ends that waiting early.
 */
export type SendNotice = (
  settings: ChannelSettings,
  notice: OutgoingNotice,
  signal?: AbortSignal,
) => Promise<SendResult>;

/** A setting for mail; and what tests change: where the vendors are, and that webhooks may be on this machine. */
export interface SenderOptions extends SmtpOptions {
  hosts?: RobotHosts;
  allowsLocal?: boolean;
}

/** A function that sends a notice by the kind of its channel. It never throws: what failed is in its result. */
export function createSender({ hosts = ROBOT_HOSTS, allowsLocal = false, ...mail }: SenderOptions = {}): SendNotice {
  const send: SendNotice = async (settings, notice, signal) => {
    switch (settings.kind) {
      case 'email':
        // Composing mail takes as much code as all of the desk: it is loaded where mail is sent.
        return (await import('./mail.ts')).sendMail(settings, notice, mail, signal);
      case 'wecom':
        return sendWecom(settings, notice, hosts);
      case 'dingtalk':
        return sendDingtalk(settings, notice, hosts);
      case 'feishu':
        return sendFeishu(settings, notice, hosts);
      case 'webhook':
        return callWebhook(settings, notice, allowsLocal);
    }
  };
  return async (settings, notice, signal) => {
    try {
      return await send(settings, notice, signal);
    } catch (error) {
      return resultOfError(error);
    }
  };
}
