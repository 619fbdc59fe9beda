/** Sends a notice by a channel of any kind. */
import type { ChannelSettings } from '../../contract/notice-api.ts';
import { type MailOptions, sendMail } from './mail.ts';
import type { OutgoingNotice } from './notice-content.ts';
import { resultOfError } from './post-json.ts';
import { ROBOT_HOSTS, type RobotHosts, sendDingtalk, sendFeishu, sendWecom } from './robots.ts';
import type { SendResult } from './send-result.ts';
import { callWebhook } from './webhook.ts';

/** Sends; never throws, and never takes longer than SEND_TIMEOUT_MS. */
export type SendNotice = (settings: ChannelSettings, notice: OutgoingNotice) => Promise<SendResult>;

/** What tests change: where the vendors are, and that webhooks may be on this machine. */
export interface SenderOptions extends MailOptions {
  hosts?: RobotHosts;
  allowsLocal?: boolean;
}

/** Makes the sender. */
export function createSender({ hosts = ROBOT_HOSTS, allowsLocal = false, ...mail }: SenderOptions = {}): SendNotice {
  const send: SendNotice = (settings, notice) => {
    switch (settings.kind) {
      case 'email':
        return sendMail(settings, notice, mail);
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
  return async (settings, notice) => {
    try {
      return await send(settings, notice);
    } catch (error) {
      return resultOfError(error);
    }
  };
}
