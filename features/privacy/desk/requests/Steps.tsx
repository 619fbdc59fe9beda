/** The steps of a request, from making sure who asks to the end (DESK-9). */
import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import checkCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import circleIcon from '@phosphor-icons/core/regular/circle.svg?raw';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { type RightsDetail, VERIFIED_BY } from '../../contract/rights.ts';
import { useRightsWords } from '../use-rights-words.ts';
import { CarryOut, isCarriedOut } from './CarryOut.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { type StepTaker, useStep } from './use-request.ts';

interface StepProps {
  title: string;
  isDone: boolean;
  children: ReactNode;
}

function Step({ title, isDone, children }: StepProps) {
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ listStyle: 'none' }}>
      <Box aria-hidden sx={{ color: isDone ? 'success.main' : 'text.secondary', lineHeight: 0, paddingTop: 0.25 }}>
        {isDone ? <Icon drawing={checkCircleFillIcon} isSmall /> : <Icon drawing={circleIcon} isSmall />}
      </Box>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="h3" sx={{ marginBottom: 0.5 }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Stack>
  );
}

interface PartProps {
  request: RightsDetail;
  taker: StepTaker;
}

function Verify({ request, taker }: PartProps) {
  const translate = useTranslate();
  const how = request.verified_by;
  return (
    <Step title={translate('request.verify.title')} isDone={how !== null}>
      <Typography color="textSecondary">
        {how === null
          ? translate('request.verify.text')
          : translate('request.verify.done', { how: translate(`request.verify.${how}`) })}
      </Typography>
      {how === null && request.state === 'open' && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', marginTop: 1.5 }}>
          {VERIFIED_BY.map((way) => (
            <Button
              key={way}
              variant="outlined"
              disabled={taker.isPending}
              onClick={() => taker.mutate({ change: { verified_by: way } })}
            >
              {translate(`request.verify.${way}`)}
            </Button>
          ))}
        </Stack>
      )}
    </Step>
  );
}

function Answer({ request, taker }: PartProps) {
  const translate = useTranslate();
  const { time } = useRightsWords();
  const at = request.answered_at;
  return (
    <Step title={translate('request.answer.title')} isDone={at !== null}>
      <Typography color="textSecondary">
        {at === null
          ? translate('request.answer.text', { time: time(request.answer_due_at) })
          : translate('request.answer.done', { time: time(at) })}
      </Typography>
      {at === null && (
        <Button
          variant="outlined"
          disabled={taker.isPending}
          onClick={() => taker.mutate({ change: { is_answered: true } })}
          sx={{ marginTop: 1.5 }}
        >
          {translate('request.answer.go')}
        </Button>
      )}
    </Step>
  );
}

function Extend({ request, taker }: PartProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  if (request.extended_at !== null) {
    return <Typography>{translate('request.extend.was', { reason: request.extension_reason ?? '' })}</Typography>;
  }
  if (Date.parse(request.finish_due_at) < Date.now()) return null;
  return (
    <div>
      <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)} sx={{ marginInlineStart: -0.75 }}>
        {translate('request.extend.title')}
      </Button>
      {isShown && (
        <Stack spacing={1.5} sx={{ marginTop: 1 }}>
          <Typography color="textSecondary">{translate('request.extend.text')}</Typography>
          <ReasonForm
            words="extend"
            label={translate('request.extend.reason')}
            bad={translate('request.extend.bad')}
            go={translate('request.extend.go')}
            hasDays
            isPending={taker.isPending}
            onSend={(reason, days) => taker.mutate({ change: { extension: { days, reason } } })}
          />
        </Stack>
      )}
    </div>
  );
}

function Close({ request, taker }: PartProps) {
  const translate = useTranslate();
  const { time } = useRightsWords();
  const [isRefusing, setRefusing] = useState(false);
  if (request.closed_at !== null) {
    const state = translate(`requests.state.${request.state}`);
    return (
      <Step title={translate('request.close.title')} isDone>
        <Typography color="textSecondary">
          {translate('request.close.was', { time: time(request.closed_at), state })}
        </Typography>
        {request.refusal_reason && <Typography>{request.refusal_reason}</Typography>}
      </Step>
    );
  }
  return (
    <Step title={translate('request.close.title')} isDone={false}>
      <Typography color="textSecondary">{translate('request.close.text')}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', marginBlock: 1.5 }}>
        <Button
          variant="contained"
          color="success"
          disabled={taker.isPending}
          onClick={() => taker.mutate({ close: { outcome: 'done' } })}
        >
          {translate('request.close.done')}
        </Button>
        <Button aria-expanded={isRefusing} onClick={() => setRefusing(!isRefusing)}>
          {translate('request.close.refuse')}
        </Button>
      </Stack>
      {isRefusing && (
        <ReasonForm
          words="close"
          label={translate('request.close.refuse_text')}
          bad={translate('request.close.refuse_bad')}
          go={translate('request.close.refuse_go')}
          hasDays={false}
          isPending={taker.isPending}
          onSend={(reason) => taker.mutate({ close: { outcome: 'refused', refusal_reason: reason } })}
        />
      )}
    </Step>
  );
}

/** Somebody takes the next step here; those that were taken stay as a record. */
export function Steps({ request }: { request: RightsDetail }) {
  const translate = useTranslate();
  const taker = useStep(request);
  const isOpen = request.state === 'open';
  return (
    <Panel title={translate('request.steps')}>
      <Stack component="ol" spacing={3} sx={{ margin: 0, padding: 0 }}>
        <Verify request={request} taker={taker} />
        <Answer request={request} taker={taker} />
        {isOpen && (
          <Step title={translate('carry.title')} isDone={isCarriedOut(request)}>
            <Stack spacing={1}>
              <CarryOut request={request} />
              <Extend request={request} taker={taker} />
            </Stack>
          </Step>
        )}
        <Close request={request} taker={taker} />
      </Stack>
    </Panel>
  );
}
