/** What the account menu holds: who is signed in, the way to one's account and out. */
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { SignOutIcon, UserIcon } from '../components/screen-icons.tsx';
import { useMe } from '../session/me.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { useTranslate } from '../words/WordsProvider.tsx';

/** Stands below its button. */
export default function AccountMenuList({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const translate = useTranslate();
  const signOut = useSignOut();
  const { email, role } = useMe();
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} slotProps={{ paper: { sx: { minWidth: 220 } } }}>
      <Box component="li" sx={{ paddingInline: 2, paddingBlock: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(`role.${role}`)}
        </Typography>
      </Box>
      <Divider component="li" />
      <MenuItem component={Link} to="/account" onClick={onClose}>
        <ListItemIcon>
          <UserIcon fontSize="small" />
        </ListItemIcon>
        {translate('shell.account')}
      </MenuItem>
      <MenuItem onClick={signOut}>
        <ListItemIcon>
          <SignOutIcon fontSize="small" />
        </ListItemIcon>
        {translate('shell.sign_out')}
      </MenuItem>
    </Menu>
  );
}
