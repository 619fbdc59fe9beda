/** Whether the notices of a registration have gone out (DESK-8). */
import { useTranslate } from 'react-admin';
import type { LeadDetail } from '../../../contract/desk-api.ts';
import { useMay } from '../../shell/me.ts';
import { LeadNotices } from '../notices/LeadNotices.tsx';
import { Panel } from './Panel.tsx';

/** The panel. */
export function DeliverySlot({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const may = useMay();
  if (!may('notice.read')) return null;
  return (
    <Panel title={translate('notices.of_lead.title')}>
      <LeadNotices leadId={lead.id} />
    </Panel>
  );
}
