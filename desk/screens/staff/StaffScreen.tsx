/** The company's people: who may use the desk, and for what (DESK-2). */
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ROLES } from '../../../contract/access.ts';
import type { StaffItem, StaffLink } from '../../../contract/staff-api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { ScreenPage } from '../../components/ScreenPage.tsx';
import { STAFF } from '../../leads/use-staff.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { AddDialog } from './AddDialog.tsx';
import { CallHoursPanel } from './CallHoursPanel.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { StaffTable } from './StaffTable.tsx';
import { useChangeStaff, useNewLink } from './use-staff-changes.ts';

/** What is being asked or shown over the list. */
type Asked =
  | { is: 'add' }
  | { is: 'disable' | 'new_link'; person: StaffItem }
  | { is: 'link'; email: string; made: StaffLink };

/** Managers add colleagues here, change roles, send new links, and disable accounts. */
export default function StaffScreen() {
  const translate = useTranslate();
  const { data: people } = useSuspenseQuery(STAFF);
  const [asked, setAsked] = useState<Asked>();
  const change = useChangeStaff();
  const newLink = useNewLink();
  const close = () => setAsked(undefined);

  const confirm = ({ is, person }: { is: 'disable' | 'new_link'; person: StaffItem }) => {
    if (is === 'disable') change.mutate({ person, change: { is_disabled: true } }, { onSettled: close });
    else {
      newLink.mutate(person, {
        onSuccess: (made) => setAsked({ is: 'link', email: person.email, made }),
        onError: close,
      });
    }
  };
  return (
    <ScreenPage
      title={translate('staff.title')}
      lead={translate('staff.lead')}
      actions={
        <Button variant="contained" startIcon={<PersonAddIcon />} onClick={() => setAsked({ is: 'add' })}>
          {translate('staff.add')}
        </Button>
      }
    >
      <Card>
        <StaffTable
          people={people}
          onRole={(person, role) => change.mutate({ person, change: { role } })}
          onEnable={(person) => change.mutate({ person, change: { is_disabled: false } })}
          onAsk={(is, person) => setAsked({ is, person })}
        />
      </Card>
      <Box component="ul" sx={{ marginTop: 2, paddingInlineStart: 2.5, color: 'text.secondary' }}>
        {ROLES.map((role) => (
          <Typography key={role} component="li" variant="body2">
            {translate(`staff.roles.${role}`)}
          </Typography>
        ))}
      </Box>
      <Box sx={{ marginTop: 2 }}>
        <CallHoursPanel />
      </Box>
      {asked?.is === 'add' && (
        <AddDialog onClose={close} onAdded={(email, made) => setAsked({ is: 'link', email, made })} />
      )}
      {asked?.is === 'link' && <LinkDialog email={asked.email} made={asked.made} onClose={close} />}
      {(asked?.is === 'disable' || asked?.is === 'new_link') && (
        <ConfirmDialog
          title={translate(asked.is === 'disable' ? 'staff.disable_title' : 'staff.link_confirm_title', {
            email: asked.person.email,
          })}
          text={translate(asked.is === 'disable' ? 'staff.disable_text' : 'staff.link_confirm_text')}
          action={translate(asked.is === 'disable' ? 'staff.disable' : 'staff.make_link')}
          cancel={translate('staff.cancel')}
          isBusy={change.isPending || newLink.isPending}
          onConfirm={() => confirm(asked)}
          onClose={close}
        />
      )}
    </ScreenPage>
  );
}
