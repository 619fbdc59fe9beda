/** The fields of each kind of channel. */
import { MenuItem, Stack, TextField, type TextFieldProps } from '@mui/material';
import type { ReactElement } from 'react';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import {
  CHANNEL_LABEL_MAX_CHARACTERS,
  type ChannelItem,
  type NoticeKind,
  RECIPIENTS_MAX,
  WEBHOOK_SECRET_MIN_CHARACTERS,
} from '../contract.ts';
import { PORT_OF, type TypedChannel } from './channel-form.ts';

/** What the fields of a channel's form share. */
export interface FieldsProps {
  typed: TypedChannel;
  set: (changes: Partial<TypedChannel>) => void;
  /** The field that the server wants mended. */
  wrong: string | undefined;
  /** Ends of stored secrets by field. */
  secrets: ChannelItem['secrets'];
}

type TextName = 'label' | 'host' | 'port' | 'user' | 'password' | 'from' | 'to' | 'url' | 'secret';

const VALUES = {
  label: { max: CHANNEL_LABEL_MAX_CHARACTERS },
  to: { max: RECIPIENTS_MAX },
  secret: { min: WEBHOOK_SECRET_MIN_CHARACTERS },
} as const;

function valuesOf(name: TextName): Record<string, number> {
  // `in` does not narrow a key.
  return name in VALUES ? VALUES[name as keyof typeof VALUES] : {};
}

/** A text field of a channel's settings, with a hint or with what is wrong. */
export function ChannelText({
  name,
  label = name,
  hint = `${name}_hint`,
  bad = name,
  fields: { typed, set, wrong, secrets },
  ...rest
}: {
  name: TextName;
  label?: string;
  hint?: string;
  bad?: string;
  fields: FieldsProps;
} & Omit<TextFieldProps, 'name' | 'label'>) {
  const translate = useTranslate();
  const stored = name === 'password' || name === 'url' || name === 'secret' ? secrets[name] : undefined;
  const isWrong = wrong === name;
  const keep =
    stored === undefined
      ? undefined
      : translate(stored === '' ? 'notices.form.keep_hidden' : 'notices.form.keep', { end: stored });
  const hinted = hint === '' ? '' : translate(`notices.form.${hint}`, valuesOf(name));
  return (
    <TextField
      name={name}
      label={translate(`notices.form.${label}`)}
      value={typed[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      error={isWrong}
      helperText={isWrong ? translate(`notices.form.bad.${bad}`, valuesOf(name)) : (keep ?? hinted)}
      autoComplete="off"
      {...rest}
    />
  );
}

function EmailFields(fields: FieldsProps) {
  const translate = useTranslate();
  const { typed, set } = fields;
  const encrypt = (secure: boolean) => set({ secure, port: secure ? PORT_OF.tls : PORT_OF.starttls });
  return (
    <>
      <ChannelText name="host" fields={fields} slotProps={{ htmlInput: { spellCheck: false } }} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          select
          fullWidth
          label={translate('notices.form.secure')}
          value={typed.secure ? 'tls' : 'starttls'}
          onChange={({ target }) => encrypt(target.value === 'tls')}
        >
          <MenuItem value="tls">{translate('notices.form.secure_tls')}</MenuItem>
          <MenuItem value="starttls">{translate('notices.form.secure_starttls')}</MenuItem>
        </TextField>
        <ChannelText
          name="port"
          hint=""
          fields={fields}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
          sx={{ minWidth: 120 }}
        />
      </Stack>
      <ChannelText name="user" fields={fields} slotProps={{ htmlInput: { spellCheck: false } }} />
      <ChannelText name="password" type="password" fields={fields} autoComplete="new-password" />
      <ChannelText name="from" fields={fields} />
      <ChannelText name="to" multiline minRows={2} fields={fields} slotProps={{ htmlInput: { spellCheck: false } }} />
    </>
  );
}

const ADDRESS = { autoComplete: 'off', slotProps: { htmlInput: { spellCheck: false, inputMode: 'url' } } } as const;

function RobotFields({ kind, hasSecret, fields }: { kind: NoticeKind; hasSecret: boolean; fields: FieldsProps }) {
  return (
    <>
      <ChannelText name="url" hint={`${kind}_hint`} fields={fields} {...ADDRESS} />
      {hasSecret && <ChannelText name="secret" label={`${kind}_secret`} hint={`${kind}_secret_hint`} fields={fields} />}
    </>
  );
}

function WebhookFields(fields: FieldsProps) {
  return (
    <>
      <ChannelText name="url" label="webhook_url" hint="webhook_hint" bad="webhook_url" fields={fields} {...ADDRESS} />
      <ChannelText name="secret" label="webhook_secret" hint="webhook_secret_hint" fields={fields} />
    </>
  );
}

/** What the chosen kind of channel needs to send: addresses, keys, a host. */
export function SettingsFields(fields: FieldsProps): ReactElement {
  const { kind } = fields.typed;
  switch (kind) {
    case 'email':
      return <EmailFields {...fields} />;
    case 'wecom':
      return <RobotFields kind={kind} hasSecret={false} fields={fields} />;
    case 'dingtalk':
    case 'feishu':
      return <RobotFields kind={kind} hasSecret fields={fields} />;
    case 'webhook':
      return <WebhookFields {...fields} />;
  }
}
