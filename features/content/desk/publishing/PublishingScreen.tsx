/** What was edited and is not published, and what was published before (EDIT-4). */
import { Stack } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import type { UnpublishedChange } from '../../contract/edition-api.ts';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { useMay } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import { EditionsPanel } from './EditionsPanel.tsx';
import { PlanNotice } from './PlanNotice.tsx';
import { PublishingNotice } from './PublishingNotice.tsx';
import { useChanges, useChoice } from './use-changes.ts';

/**
 * Managers publish here, and bring back what was published before; editors see what is to be published. What was marked as ready stands first. Opened as
 * `/publishing?document=programs/uo-mba`, that document is chosen at first and stands first.
 */
export default function PublishingScreen() {
  const translate = useTranslate();
  const mayPublish = useMay()('content.publish');
  const [query] = useSearchParams();
  const only = query.get('document');
  const items = useChanges().data?.items ?? [];
  const rank = ({ name, ready }: UnpublishedChange) => (name === only ? 2 : ready ? 1 : 0);
  const changes = items.toSorted((one, other) => rank(other) - rank(one));
  const choice = useChoice(changes, only);
  return (
    <ScreenPage title={translate('publishing.title')} lead={mayPublish && translate('publishing.lead')}>
      <Stack spacing={2}>
        <PublishingNotice choice={choice} />
        <PlanNotice />
        <ChangesPanel changes={changes} choice={choice} />
        <EditionsPanel />
      </Stack>
    </ScreenPage>
  );
}
