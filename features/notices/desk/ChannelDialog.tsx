/** Adds a channel or changes one. What was typed stays when the server refuses it. */
import { FormControlLabel, Switch } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceField } from '../../../desk/components/ChoiceField.tsx';
import { LOCALE_NAMES, LOCALES } from '../../../contract/locales.ts';
import { CallError } from '../../../desk/api/call.ts';
import { FormDialog } from '../../../desk/components/FormDialog.tsx';
import { useNotify } from '../../../desk/components/NotifyProvider.tsx';
import { useLeadWords } from '../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import { CHANNEL_LABEL_MAX_CHARACTERS, type ChannelItem, NOTICE_KINDS } from '../contract.ts';
import { ChannelText, type FieldsProps, SettingsFields } from './SettingsFields.tsx';
import { fieldOf, saveRequest, type TypedChannel, typedChannel } from './channel-form.ts';
import { NOTICES_KEY, saveChannel } from './notice-api.ts';

interface Props {
  /** Undefined: a new one. */
  channel: ChannelItem | undefined;
  onClose: () => void;
}

function useSave(channel: ChannelItem | undefined, onDone: () => void) {
  const notify = useNotify();
  return useMutation({
    mutationFn: (typed: TypedChannel) => saveChannel(channel?.id, saveRequest(typed, channel?.version)),
    meta: { renews: [NOTICES_KEY] },
    onSuccess: ({ label }) => {
      notify('notices.saved', 'success', { values: { label } });
      onDone();
    },
  });
}

function GeneralFields({ fields, isNew }: { fields: FieldsProps; isNew: boolean }) {
  const translate = useTranslate();
  const { typed, set } = fields;
  return (
    <>
      <ChoiceField
        label={translate('notices.form.kind')}
        value={typed.kind}
        disabled={!isNew}
        options={NOTICE_KINDS}
        textOf={(kind) => translate(`notices.kind.${kind}`)}
        onChoose={(kind) => set({ kind })}
      />
      <ChannelText
        name="label"
        autoFocus
        fields={fields}
        slotProps={{ htmlInput: { maxLength: CHANNEL_LABEL_MAX_CHARACTERS } }}
      />
    </>
  );
}

function LastFields({ fields: { typed, set } }: { fields: FieldsProps }) {
  const translate = useTranslate();
  return (
    <>
      {typed.kind !== 'webhook' && (
        <ChoiceField
          label={translate('notices.form.locale')}
          value={typed.locale}
          options={LOCALES}
          textOf={(locale) => LOCALE_NAMES[locale]}
          onChoose={(locale) => set({ locale })}
        />
      )}
      <FormControlLabel
        control={<Switch checked={typed.is_enabled} onChange={(_event, is_enabled) => set({ is_enabled })} />}
        label={translate('notices.form.enabled')}
      />
    </>
  );
}

/** Somebody chooses the kind, fills in its settings, and saves; the whole screen on a phone. */
export function ChannelDialog({ channel, onClose }: Props) {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const [typed, setTyped] = useState(() => typedChannel(channel, locale));
  const { mutate, isPending, error } = useSave(channel, onClose);
  const wrong = error instanceof CallError ? fieldOf(error.field) : undefined;
  const fields: FieldsProps = {
    typed,
    set: (changes) => setTyped((before) => ({ ...before, ...changes })),
    wrong,
    secrets: channel?.secrets ?? {},
  };
  return (
    <FormDialog
      title={translate(channel ? 'notices.form.edit_title' : 'notices.form.add_title')}
      action={translate('notices.form.save')}
      isLong
      isBusy={isPending}
      error={error}
      onSubmit={() => mutate(typed)}
      onClose={onClose}
    >
      <GeneralFields fields={fields} isNew={!channel} />
      <SettingsFields {...fields} />
      <LastFields fields={fields} />
    </FormDialog>
  );
}
