/** A person's rights over their data, in one menu: copy, passing on, restricting, withdrawing, erasing (DESK-9). */
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import caretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?raw';
import { MAIN_PURPOSE } from '../../../../contract/registration/consent.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useMay } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { PassOnDialog } from '../../../privacy/desk/PassOnDialog.tsx';
import { HandOverDialog, RestrictDialog, WithdrawDialog } from '../../../privacy/desk/RightsDialogs.tsx';
import type { LeadDetail } from '../../contract/leads.ts';
import { EraseDialog } from './person/EraseDialog.tsx';

type Step =
  | { name: 'hand_over' | 'pass_on' | 'restrict' | 'unrestrict' | 'erase' }
  | { name: 'withdraw'; purpose: string };

/** What somebody may do with this registration now. */
function useSteps(lead: LeadDetail): Step[] {
  const may = useMay();
  const { restriction, consents } = lead;
  const optional = consents.filter(
    ({ purpose, is_granted, withdrawn_at }) => purpose !== MAIN_PURPOSE && is_granted && withdrawn_at === null,
  );
  return [
    ...(may('lead.handOver') ? [{ name: 'hand_over' } as const] : []),
    ...(may('disclosure.add') && lead.restricted_at === null ? [{ name: 'pass_on' } as const] : []),
    ...(restriction === null ? [{ name: 'restrict' } as const] : []),
    ...(restriction === 'restricted' && may('lead.unrestrict') ? [{ name: 'unrestrict' } as const] : []),
    ...optional.map(({ purpose }) => ({ name: 'withdraw', purpose }) as const),
    ...(restriction === 'withdrawn' ? [] : [{ name: 'withdraw', purpose: MAIN_PURPOSE } as const]),
    ...(may('lead.erase') ? [{ name: 'erase' } as const] : []),
  ];
}

function StepDialog({ lead, step, onClose }: { lead: LeadDetail; step: Step; onClose: () => void }) {
  const props = { lead, onClose };
  switch (step.name) {
    case 'hand_over':
      return <HandOverDialog {...props} />;
    case 'pass_on':
      return <PassOnDialog leadId={lead.id} onClose={onClose} />;
    case 'withdraw':
      return <WithdrawDialog {...props} purpose={step.purpose} />;
    case 'erase':
      return <EraseDialog {...props} />;
    default:
      return <RestrictDialog {...props} isLifting={step.name === 'unrestrict'} />;
  }
}

/** The button, its menu, and the dialog of what was chosen. */
export function RightsMenu({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const may = useMay();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [step, setStep] = useState<Step>();
  const steps = useSteps(lead);
  if (!may('lead.withdraw')) return null;
  const labelOf = (one: Step) => {
    if (one.name === 'erase') return translate('person.erase.action');
    if (one.name !== 'withdraw' || one.purpose === MAIN_PURPOSE) return translate(`rights.${one.name}`);
    const purpose = translate(`person.consents.purpose.${one.purpose}`, {}, one.purpose);
    return translate('rights.withdraw_optional', { purpose });
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        endIcon={<Icon drawing={caretDownIcon} />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('rights.menu')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {steps.map((one) => (
          <MenuItem
            key={labelOf(one)}
            onClick={() => {
              setAnchor(null);
              setStep(one);
            }}
            sx={one.name === 'erase' ? { color: 'error.main' } : {}}
          >
            {labelOf(one)}
          </MenuItem>
        ))}
        {may('request.add') && (
          <MenuItem component={Link} to="/requests">
            {translate('rights.take_down')}
          </MenuItem>
        )}
      </Menu>
      {step && <StepDialog lead={lead} step={step} onClose={() => setStep(undefined)} />}
    </>
  );
}
