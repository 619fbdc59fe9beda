/** Gives a person everything that is stored of them: as a page, or as data (DESK-9). */
import { Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceField } from '../../../desk/components/ChoiceField.tsx';
import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '../../../contract/locales.ts';
import { callForFile, saveFile } from '../../../desk/api/call.ts';
import { useNotify } from '../../../desk/components/NotifyProvider.tsx';
import { useNotifyError } from '../../../desk/components/use-error-text.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { LeadItem } from '../../leads/contract/leads.ts';
import type { HandOverFormat } from '../contract/rights.ts';

interface Props {
  lead: LeadItem;
  /** The request that it answers; who asks has been made sure of. */
  requestId?: string;
  isDisabled?: boolean;
}

/** Gives a person what is stored of them: the choice of a language, and a button for each format. */
export function HandOver({ lead, requestId, isDisabled = false }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [locale, setLocale] = useState<Locale>(isLocale(lead.locale) ? lead.locale : 'zh');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: HandOverFormat) => {
      const body = { scope: 'number', format, locale, ...(requestId ? { request_id: requestId } : {}) } as const;
      saveFile(await callForFile('POST /api/desk/leads/:id/hand-over', { id: lead.id, body }));
    },
    // The request tells of it, and so does the registration's history.
    meta: { renews: [['request'], ['lead-history']] },
    onSuccess: () => notify('carry.did.handed', 'success'),
    onError: notifyError,
  });
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <ChoiceField
        label={translate('carry.language')}
        value={locale}
        options={LOCALES}
        textOf={(one) => <span lang={one}>{LOCALE_NAMES[one]}</span>}
        onChoose={setLocale}
        sx={{ minWidth: 150 }}
      />
      <Button
        variant="contained"
        disabled={isDisabled}
        loading={isPending && variables === 'html'}
        onClick={() => mutate('html')}
      >
        {translate('carry.page')}
      </Button>
      <Button
        variant="outlined"
        disabled={isDisabled}
        loading={isPending && variables === 'json'}
        onClick={() => mutate('json')}
      >
        {translate('carry.json')}
      </Button>
    </Stack>
  );
}
