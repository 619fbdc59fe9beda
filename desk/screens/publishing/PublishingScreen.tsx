/** What was edited and is not published, and what was published before (EDIT-4). */
import Stack from '@mui/material/Stack';
import { ScreenPage } from '../../components/ScreenPage.tsx';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import { EditionsPanel } from './EditionsPanel.tsx';
import { PlanNotice } from './PlanNotice.tsx';
import { PublishingNotice } from './PublishingNotice.tsx';

/** Managers publish here, and bring back what was published before; editors see what is to be published. */
export default function PublishingScreen() {
  const translate = useTranslate();
  return (
    <ScreenPage title={translate('publishing.title')} lead={translate('publishing.lead')}>
      <Stack spacing={2}>
        <PublishingNotice />
        <PlanNotice />
        <ChangesPanel />
        <EditionsPanel />
      </Stack>
    </ScreenPage>
  );
}
