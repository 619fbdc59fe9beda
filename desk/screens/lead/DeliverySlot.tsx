/** Whether the notices of a registration have gone out (DESK-8). */

import type { LeadDetail } from '../../../contract/desk-api.ts';
import { useMay } from '../../session/me.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
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
