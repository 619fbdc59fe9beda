/** One registration with everything that the call needs (DESK-4). */
import NavigateNext from '@mui/icons-material/NavigateNext';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { CODE } from '../../../contract/codes.ts';
import type { LeadDetail } from '../../../contract/lead-api.ts';
import { CallError } from '../../api/call.ts';
import { ScreenPage } from '../../components/ScreenPage.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { KeysDialog } from '../../leads/KeysDialog.tsx';
import { useNow } from '../../leads/use-now.ts';
import { useLeadWords } from '../../leads/use-words.ts';
import { useMay } from '../../session/me.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { AnswersPanel } from './AnswersPanel.tsx';
import { ConflictAlert } from './ConflictAlert.tsx';
import { ConsentsPanel } from './ConsentsPanel.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { type LeadNavigation, LeadNavigationButtons, useLeadNavigation } from './LeadNavigation.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { NoticesPanel } from './NoticesPanel.tsx';
import { OthersPanel } from './OthersPanel.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { PERSON_KEYS } from './person-keys.ts';
import { useDialOnArrival } from './use-dial.ts';
import { useLead, useLeadChanger } from './use-lead.ts';
import { usePersonKeys } from './use-person-keys.ts';
import { useReveal } from './use-reveal.ts';
import { WorkPanel } from './WorkPanel.tsx';

function Person({ lead, navigation, onHelp }: { lead: LeadDetail; navigation: LeadNavigation; onHelp: () => void }) {
  const translate = useTranslate();
  const may = useMay();
  const now = useNow();
  const reveal = useReveal(lead.id);
  const changer = useLeadChanger(lead);
  // Who took back the consent or had the use restricted is only kept.
  const mayWork = may('lead.change') && lead.restriction === null;
  // Where there are no notes, the history has their place.
  const mayNote = may('lead.note');
  usePersonKeys(lead, reveal, changer, navigation, onHelp);
  useDialOnArrival(lead, reveal);
  return (
    <>
      <ConflictAlert changer={changer} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <Stack spacing={2}>
          <ContactPanel
            lead={lead}
            revealed={reveal.revealed}
            isRevealing={reveal.isRevealing}
            onReveal={() => void reveal.reveal()}
            now={now}
            menu={
              <PersonMenu
                lead={lead}
                revealed={reveal.revealed}
                onReveal={reveal.reveal}
                onCorrected={() => void reveal.reveal()}
              />
            }
          />
          {mayWork && <WorkPanel lead={lead} changer={changer} now={now} />}
          <NotesPanel lead={lead} />
          {!mayNote && <HistoryPanel lead={lead} />}
          {navigation.next && (
            <Button
              component={Link}
              to={`/leads/${navigation.next}`}
              variant="outlined"
              endIcon={<NavigateNext />}
              sx={{ display: { md: 'none' }, minHeight: 44 }}
            >
              {translate('person.next')}
            </Button>
          )}
        </Stack>
        <Stack spacing={2}>
          <AnswersPanel lead={lead} />
          <OthersPanel lead={lead} />
          <ConsentsPanel lead={lead} />
          <NoticesPanel lead={lead} />
          {mayNote && <HistoryPanel lead={lead} />}
        </Stack>
      </Box>
    </>
  );
}

/** The screen. */
export default function LeadScreen() {
  const translate = useTranslate();
  const { time, readable } = useLeadWords();
  const { id = '' } = useParams();
  const { data: lead, error, refetch } = useLead(id);
  const navigation = useLeadNavigation(id);
  const [areKeysShown, setKeysShown] = useState(false);
  const isGone = error instanceof CallError && error.code === CODE.notFound;
  return (
    <ScreenPage
      // Masked, because the browser remembers titles.
      title={lead ? `${readable(lead.name)} ${readable(lead.phone)}` : error ? translate('person.title') : '…'}
      lead={lead && translate('person.registered', { time: time(lead.created_at) })}
      actions={<LeadNavigationButtons navigation={navigation} onKeys={() => setKeysShown(true)} />}
    >
      {!lead && !error && <Waiting />}
      {error && (
        <Alert
          severity={isGone ? 'info' : 'error'}
          action={
            !isGone && (
              <Button color="inherit" onClick={() => void refetch()}>
                {translate('lead.retry')}
              </Button>
            )
          }
        >
          {isGone ? translate('person.gone') : translate(error.message)}
        </Alert>
      )}
      {lead && (
        <Person key={lead.id} lead={lead} navigation={navigation} onHelp={() => setKeysShown((isShown) => !isShown)} />
      )}
      <KeysDialog isOpen={areKeysShown} onClose={() => setKeysShown(false)} commands={PERSON_KEYS} />
    </ScreenPage>
  );
}
