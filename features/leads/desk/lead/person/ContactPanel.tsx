/** The person and the call (DESK-4): masked until it is wanted, and each look is logged. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import chatCircleIcon from '@phosphor-icons/core/regular/chat-circle.svg?raw';
import copyIcon from '@phosphor-icons/core/regular/copy.svg?raw';
import eyeIcon from '@phosphor-icons/core/regular/eye.svg?raw';
import phoneIcon from '@phosphor-icons/core/regular/phone.svg?raw';
import { clockOf } from '../../../../../contract/time/call-hours.ts';
import { Hint } from '../../../../../desk/components/Hint.tsx';
import { Icon } from '../../../../../desk/components/Icon.tsx';
import { useNotify } from '../../../../../desk/components/NotifyProvider.tsx';
import { Panel } from '../../../../../desk/components/Panel.tsx';
import { LeadBadges } from '../../../../../desk/leads/LeadBadges.tsx';
import { LeadSummary } from '../../../../../desk/leads/LeadSummary.tsx';
import { CallClock } from '../../../../../desk/leads/calling/CallClock.tsx';
import { ClockDial } from '../../../../../desk/leads/calling/ClockDial.tsx';
import {
  canGetTexts,
  chatsOf,
  copyText,
  readablePhone,
  wechatNumber,
  zaloLink,
} from '../../../../../desk/leads/calling/phone-text.ts';
import { callStateOf } from '../../../../../desk/leads/calling/time-there.ts';
import { isNotToBeCalled } from '../../../../../desk/leads/is-not-to-be-called.ts';
import { reachedBy } from '../../../../../desk/leads/reached-by.ts';
import { useLeadWords } from '../../../../../desk/leads/use-words.ts';
import { useMay } from '../../../../../desk/session/me.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import type { LeadDetail, RevealedLead } from '../../../contract/leads.ts';
import type { LeadChanger } from '../use-lead.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import type { Call } from './use-call.ts';

interface Props {
  lead: LeadDetail;
  call: Call;
  changer: LeadChanger;
  now: number;
}

/** Copies, and says whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    const isCopied = await copyText(text);
    notify(isCopied ? 'person.call.copied' : 'person.call.copy_failed', isCopied ? 'success' : 'warning');
  };
}

function Warnings({ lead, now, isStopped }: { lead: LeadDetail; now: number; isStopped: boolean }) {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const { isOpen, clock, opensAt } = callStateOf(clockOf(lead), now, locale);
  if (lead.restriction) {
    return (
      <Alert severity="error" variant="filled">
        {translate(`lead.badge.${lead.restriction}_hint`)}
      </Alert>
    );
  }
  if (isStopped) {
    return (
      <Alert severity="error" variant="filled">
        {translate('person.call.stopped')}
      </Alert>
    );
  }
  if (isOpen !== false) return null;
  return (
    <Alert severity="warning">{translate('person.call.outside', { clock: clock ?? '', time: opensAt ?? '' })}</Alert>
  );
}

interface NumberButtonsProps {
  phone: string;
  linkRef: Call['linkRef'] | undefined;
  /** Their own id is known: nobody has to look for them by the number. */
  hasWechat: boolean;
  hasZalo: boolean;
}

