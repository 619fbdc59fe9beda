/** Settings of channels: what may be entered, what is stored encrypted, what may be shown again. */
import { z } from 'zod';
import { CODE } from '../../contract/codes.ts';
import { typedText } from '../../contract/schema/parts.ts';
import { MAIL_ADDRESS_MAX_CHARACTERS } from '../../contract/text/standard-lengths.ts';
import type { Cipher } from '../../server/crypto/cipher.ts';
import { ApiError } from '../../server/http/api-error.ts';
import { mayBePublic } from '../../server/http/public-host.ts';
import { cleanEmail } from '../staff/sign-in/sign-in.service.ts';
import type { Channel } from './channel.repository.ts';
import { type ChannelSettings, RECIPIENTS_MAX, WEBHOOK_SECRET_MIN_CHARACTERS } from './contract.ts';

const SECRET_MAX_CHARACTERS = 200;
const URL_MAX_CHARACTERS = 1000;
/** Shorter secrets are not shown at all; of others the end, to tell two apart. */
const SHOWN_FROM_CHARACTERS = 12;
const SHOWN_CHARACTERS = 4;

/** A whole robot address, by kind: the vendor's fixed host and path, and the token in it. */
const ROBOT_ADDRESS = {
  wecom: /^https:\/\/qyapi\.weixin\.qq\.com\/cgi-bin\/webhook\/send\?key=([\w-]{8,100})$/,
  dingtalk: /^https:\/\/oapi\.dingtalk\.com\/robot\/send\?access_token=(\w{16,100})$/,
  feishu: /^https:\/\/open\.(feishu\.cn|larksuite\.com)\/open-apis\/bot\/v2\/hook\/([\w-]{8,100})$/,
} as const;

const mailAddress = typedText()
  .max(MAIL_ADDRESS_MAX_CHARACTERS)
  .refine((typed) => cleanEmail(typed) !== undefined);
