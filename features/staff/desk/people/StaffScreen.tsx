/** The company's people: who may use the desk, and for what (DESK-2). */
import { Box, Button, Card, Typography } from '@mui/material';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import userPlusIcon from '@phosphor-icons/core/regular/user-plus.svg?raw';
import { ROLES } from '../../../../contract/staff/access.ts';
import { ConfirmDialog } from '../../../../desk/components/ConfirmDialog.tsx';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { nameAndAddress } from '../../../../desk/leads/staff-names.ts';
import { STAFF } from '../../../../desk/leads/use-staff.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { StaffItem, StaffLink } from '../../contract.ts';
import { AddDialog } from './AddDialog.tsx';
import { CallHoursPanel } from './CallHoursPanel.tsx';
import { FactorRulePanel } from './FactorRulePanel.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import type { PersonAction } from './PersonActions.tsx';
import { StaffTable } from './StaffTable.tsx';
import { useChangeStaff, useEndSessions, useNewLink, useRemoveFactor } from './use-staff-changes.ts';

/** What is asked before it is done. */
interface Question {
  is: PersonAction;
  person: StaffItem;
}

/** What is being asked or shown over the list. */
type Asked =
  | { is: 'add' }
  | Question
  | { is: 'link'; person: string; made: StaffLink }
  | { is: 'name'; named: StaffItem };

function isQuestion(asked: Asked | undefined): asked is Question {
  return asked !== undefined && !['add', 'link', 'name'].includes(asked.is);
}

interface ConfirmChangeProps {
  question: Question;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function ConfirmChange({ question: { is, person }, isBusy, onConfirm, onClose }: ConfirmChangeProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate(`staff.ask.${is}.title`, { person: nameAndAddress(person) })}
      text={translate(`staff.ask.${is}.text`)}
      action={translate(`staff.ask.${is}.action`)}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  const translate = useTranslate();
  return (
    <Button variant="contained" startIcon={<Icon drawing={userPlusIcon} />} onClick={onClick}>
      {translate('staff.add')}
    </Button>
  );
}

/** What each role may do. */
function RoleNotes() {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ marginTop: 2, paddingInlineStart: 2.5, color: 'text.secondary' }}>
      {ROLES.map((role) => (
        <Typography key={role} component="li" variant="body2">
          {translate(`staff.roles.${role}`)}
        </Typography>
      ))}
    </Box>
  );
}

/** Managers add colleagues here, change roles, send new links, and disable accounts. */
export default function StaffScreen() {
  const translate = useTranslate();
  const { data: people } = useSuspenseQuery(STAFF);
  const [asked, setAsked] = useState<Asked>();
  const change = useChangeStaff();
  const newLink = useNewLink();
  const endSessions = useEndSessions();
  const removeFactor = useRemoveFactor();
  const close = () => setAsked(undefined);

  const confirm = ({ is, person }: Question) => {
    if (is === 'disable') change.mutate({ person, change: { is_disabled: true } }, { onSettled: close });
    else if (is === 'end_sessions') endSessions.mutate(person, { onSettled: close });
    else if (is === 'remove_factor') removeFactor.mutate(person, { onSettled: close });
    else {
      newLink.mutate(person, {
        onSuccess: (made) => setAsked({ is: 'link', person: nameAndAddress(person), made }),
        onError: close,
      });
    }
  };
  return (
    <ScreenPage
      title={translate('staff.title')}
      lead={translate('staff.lead')}
      actions={<AddButton onClick={() => setAsked({ is: 'add' })} />}
    >
      <Card>
        <StaffTable
          people={people}
          onRole={(person, role) => change.mutate({ person, change: { role } })}
          onEnable={(person) => change.mutate({ person, change: { is_disabled: false } })}
          onName={(named) => setAsked({ is: 'name', named })}
          onAsk={(is, person) => setAsked({ is, person })}
        />
      </Card>
      <RoleNotes />
      <Box sx={{ marginTop: 2 }}>
        <FactorRulePanel />
      </Box>
      <Box sx={{ marginTop: 2 }}>
        <CallHoursPanel />
      </Box>
      {asked?.is === 'add' && (
        <AddDialog onClose={close} onAdded={(person, made) => setAsked({ is: 'link', person, made })} />
      )}
      {asked?.is === 'link' && <LinkDialog person={asked.person} made={asked.made} onClose={close} />}
      {asked?.is === 'name' && (
        <NameDialog
          person={asked.named}
          isBusy={change.isPending}
          onSave={(name) => change.mutate({ person: asked.named, change: { name } }, { onSettled: close })}
          onClose={close}
        />
      )}
      {isQuestion(asked) && (
        <ConfirmChange
          question={asked}
          isBusy={[change, newLink, endSessions, removeFactor].some(({ isPending }) => isPending)}
          onConfirm={() => confirm(asked)}
          onClose={close}
        />
      )}
    </ScreenPage>
  );
}
