/** What comes of the call: state, whose it is, and when to call again (DESK-4). */
import { Stack } from '@mui/material';
import { useState } from 'react';
import { Panel } from '../../../../../desk/components/Panel.tsx';
import { isNotToBeCalled } from '../../../../../desk/leads/is-not-to-be-called.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import type { LeadDetail } from '../../../contract/leads.ts';
import type { LeadChanger } from '../use-lead.ts';
import { AssigneeField } from './AssigneeField.tsx';
import { CallField } from './CallField.tsx';
import { NextCallField } from './NextCallField.tsx';
import { StatusField } from './StatusField.tsx';

interface Props {
  lead: LeadDetail;
  changer: LeadChanger;
}

/** Somebody records here what came of the call; only shown to who may change something. */
export function WorkPanel({ lead, changer }: Props) {
  const translate = useTranslate();
  // The next call is set in one place at a time.
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title={translate('person.work.title')}>
      <Stack spacing={2.5}>
        {/* Who is not to be called gets no calls, nor another appointment. */}
        {!isNotToBeCalled(lead) && <CallField lead={lead} isAsking={isAsking} onAsk={setAsking} />}
        <StatusField lead={lead} changer={changer} />
        {!isNotToBeCalled(lead) && <NextCallField lead={lead} changer={changer} isShownOnly={isAsking} />}
        <AssigneeField lead={lead} changer={changer} />
      </Stack>
    </Panel>
  );
}