const secret = typedText().max(SECRET_MAX_CHARACTERS);
/** An HTTP or mail host's name: no scheme, no path, nothing that a header could be broken with. */
const host = typedText()
  .max(253)
  .regex(/^[\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u);

/** A sender as mail programs show it: an address, or a name and an address in angle brackets. */
const sender = typedText()
  .max(MAIL_ADDRESS_MAX_CHARACTERS)
  .refine((typed) => {
    const inBrackets = /^[^<>\r\n"]{1,80}<([^<>]+)>$/.exec(typed)?.[1];
    return cleanEmail(inBrackets ?? typed) !== undefined;
  });

function robotAddress(shape: RegExp) {
  return typedText().max(URL_MAX_CHARACTERS).regex(shape).exactOptional();
}

function webhookAddress(allowsLocal: boolean) {
  const isAcceptable = (typed: string) => {
    if (!URL.canParse(typed)) return false;
    const url = new URL(typed);
    if (url.username !== '' || url.password !== '') return false;
    return allowsLocal || (url.protocol === 'https:' && mayBePublic(url.hostname));
  };
  return typedText().max(URL_MAX_CHARACTERS).refine(isAcceptable).exactOptional();
}

/** The shape of settings as they are sent; `allowsLocal`: webhooks to this machine, for tests. */
export function settingsShape(allowsLocal: boolean): z.ZodType<ChannelSettings> {
  const email = z.strictObject({
    kind: z.literal('email'),
    host,
    port: z.int().min(1).max(65_535),
    secure: z.boolean(),
    user: typedText().max(MAIL_ADDRESS_MAX_CHARACTERS),
    password: z.string().max(SECRET_MAX_CHARACTERS).exactOptional(),
    from: sender,
    to: z.array(mailAddress).min(1).max(RECIPIENTS_MAX),
  });
  return z.discriminatedUnion('kind', [
    email,
    z.strictObject({ kind: z.literal('wecom'), url: robotAddress(ROBOT_ADDRESS.wecom) }),
    z.strictObject({
      kind: z.literal('dingtalk'),
      url: robotAddress(ROBOT_ADDRESS.dingtalk),
      secret: secret.exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('feishu'),
      url: robotAddress(ROBOT_ADDRESS.feishu),
      secret: secret.exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('webhook'),
      url: webhookAddress(allowsLocal),
      secret: secret.min(WEBHOOK_SECRET_MIN_CHARACTERS).exactOptional(),
    }),
  ]);
}

const SECRET_FIELDS = ['password', 'url', 'secret'] as const;
type SecretField = (typeof SECRET_FIELDS)[number];

/** Settings whose secrets are looked at by name, whichever of them the kind of channel has. */
type WithSecrets = ChannelSettings & Partial<Record<SecretField, string>>;

function secretOf(settings: WithSecrets, field: SecretField): string | undefined {
  return settings[field];
}

/** Whether stored secrets go with new settings: a password goes to the server and account that it was entered for alone. */
function mayKeepSecrets(sent: ChannelSettings, stored: ChannelSettings): boolean {
  if (sent.kind !== 'email' || stored.kind !== 'email') return sent.kind === stored.kind;
  return sent.host === stored.host && sent.user === stored.user;
}

/**
 * New settings with the stored secrets where none was sent.
 *
 * @param missing what to say when one is missing: `secretsUnreadable` where the stored ones cannot be opened.
 * @throws ApiError of that code when one is missing altogether.
 */
export function mergeSettings(
  sent: ChannelSettings,
  stored: ChannelSettings | undefined,
  missing: typeof CODE.invalid | typeof CODE.secretsUnreadable = CODE.invalid,
): ChannelSettings {
  const kept = stored && mayKeepSecrets(sent, stored) ? stored : undefined;
  const merged: WithSecrets = { ...sent };
  for (const field of SECRET_FIELDS) {
    const before = kept && secretOf(kept, field);
    if (merged[field] === undefined && before !== undefined) merged[field] = before;
  }
  const needed: Partial<Record<ChannelSettings['kind'], SecretField[]>> = {
    wecom: ['url'],
    dingtalk: ['url'],
    feishu: ['url'],
    webhook: ['url', 'secret'],
  };
  for (const field of needed[sent.kind] ?? []) {
    if (!merged[field]) throw new ApiError(missing, { field: `settings.${field}` });
  }
  // A name without a password would be tried without either.
  if (merged.kind === 'email' && merged.user !== '' && !merged.password) {
    throw new ApiError(missing, { field: 'settings.password' });
  }
  return merged;
}

/** Encrypts settings for a channel's row. */
export function encryptSettings(cipher: Cipher, channelId: string, settings: ChannelSettings): string {
  return cipher.encrypt(channelId, 'notice_settings', JSON.stringify(settings));
}

/** Decrypts the settings of a channel. @throws DecryptionError */
export function decryptSettings(
  cipher: Cipher,
  channel: Pick<Channel, 'id' | 'key_id' | 'settings_sealed'>,
): ChannelSettings {
  const text = cipher.decrypt(channel.id, 'notice_settings', channel.key_id, channel.settings_sealed ?? '');
  // Checked when they were stored.
  return JSON.parse(text) as ChannelSettings;
}

/** Settings without their secrets. */
export function shownSettings(settings: ChannelSettings): ChannelSettings {
  const shown: WithSecrets = { ...settings };
  for (const field of SECRET_FIELDS) delete shown[field];
  return shown;
}

/** The ends of stored secrets, to tell two of them apart; a short one is not shown at all. */
export function shownSecrets(settings: ChannelSettings): Partial<Record<SecretField, string>> {
  const shown: Partial<Record<SecretField, string>> = {};
  for (const field of SECRET_FIELDS) {
    const value = secretOf(settings, field);
    if (!value) continue;
    shown[field] =
      field !== 'password' && value.length >= SHOWN_FROM_CHARACTERS ? `…${value.slice(-SHOWN_CHARACTERS)}` : '';
  }
  return shown;
}

/** The token in a robot's address, and which of the vendor's hosts it names. */
export function robotToken(kind: keyof typeof ROBOT_ADDRESS, url: string): { token: string; isLark: boolean } {
  const match = ROBOT_ADDRESS[kind].exec(url);
  if (!match) throw new Error(`No robot address of the kind ${kind}`);
  return { token: match.at(-1) ?? '', isLark: match[1] === 'larksuite.com' };
}