function NumberButtons({ phone, linkRef, hasWechat, hasZalo }: NumberButtonsProps) {
  const translate = useTranslate();
  const copy = useCopy();
  const zalo = hasZalo ? undefined : zaloLink(phone);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {linkRef && (
        <Button
          component="a"
          href={`tel:${phone}`}
          ref={linkRef}
          variant="contained"
          size="large"
          startIcon={<Icon drawing={phoneIcon} />}
          sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
        >
          {translate('person.call.call')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<Icon drawing={copyIcon} />} onClick={() => copy(phone)}>
        {translate('person.call.copy_number')}
      </Button>
      {/* It opens with numbers of Vietnam alone, where it is used more than WeChat. */}
      {linkRef && zalo && (
        <Button
          component="a"
          href={zalo}
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
          startIcon={<Icon drawing={chatCircleIcon} />}
        >
          {translate('person.call.zalo')}
        </Button>
      )}
      {linkRef && !hasWechat && (
        <Hint isDescription text={translate('person.call.copy_wechat_hint')}>
          <Button variant="outlined" startIcon={<Icon drawing={copyIcon} />} onClick={() => copy(wechatNumber(phone))}>
            {translate('person.call.copy_wechat')}
          </Button>
        </Hint>
      )}
      {linkRef && canGetTexts(phone) && (
        <Button component="a" href={`sms:${phone}`} variant="outlined" startIcon={<Icon drawing={chatCircleIcon} />}>
          {translate('person.call.sms')}
        </Button>
      )}
    </Stack>
  );
}

/** What somebody is written to by, to be copied into a search. */
function ChatIds({ ids }: { ids: Pick<RevealedLead, 'phone' | 'wechat' | 'zalo'> }) {
  const translate = useTranslate();
  const { readable } = useLeadWords();
  const copy = useCopy();
  return chatsOf(ids.phone)
    .filter((chat) => ids[chat] !== '')
    .map((chat) => (
      <Stack key={chat} direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography color="textSecondary">{translate(`lead.field.${chat}`)}</Typography>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{readable(ids[chat])}</bdi>
        </Typography>
        <Button
          variant={reachedBy(ids) === chat ? 'contained' : 'text'}
          startIcon={<Icon drawing={copyIcon} />}
          onClick={() => ids[chat] && void copy(ids[chat])}
        >
          {translate('person.call.copy')}
        </Button>
      </Stack>
    ));
}

function Shown({ lead, revealed, linkRef }: { lead: LeadDetail; revealed: RevealedLead } & Pick<Call, 'linkRef'>) {
  const translate = useTranslate();
  const { readable } = useLeadWords();
  const { name, phone, phone_typed: typed } = revealed;
  // Either may have been put on the list since the number was shown.
  const isStopped = lead.is_do_not_contact || revealed.is_do_not_contact;
  return (
    <Stack spacing={1.5}>
      <Box>
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          <bdi>{readable(name)}</bdi>
        </Typography>
        {phone !== '' && (
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }} data-phone>
            {phone === null ? readable(phone) : readablePhone(phone)}
          </Typography>
        )}
        {typed !== phone && (
          <Typography variant="body2" color="textSecondary">
            {translate('person.call.typed', { typed: readable(typed) })}
          </Typography>
        )}
      </Box>
      {phone && (
        <NumberButtons
          phone={phone}
          linkRef={isStopped ? undefined : linkRef}
          hasWechat={revealed.wechat !== ''}
          hasZalo={revealed.zalo !== ''}
        />
      )}
      <ChatIds ids={revealed} />
      {phone === '' && (
        <Typography variant="body2" color="textSecondary">
          {translate('person.call.write')}
        </Typography>
      )}
    </Stack>
  );
}

function Masked({ lead, call: { isRevealing, reveal } }: Pick<Props, 'lead' | 'call'>) {
  const translate = useTranslate();
  const { readable, reachOf } = useLeadWords();
  const may = useMay();
  const isForRequest = useSearchParams()[0].has('request');
  const isUsable = lead.restriction === null || isForRequest;
  const by = reachedBy(lead);
  return (
    <Stack spacing={1.5}>
      <Box>
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3 }}>{readable(lead.name)}</Typography>
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }} color="textSecondary">
          {reachOf(lead)}
        </Typography>
      </Box>
      {may('lead.reveal') && isUsable ? (
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Button
            variant={isNotToBeCalled(lead) ? 'outlined' : 'contained'}
            size="large"
            startIcon={<Icon drawing={eyeIcon} />}
            loading={isRevealing}
            onClick={() => void reveal()}
            sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
          >
            {translate(by === 'phone' ? 'person.call.reveal' : `person.call.reveal.${by}`)}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {translate('person.call.reveal_hint')}
          </Typography>
        </Stack>
      ) : (
        isUsable && <Typography color="textSecondary">{translate('person.call.hidden')}</Typography>
      )}
    </Stack>
  );
}

/** Who it is, the time where they are, what stands against calling, and the number as soon as somebody asks for it. */
export function ContactPanel({ lead, call, changer, now }: Props) {
  const translate = useTranslate();
  const { revealed, linkRef } = call;
  return (
    <Panel title={translate('person.call.title')} action={<PersonMenu lead={lead} call={call} />}>
      <Stack spacing={1.5}>
        <div className="clock-row">
          {!isNotToBeCalled(lead) && lead.phone !== '' && <ClockDial clock={clockOf(lead)} now={now} />}
          <CallClock lead={lead} now={now} />
        </div>
        <TimeZoneField lead={lead} changer={changer} />
        {/* Where the answers stand far below, what the call is about stands here too. */}
        <Box sx={{ display: { lg: 'none' } }}>
          <LeadSummary lead={lead} />
        </Box>
        <Warnings lead={lead} now={now} isStopped={lead.is_do_not_contact || revealed?.is_do_not_contact === true} />
        {revealed ? <Shown lead={lead} revealed={revealed} linkRef={linkRef} /> : <Masked lead={lead} call={call} />}
        <LeadBadges lead={lead} />
      </Stack>
    </Panel>
  );
}
