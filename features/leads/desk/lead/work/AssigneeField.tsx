/** Who looks after a registration: managers give it to anybody, others take it or give it back. */
import { Button, Stack, Typography } from '@mui/material';
import { ChoiceField } from '../../../../../desk/components/ChoiceField.tsx';
import { NOBODY } from '../../../../../desk/leads/staff-names.ts';
import { useStaff } from '../../../../../desk/leads/use-staff.ts';
import { useMay, useMe } from '../../../../../desk/session/me.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import type { LeadDetail } from '../../../contract/leads.ts';
import type { LeadChanger } from '../use-lead.ts';

interface Props {
  lead: LeadDetail;
  changer: LeadChanger;
}

function useAssign({ changer }: Props): (id: string | null) => void {
  const { nameOf } = useStaff();
  return (id) =>
    void changer.change({ assignee_id: id }, { key: 'person.assignee.changed', values: { name: nameOf(id) } });
}

function AnyField(props: Props) {
  const translate = useTranslate();
  const { assignable, nameOf } = useStaff();
  const assign = useAssign(props);
  const { assignee_id: current } = props.lead;
  const ids = assignable.map(({ id }) => id);
  // Somebody who has left still stands there.
  const options = current === null || ids.includes(current) ? ids : [...ids, current];
  return (
    <ChoiceField
      label={translate('person.assignee.label')}
      value={current ?? NOBODY}
      disabled={props.changer.isPending}
      options={[NOBODY, ...options]}
      textOf={(id) => nameOf(id === NOBODY ? null : id)}
      onChoose={(id) => assign(id === NOBODY ? null : id)}
      sx={{ maxWidth: 320 }}
    />
  );
}

function OwnField(props: Props) {
  const translate = useTranslate();
  const me = useMe();
  const { nameOf } = useStaff();
  const assign = useAssign(props);
  const isMine = props.lead.assignee_id === me.id;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Typography>{`${translate('person.assignee.label')}: ${nameOf(props.lead.assignee_id)}`}</Typography>
      <Button
        variant="outlined"
        size="small"
        disabled={props.changer.isPending}
        onClick={() => assign(isMine ? null : me.id)}
      >
        {translate(isMine ? 'person.assignee.give' : 'person.assignee.take')}
      </Button>
    </Stack>
  );
}

/** Shows a list of colleagues to managers, and a button to everybody else. */
export function AssigneeField(props: Props) {
  const may = useMay();
  return may('lead.assign') ? <AnyField {...props} /> : <OwnField {...props} />;
}
