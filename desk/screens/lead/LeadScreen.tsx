/** One registration with everything that the call needs (DESK-4). */
import ArrowBack from '@mui/icons-material/ArrowBack';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { isCallTime } from '../../../contract/call-hours.ts';
import type { LeadDetail } from '../../../contract/desk-api.ts';
import { CODE } from '../../../contract/registration.ts';
import { CallError } from '../../api/call.ts';
import { KeysDialog } from '../../leads/KeysDialog.tsx';
import { keptOrder, neighboursOf } from '../../leads/lead-order.ts';
import { wechatNumber } from '../../leads/phone-text.ts';
import { useKeys } from '../../leads/use-keys.ts';
import { useNow } from '../../leads/use-now.ts';
import { useLeadWords } from '../../leads/use-words.ts';
import { useMay, useMe } from '../../shell/me.ts';
import { ScreenPage } from '../../shell/ScreenPage.tsx';
import { Waiting } from '../../shell/Waiting.tsx';
import { AnswersPanel } from './AnswersPanel.tsx';
import { ConflictAlert } from './ConflictAlert.tsx';
import { ConsentsPanel } from './ConsentsPanel.tsx';
import { ContactPanel, useCopy } from './ContactPanel.tsx';
import { DeliverySlot } from './DeliverySlot.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { OthersPanel } from './OthersPanel.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { PERSON_KEYS, type PersonCommand, PLACES } from './person-keys.ts';
import { type LeadChanger, useLead, useLeadChanger } from './use-lead.ts';
import { type Reveal, useReveal } from './use-reveal.ts';
import { WorkPanel } from './WorkPanel.tsx';

/** The way through the list that one came from. */
function useWays(id: string) {
  const [order] = useState(keptOrder);
  const navigate = useNavigate();
  const neighbours = neighboursOf(order?.ids ?? [], id);
  const from = order?.from ?? '/leads';
  const go = (to: string | undefined) => to && navigate(`/leads/${to}`);
  return { ...neighbours, from, go, back: () => navigate(from) };
}
type Ways = ReturnType<typeof useWays>;

function WayButtons({ ways, onKeys }: { ways: Ways; onKeys: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <Button component={Link} to={ways.from} startIcon={<ArrowBack />}>
        {translate('person.back')}
      </Button>
      {ways.position > 0 && (
        <>
          <Button disabled={!ways.previous} onClick={() => ways.go(ways.previous)} startIcon={<NavigateBefore />}>
            {translate('person.previous')}
          </Button>
          <Typography component="span" color="textSecondary" sx={{ alignSelf: 'center' }}>
            {translate('person.position', { position: ways.position, total: ways.total })}
          </Typography>
          <Button disabled={!ways.next} onClick={() => ways.go(ways.next)} endIcon={<NavigateNext />}>
            {translate('person.next')}
          </Button>
        </>
      )}
      <Button onClick={onKeys} startIcon={<Keyboard />} sx={{ display: { xs: 'none', md: 'flex' } }}>
        {translate('person.keys')}
      </Button>
    </>
  );
}

/** Presses the link that calls, where there is one. */
function pressCall(): void {
  document.querySelector<HTMLElement>('[data-call]')?.click();
}

/** Carries out the commands by keys. */
function usePersonKeys(
  lead: LeadDetail,
  { revealed, reveal }: Reveal,
  changer: LeadChanger,
  ways: Ways,
  onHelp: () => void,
) {
  const copy = useCopy();
  const may = useMay();
  const me = useMe();
  const act: Partial<Record<PersonCommand, () => unknown>> = {
    reveal: () => may('lead.reveal') && !lead.restriction && !revealed && reveal(),
    call: pressCall,
    copy: () => revealed && copy(revealed.phone),
    wechat: () => revealed && copy(wechatNumber(revealed.phone)),
    take: () =>
      may('lead.change') && !lead.restriction && lead.assignee_id !== me.id && changer.change({ assignee_id: me.id }),
    next: () => ways.go(ways.next),
    previous: () => ways.go(ways.previous),
    back: ways.back,
    help: onHelp,
  };
  useKeys(PERSON_KEYS, (name) => {
    const place = PLACES[name];
    if (place) document.querySelector<HTMLElement>(place)?.focus();
    else void act[name]?.();
  });
}

/** Whether the device is a phone, or as good as one. */
function canDial(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** Whoever pressed "call" in a list wants the number at once; on a phone it is dialled. */
function useCallAtOnce(lead: LeadDetail, { reveal, revealed }: Reveal): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isWanted = (state as { call?: boolean } | null)?.call === true;
  const step = useRef<'none' | 'asked' | 'done'>('none');
  useEffect(() => {
    if (isWanted && step.current === 'none') {
      step.current = 'asked';
      // Coming back to this page later must not show the number again.
      navigate(pathname, { replace: true, state: null });
      void reveal();
    }
    if (revealed && step.current === 'asked') {
      step.current = 'done';
      // There is no link to press for who is not to be called.
      if (canDial() && isCallTime(lead.phone_country, Date.now())) pressCall();
    }
  });
}

function Person({ lead, ways, onHelp }: { lead: LeadDetail; ways: Ways; onHelp: () => void }) {
  const may = useMay();
  const now = useNow();
  const reveal = useReveal(lead.id);
  const changer = useLeadChanger(lead);
  // Who took back the consent or had the use restricted is only kept.
  const mayWork = may('lead.change') && lead.restriction === null;
  usePersonKeys(lead, reveal, changer, ways, onHelp);
  useCallAtOnce(lead, reveal);
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
        </Stack>
        <Stack spacing={2}>
          <AnswersPanel lead={lead} />
          <OthersPanel lead={lead} />
          <ConsentsPanel lead={lead} />
          <DeliverySlot lead={lead} />
          <HistoryPanel lead={lead} />
        </Stack>
      </Box>
    </>
  );
}

/** The screen. */
export default function LeadScreen() {
  const translate = useTranslate();
  const { time } = useLeadWords();
  const { id = '' } = useParams();
  const { data: lead, error, refetch } = useLead(id);
  const ways = useWays(id);
  const [areKeysShown, setKeysShown] = useState(false);
  const isGone = error instanceof CallError && error.code === CODE.notFound;
  return (
    <ScreenPage
      // Masked, because the browser remembers titles.
      title={lead ? `${lead.name} ${lead.phone}` : '…'}
      lead={lead && translate('person.registered', { time: time(lead.created_at) })}
      actions={<WayButtons ways={ways} onKeys={() => setKeysShown(true)} />}
    >
      {!lead && !error && <Waiting />}
      {error && (
        <Alert
          severity={isGone ? 'info' : 'error'}
          action={!isGone && <Button onClick={() => void refetch()}>{translate('lead.retry')}</Button>}
        >
          {isGone ? translate('person.gone') : translate(error.message, { _: error.message })}
        </Alert>
      )}
      {lead && <Person key={lead.id} lead={lead} ways={ways} onHelp={() => setKeysShown((isShown) => !isShown)} />}
      <KeysDialog isOpen={areKeysShown} onClose={() => setKeysShown(false)} commands={PERSON_KEYS} />
    </ScreenPage>
  );
}
