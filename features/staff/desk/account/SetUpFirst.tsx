/** All that a manager without a second factor sees while managers need one (decision 084). */
import { Box, Button, Stack } from '@mui/material';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { ConfirmationDialog } from '../../../../desk/session/ConfirmationDialog.tsx';
import { useMe } from '../../../../desk/session/me.ts';
import { useSignOut } from '../../../../desk/session/use-sign-out.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { FactorSetUp } from './FactorSetUp.tsx';
import { useRefresh } from './factor.ts';

/** The set-up, and the way out; the desk is behind it. */
export default function SetUpFirst() {
  const translate = useTranslate();
  const signOut = useSignOut();
  const refresh = useRefresh();
  const { email } = useMe();
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        padding: { xs: 2, sm: 4 },
        backgroundColor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Box sx={{ maxWidth: 720, marginInline: 'auto' }}>
        <ScreenPage title={translate('account.first.title')} lead={email}>
          <Stack spacing={2}>
            <Panel title={translate('account.factor.title')} lead={translate('account.first.lead')}>
              <FactorSetUp onDone={() => void refresh()} />
            </Panel>
            <Box>
              <Button onClick={signOut}>{translate('shell.sign_out')}</Button>
            </Box>
          </Stack>
        </ScreenPage>
      </Box>
      <ConfirmationDialog />
    </Box>
  );
}
