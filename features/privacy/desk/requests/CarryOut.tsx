/** What a request asks for, done for all registrations that it is about. */
import { Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../../desk/api/call.ts';
import { MAIN_PURPOSE } from '../../../../contract/registration/consent.ts';
import type { LogAction } from '../../../../contract/staff/log-api.ts';
import { setDoNotContact } from '../../../../desk/leads/lead-api.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { LeadItem } from '../../../leads/contract/leads.ts';
import type { RightsDetail, RightsKind } from '../../contract/rights.ts';
import { ConfirmedAction } from '../ConfirmedAction.tsx';
import { HandOver } from '../HandOver.tsx';
import { setRestricted, withdrawConsent } from '../rights-api.ts';

/** What the log says once a kind has been carried out. */
const DONE_BY: Partial<Record<RightsKind, LogAction>> = {
  access: 'lead_handed_over',
  withdraw: 'consent_withdrawn',
  erase: 'lead_erased',
  restrict: 'lead_restricted',
};

/** Whether it has been done, as far as the log can tell. */
export function isCarriedOut({ kind, history }: RightsDetail): boolean {
  return history.some(({ action }) => action === DONE_BY[kind]);
}

interface ActionProps {
  request: RightsDetail;
  lead: LeadItem;
}

/** What shows what was done. */
const RENEWS = [['request'], ['requests'], ['leads'], ['lead'], ['due']];

function Withdraw({ request, lead }: ActionProps) {
  const translate = useTranslate();
  const sent = { scope: 'number', purpose: MAIN_PURPOSE, request_id: request.id } as const;
  return (
    <ConfirmedAction
      label={translate('carry.withdraw_go')}
      question={translate('carry.confirm.withdraw', { count: request.leads.length })}
      done="carry.did.withdrawn"
      isDisabled={request.leads.every(({ restriction }) => restriction === 'withdrawn')}
      run={() => withdrawConsent(lead.id, sent)}
      renews={RENEWS}
    />
  );
}

function Erase({ request, lead }: ActionProps) {
  const translate = useTranslate();
  const [isStopped, setStopped] = useState(false);
  const sent = { scope: 'number', reason: 'request', is_do_not_contact: isStopped, request_id: request.id } as const;
  return (
    <ConfirmedAction
      label={translate('carry.erase_go')}
      question={translate('carry.confirm.erase', { count: request.leads.length })}
      done="carry.did.erased"
      color="error"
      isDisabled={request.verified_by === null}
      run={() => call('POST /api/desk/leads/:id/erase', { id: lead.id, body: sent })}
      renews={RENEWS}
    >
      <FormControlLabel
        sx={{ marginTop: 1 }}
        control={<Checkbox checked={isStopped} onChange={(_event, isTicked) => setStopped(isTicked)} />}
        label={translate('carry.erase_stop')}
      />
    </ConfirmedAction>
  );
}

function Restrict({ request, lead }: ActionProps) {
  const translate = useTranslate();
  const isRestricted = request.leads.every(({ restricted_at }) => restricted_at !== null);
  const sent = { scope: 'number', request_id: request.id } as const;
  return (
    <ConfirmedAction
      label={translate(isRestricted ? 'carry.unrestrict_go' : 'carry.restrict_go')}
      question={
        isRestricted
          ? translate('carry.restrict')
          : translate('carry.confirm.restrict', { count: request.leads.length })
      }
      done={isRestricted ? 'carry.did.unrestricted' : 'carry.did.restricted'}
      isDisabled={request.leads.some(({ restriction }) => restriction === 'withdrawn')}
      run={() => setRestricted(lead.id, !isRestricted, sent)}
      renews={RENEWS}
    />
  );
}

function StopCalls({ request, lead }: ActionProps) {
  const translate = useTranslate();
  // Of several numbers one after the other.
  const next = request.leads.find(({ is_do_not_contact }) => !is_do_not_contact);
  return (
    <ConfirmedAction
      label={translate('carry.stop_go')}
      question={translate('carry.object')}
      done="carry.did.stopped"
      isDisabled={next === undefined}
      run={() => setDoNotContact((next ?? lead).id, true)}
      renews={RENEWS}
    />
  );
}

function Actions({ request, lead }: ActionProps) {
  const translate = useTranslate();
  const props = { request, lead };
  switch (request.kind) {
    case 'access':
      return <HandOver lead={lead} requestId={request.id} isDisabled={request.verified_by === null} />;
    case 'correct':
      return (
        <Button variant="contained" component={Link} to={`/leads/${lead.id}?request=${request.id}`}>
          {translate('carry.open_lead')}
        </Button>
      );
    case 'withdraw':
      return <Withdraw {...props} />;
    case 'erase':
      return <Erase {...props} />;
    case 'restrict':
      return <Restrict {...props} />;
    case 'object':
      return (
        <>
          <StopCalls {...props} />
          <Restrict {...props} />
        </>
      );
    default:
      return null;
  }
}

/** What can be done for a request, by its kind: a sentence and buttons. */
export function CarryOut({ request }: { request: RightsDetail }) {
  const translate = useTranslate();
  const [lead] = request.leads;
  const isErased = request.kind === 'erase' && isCarriedOut(request);
  const needsProof = (request.kind === 'access' || request.kind === 'erase') && request.verified_by === null;
  return (
    <Stack spacing={1.5}>
      <Typography color="textSecondary">
        {translate(isErased ? 'carry.did.erased' : `carry.${lead ? request.kind : 'none'}`)}
      </Typography>
      {lead && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Actions request={request} lead={lead} />
        </Stack>
      )}
      {lead && needsProof && <Typography variant="body2">{translate('carry.verify_first')}</Typography>}
    </Stack>
  );
}
