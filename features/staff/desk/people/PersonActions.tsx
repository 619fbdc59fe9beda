/** What a manager can do about one account. */
import { Button, IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import dotsThreeVerticalIcon from '@phosphor-icons/core/regular/dots-three-vertical.svg?raw';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { nameAndAddress } from '../../../../desk/leads/staff-names.ts';
import { useMe } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { StaffItem } from '../../contract.ts';

/** What is asked before it is done: closing an account, a new link, ending sessions, removing a second factor. */
export type PersonAction = 'disable' | 'new_link' | 'end_sessions' | 'remove_factor';

interface Props {
  person: StaffItem;
  onEnable: (person: StaffItem) => void;
  onAsk: (what: PersonAction, person: StaffItem) => void;
}

/** A menu of what is seldom needed; one's own sessions and factor are under one's own account. */
export function SafetyMenu({ person, onAsk }: Omit<Props, 'onEnable'>) {
  const translate = useTranslate();
  const isMe = useMe().id === person.id;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const asks: readonly PersonAction[] = person.has_factor ? ['end_sessions', 'remove_factor'] : ['end_sessions'];
  if (isMe || !person.has_password || person.is_disabled) return null;
  const ask = (what: PersonAction) => {
    setAnchor(undefined);
    onAsk(what, person);
  };
  return (
    <>
      <IconButton
        aria-label={translate('staff.more_of', { person: nameAndAddress(person) })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon drawing={dotsThreeVerticalIcon} />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {asks.map((what) => (
          <MenuItem key={what} onClick={() => ask(what)}>
            {translate(`staff.ask.${what}.action`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The buttons; an account that is closed can only be opened. */
export function PersonActions({ person, onEnable, onAsk }: Props) {
  const translate = useTranslate();
  const isMe = useMe().id === person.id;
  const values = { person: nameAndAddress(person) };
  if (person.is_disabled) {
    return (
      <Button size="small" aria-label={translate('staff.enable_of', values)} onClick={() => onEnable(person)}>
        {translate('staff.enable')}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="small"
        aria-label={translate('staff.new_link_of', values)}
        onClick={() => onAsk('new_link', person)}
      >
        {translate('staff.new_link')}
      </Button>
      {/* Nobody locks themselves out: a colleague does it, or the command line. */}
      {!isMe && (
        <Button
          size="small"
          color="error"
          aria-label={translate('staff.disable_of', values)}
          onClick={() => onAsk('disable', person)}
        >
          {translate('staff.disable')}
        </Button>
      )}
    </>
  );
}
