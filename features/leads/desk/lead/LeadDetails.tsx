/** A registration that has been opened: the person and the work at the left, what is known at the right. */
import { Alert, Box, Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import caretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?raw';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useAlsoOpen } from '../../../../desk/leads/arrivals/arrivals.ts';
import { useNow } from '../../../../desk/leads/calling/use-now.ts';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useMay } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { NoticesPanel } from '../../../notices/desk/NoticesPanel.tsx';
import type { LeadDetail } from '../../contract/leads.ts';
import { AnswersPanel } from './AnswersPanel.tsx';
import { ConsentsPanel } from './ConsentsPanel.tsx';
import { EnrolmentPanel } from './EnrolmentPanel.tsx';
import type { LeadNavigation } from './LeadNavigation.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { OthersPanel } from './OthersPanel.tsx';
import { QuestionsPanel } from './QuestionsPanel.tsx';
import { HistoryPanel } from './history/HistoryPanel.tsx';
import { ContactPanel } from './person/ContactPanel.tsx';
import { useCall } from './person/use-call.ts';
import { useLeadChanger } from './use-lead.ts';
import { usePersonKeys } from './use-person-keys.ts';
import { ConflictAlert } from './work/ConflictAlert.tsx';
import { WorkPanel } from './work/WorkPanel.tsx';

const COLUMNS = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' };

interface Props {
  lead: LeadDetail;
  navigation: LeadNavigation;
  /** Shows or hides the list of keys. */
  onHelp: () => void;
}

/** The panels of a registration; those that somebody may not use are left out. */
export function LeadDetails({ lead, navigation, onHelp }: Props) {
  const may = useMay();
  const now = useNow();
  const call = useCall(lead);
  const changer = useLeadChanger(lead);
  // Who took back the consent or had the use restricted is only kept.
  const mayWork = may('lead.change') && lead.restriction === null;
  // Where there are no notes, the history has their place.
  const mayNote = may('lead.note');
  usePersonKeys(lead, call, changer, navigation, onHelp);
  return (
    <>
      <AlsoOpen id={lead.id} />
      <ConflictAlert changer={changer} />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: COLUMNS }}>
        <Stack spacing={2}>
          <ContactPanel lead={lead} call={call} changer={changer} now={now} />
          <QuestionsPanel lead={lead} />
          {mayWork && <WorkPanel lead={lead} changer={changer} />}
          <NotesPanel lead={lead} />
          {!mayNote && <HistoryPanel lead={lead} />}
          {navigation.next && <NextButton id={navigation.next} />}
        </Stack>
        <Stack spacing={2}>
          <AnswersPanel lead={lead} />
          <EnrolmentPanel lead={lead} />
          <OthersPanel lead={lead} />
          <ConsentsPanel lead={lead} />
          <NoticesPanel lead={lead} />
          {mayNote && <HistoryPanel lead={lead} />}
        </Stack>
      </Box>
    </>
  );
}

/** Colleagues who look at the same person just now: one of them calls. */
function AlsoOpen({ id }: { id: string }) {
  const translate = useTranslate();
  const { nameOf } = useStaff();
  const others = useAlsoOpen(id);
  return (
    <div role="status">
      {others.length > 0 && (
        <Alert severity="info" sx={{ marginBottom: 2 }}>
          {translate('person.also_open', { names: others.map(nameOf).join(translate('person.history.list')) })}
        </Alert>
      )}
    </div>
  );
}

/** On phones, where the buttons of the head are far above. */
function NextButton({ id }: { id: string }) {
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to={`/leads/${id}`}
      variant="outlined"
      endIcon={<Icon drawing={caretRightIcon} />}
      sx={{ display: { md: 'none' }, minHeight: 44 }}
    >
      {translate('person.next')}
    </Button>
  );
}
