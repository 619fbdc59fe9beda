/** What is typed into the form of a channel, and what is sent of it. */
import type { Locale } from '../../../contract/locales.ts';
import type { ChannelItem, ChannelSettings, NoticeKind, SaveChannelRequest } from '../contract.ts';

/** Every field of every kind, as typed: what was typed for one kind is still there after a look at another. */
export interface TypedChannel {
  kind: NoticeKind;
  label: string;
  locale: Locale;
  is_enabled: boolean;
  host: string;
  port: string;
  secure: boolean;
  user: string;
  password: string;
  from: string;
  to: string;
  url: string;
  secret: string;
}

/** The ports by convention: RFC 8314. */
export const PORT_OF = { tls: '465', starttls: '587' } as const;

/** The form of a stored channel, or of a new one. */
export function typedChannel(channel: ChannelItem | undefined, locale: Locale): TypedChannel {
  const typed: TypedChannel = {
    kind: channel?.kind ?? 'wecom',
    label: channel?.label ?? '',
    locale: channel?.locale ?? locale,
    is_enabled: channel?.is_enabled ?? true,
    host: '',
    port: PORT_OF.tls,
    secure: true,
    user: '',
    password: '',
    from: '',
    to: '',
    url: '',
    secret: '',
  };
  if (!channel) return typed;
  switch (channel.settings.kind) {
    case 'email': {
      const { host, port, secure, user, from, to } = channel.settings;
      return { ...typed, host, port: String(port), secure, user, from, to: to.join('\n') };
    }
    // All that they have is secret, and stays on the server.
    case 'wecom':
    case 'dingtalk':
    case 'feishu':
    case 'webhook':
      return typed;
  }
}

/** Lines, and what Chinese and Western commas part. */
function addresses(text: string): string[] {
  return text.split(/[\s,;，；、]+/).filter((one) => one !== '');
}

function typedSettings(typed: TypedChannel): ChannelSettings {
  const { kind } = typed;
  const url = typed.url.trim();
  const secret = typed.secret.trim();
  const withUrl = url === '' ? {} : { url };
  const withSecret = secret === '' ? {} : { secret };
  switch (kind) {
    case 'email': {
      const { host, port, secure, user, password, from, to } = typed;
      const server = { host: host.trim(), port: Number(port), secure, user: user.trim() };
      return { kind, ...server, ...(password === '' ? {} : { password }), from: from.trim(), to: addresses(to) };
    }
    case 'wecom':
      return { kind, ...withUrl };
    case 'dingtalk':
    case 'feishu':
    case 'webhook':
      return { kind, ...withUrl, ...withSecret };
  }
}

/** What is sent of a form. Empty secrets are left out: the stored ones stay. */
export function saveRequest(typed: TypedChannel, version: number | undefined): SaveChannelRequest {
  const { label, locale, is_enabled } = typed;
  return {
    ...(version === undefined ? {} : { version }),
    label: label.trim(),
    locale,
    is_enabled,
    settings: typedSettings(typed),
  };
}

/** The form's field that a refusal names: `settings.to.0` is `to`. */
export function fieldOf(path: string | undefined): string | undefined {
  return path?.replace(/^settings\./, '').split('.')[0];
}
