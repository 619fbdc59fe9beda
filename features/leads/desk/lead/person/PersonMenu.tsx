/** What is seldom done with a person: correcting, the do-not-contact list. */
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import dotsThreeVerticalIcon from '@phosphor-icons/core/regular/dots-three-vertical.svg?raw';
import { call } from '../../../../../desk/api/call.ts';
import { ConfirmDialog } from '../../../../../desk/components/ConfirmDialog.tsx';
import { useNotify } from '../../../../../desk/components/NotifyProvider.tsx';
import { Icon } from '../../../../../desk/components/Icon.tsx';
import { useNotifyError } from '../../../../../desk/components/use-error-text.ts';
import { updateCachedLead } from '../../../../../desk/leads/cached-lead.ts';
import { setDoNotContact } from '../../../../../desk/leads/lead-api.ts';
import { useMay } from '../../../../../desk/session/me.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import type { LeadDetail } from '../../../contract/leads.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import type { Call } from './use-call.ts';

interface Props {
  lead: LeadDetail;
  call: Call;
}

type Opened = 'correct' | 'stop' | undefined;

function StopConfirm({ lead, onClose }: { lead: LeadDetail; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const way = lead.is_do_not_contact ? 'remove' : 'add';
  const undo = () =>
    call('POST /api/desk/leads/:id/do-not-contact/undo', { id: lead.id }).then((item) => {
      notify('person.stop.undone', 'success');
      return updateCachedLead(client, item);
    }, notifyError);
  const { mutate, isPending } = useMutation({
    mutationFn: () => setDoNotContact(lead.id, !lead.is_do_not_contact),
    onSuccess: async (item) => {
      if (item.is_do_not_contact) {
        const action = { key: 'calls.undo', run: () => void undo() };
        notify('person.stop.added', 'success', { action, givesWay: true });
      } else notify('person.stop.removed', 'success');
      onClose();
      await updateCachedLead(client, item);
    },
    onError: notifyError,
  });
  return (
    <ConfirmDialog
      isBusy={isPending}
      title={translate(`person.stop.${way}_title`)}
      text={translate(`person.stop.${way}_text`)}
      action={translate(`person.stop.${way}`)}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}

/** The button, its menu, and the dialogs that open from it. */
export function PersonMenu({ lead, call: { revealed, reveal } }: Props) {
  const translate = useTranslate();
  const may = useMay();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Opened>();
  const mayStop = may(lead.is_do_not_contact ? 'lead.mayContact' : 'lead.doNotContact');
  const items = [
    ...(may('lead.correct') ? [{ name: 'correct', label: 'person.correct.action' } as const] : []),
    ...(mayStop
      ? [{ name: 'stop', label: lead.is_do_not_contact ? 'person.stop.remove' : 'person.stop.add' } as const]
      : []),
  ];
  if (items.length === 0) return null;
  const choose = async (name: Opened) => {
    setAnchor(null);
    // Whoever corrects name and number has to see them.
    if (name === 'correct' && !revealed && !(await reveal())) return;
    setOpened(name);
  };
  const close = () => setOpened(undefined);
  return (
    <>
      <IconButton
        aria-label={translate('person.call.more')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon drawing={dotsThreeVerticalIcon} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map(({ name, label }) => (
          <MenuItem key={name} onClick={() => void choose(name)}>
            {translate(label)}
          </MenuItem>
        ))}
      </Menu>
      {opened === 'correct' && revealed && (
        <CorrectDialog lead={lead} revealed={revealed} onClose={close} onCorrected={() => void reveal()} />
      )}
      {opened === 'stop' && <StopConfirm lead={lead} onClose={close} />}
    </>
  );
}
