/** What the account menu holds: who is signed in, the way to one's account and out. */
import { Box, Divider, ListItemIcon, Menu, MenuItem, Switch, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import questionIcon from '@phosphor-icons/core/regular/question.svg?raw';
import signOutIcon from '@phosphor-icons/core/regular/sign-out.svg?raw';
import userIcon from '@phosphor-icons/core/regular/user.svg?raw';
import { useNotify } from '../components/NotifyProvider.tsx';
import { Icon } from '../components/Icon.tsx';
import { SETTING, useSetting } from '../components/theme/settings.ts';
import { askForBrowserNotices, hasBrowserNotices } from '../leads/arrivals/signals.ts';
import { guidePath } from '../guide/guide-pages.ts';
import { useMay, useMe } from '../session/me.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { useTranslate } from '../words/WordsProvider.tsx';

function OnOff({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={isOn} onClick={onToggle}>
      <Typography sx={{ flex: 1, marginInlineEnd: 2, whiteSpace: 'normal' }}>{label}</Typography>
      <Switch checked={isOn} size="small" tabIndex={-1} slotProps={{ input: { 'aria-hidden': true } }} />
    </MenuItem>
  );
}

/** How new registrations are told of in this browser, for those who see them. */
function ArrivalSettings() {
  const translate = useTranslate();
  const notify = useNotify();
  const [hasSound, setSound] = useSetting(SETTING.sound, true);
  const [hasNotices, setNotices] = useSetting(SETTING.browserNotices, false);
  const toggleNotices = async () => {
    const isAllowed = hasNotices || (await askForBrowserNotices());
    if (isAllowed) setNotices(!hasNotices);
    else notify('shell.notices_refused', 'warning');
  };
  return (
    <>
      <OnOff label={translate('shell.sound')} isOn={hasSound} onToggle={() => setSound(!hasSound)} />
      {hasBrowserNotices() && (
        <OnOff label={translate('shell.browser_notices')} isOn={hasNotices} onToggle={toggleNotices} />
      )}
      <Divider component="li" />
    </>
  );
}

/** The menu of one's own account, below its button. */
export default function AccountMenuList({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const translate = useTranslate();
  const signOut = useSignOut();
  const { name, email, role } = useMe();
  const may = useMay();
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} slotProps={{ paper: { sx: { minWidth: 220 } } }}>
      <Box component="li" sx={{ paddingInline: 2, paddingBlock: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name ?? email}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${name === null ? '' : `${email} · `}${translate(`role.${role}`)}`}
        </Typography>
      </Box>
      <Divider component="li" />
      {may('lead.read') && <ArrivalSettings />}
      <MenuItem component={Link} to="/account" onClick={onClose}>
        <ListItemIcon>
          <Icon drawing={userIcon} isSmall />
        </ListItemIcon>
        {translate('shell.account')}
      </MenuItem>
      <MenuItem component={Link} to={guidePath()} onClick={onClose}>
        <ListItemIcon>
          <Icon drawing={questionIcon} isSmall />
        </ListItemIcon>
        {translate('shell.guide')}
      </MenuItem>
      <MenuItem onClick={signOut}>
        <ListItemIcon>
          <Icon drawing={signOutIcon} isSmall />
        </ListItemIcon>
        {translate('shell.sign_out')}
      </MenuItem>
    </Menu>
  );
}
