/** What comes of the call: state, whose it is, and when to call again (DESK-4). */
import Stack from '@mui/material/Stack';
import type { LeadDetail } from '../../../../contract/lead-api.ts';
import { Panel } from '../../../components/Panel.tsx';
import { useTranslate } from '../../../words/WordsProvider.tsx';
import type { LeadChanger } from '../use-lead.ts';
import { CallField } from './CallField.tsx';
import { AssigneeField } from './AssigneeField.tsx';
import { NextCallField } from './NextCallField.tsx';
import { StatusField } from './StatusField.tsx';

interface Props {
  lead: LeadDetail;
  changer: LeadChanger;
  now: number;
}

/** Somebody records here what came of the call; only shown to who may change something. */
export function WorkPanel({ lead, changer, now }: Props) {
  const translate = useTranslate();
  return (
    <Panel title={translate('person.work.title')}>
      <Stack spacing={2.5}>
        <CallField lead={lead} />
        <StatusField lead={lead} changer={changer} />
        <NextCallField lead={lead} changer={changer} now={now} />
        <AssigneeField lead={lead} changer={changer} />
      </Stack>
    </Panel>
  );
}
