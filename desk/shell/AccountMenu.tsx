/** Who is signed in; the way to one's account and out. */
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { Deferred, deferred } from '../components/Deferred.tsx';
import { useMe } from '../session/me.ts';
import { useTranslate } from '../words/WordsProvider.tsx';

const AccountMenuList = deferred(() => import('./AccountMenuList.tsx'));

/** Opens the way to one’s own account, and signs out. */
export function AccountMenu() {
  const translate = useTranslate();
  const { email } = useMe();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={email}>
        <IconButton
          aria-label={translate('shell.account')}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar
            sx={{
              width: 32,
              height: 32,
              fontSize: '0.9375rem',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {email.charAt(0).toUpperCase()}
          </Avatar>
        </IconButton>
      </Tooltip>
      <Deferred isShown={anchor !== null}>
        <AccountMenuList anchor={anchor} onClose={() => setAnchor(null)} />
      </Deferred>
    </>
  );
}
