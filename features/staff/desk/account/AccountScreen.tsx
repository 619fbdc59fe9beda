/** One's own account: look, sessions, password, and the way out (DESK-1, PAGE-8). */
import { Box, Button, Stack } from '@mui/material';
import { usePrefetchQuery } from '@tanstack/react-query';
import signOutIcon from '@phosphor-icons/core/regular/sign-out.svg?raw';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { nameAndAddress } from '../../../../desk/leads/staff-names.ts';
import { useMe } from '../../../../desk/session/me.ts';
import { useSignOut } from '../../../../desk/session/use-sign-out.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { FactorPanel } from './FactorPanel.tsx';
import { LookPanel } from './LookPanel.tsx';
import { NamePanel } from './NamePanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { FACTOR } from './factor.ts';
import { SESSIONS } from './sessions.ts';

/** Everybody changes here what is theirs alone. */
export default function AccountScreen() {
  const translate = useTranslate();
  const signOut = useSignOut();
  const me = useMe();
  const { email, role, has_factor: hasFactor } = me;
  // Both at once: each panel asks only when it is drawn, the second one when the first has its answer.
  usePrefetchQuery(SESSIONS);
  usePrefetchQuery(FACTOR);
  return (
    <ScreenPage
      title={translate('account.title')}
      lead={translate('account.lead', { email: nameAndAddress(me), role: translate(`role.${role}`) })}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <SessionsPanel />
          <FactorPanel />
          <Panel title={translate('account.out.title')} lead={translate('account.out.lead')}>
            <Box>
              <Button variant="outlined" startIcon={<Icon drawing={signOutIcon} />} onClick={signOut}>
                {translate('shell.sign_out')}
              </Button>
            </Box>
          </Panel>
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <NamePanel />
          <PasswordPanel email={email} hasFactor={hasFactor} />
          <LookPanel />
        </Stack>
      </Box>
    </ScreenPage>
  );
}
