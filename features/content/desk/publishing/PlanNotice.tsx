/** When everything is to be published, or that this was not possible. */
import { Alert, Button } from '@mui/material';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useMay } from '../../../../desk/session/me.ts';
import { useTimes } from '../../../../desk/words/use-times.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { useCurrentPlan, usePlan } from './use-plan.ts';

/** When drafts are to be published; nothing while nothing is planned. */
export function PlanNotice() {
  const translate = useTranslate();
  const may = useMay();
  const { nameOf } = useStaff();
  const { moment } = useTimes();
  const { data } = useCurrentPlan();
  const { cancel } = usePlan();
  if (!data?.publish_at || !data.planned_by) return null;
  const values = { time: moment(data.publish_at), person: nameOf(data.planned_by) };
  const action = may('content.publish') && (
    <Button color="inherit" size="small" loading={cancel.isPending} onClick={() => cancel.mutate()}>
      {translate('publishing.plan_cancel')}
    </Button>
  );
  return (
    <Alert severity={data.refused_at === null ? 'info' : 'error'} action={action}>
      {translate(data.refused_at === null ? 'publishing.planned' : 'publishing.plan_refused', values)}
    </Alert>
  );
}
