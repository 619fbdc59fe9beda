/** Who is signed in; the way to one's account and out. */
import { useState } from 'react';
import { Deferred, deferred } from '../components/Deferred.tsx';
import { Hint } from '../components/Hint.tsx';
import { useMe } from '../session/me.ts';
import { useTranslate } from '../words/WordsProvider.tsx';

const AccountMenuList = deferred(() => import('./AccountMenuList.tsx'));

/** Opens the way to one’s own account, and signs out. */
export function AccountMenu() {
  const translate = useTranslate();
  const { name, email } = useMe();
  const shown = name ?? email;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Hint text={shown}>
        <button
          type="button"
          className="icon-button"
          aria-label={translate('shell.account')}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <span className="bar-person">{[...shown][0]?.toUpperCase()}</span>
        </button>
      </Hint>
      <Deferred isShown={anchor !== null}>
        <AccountMenuList anchor={anchor} onClose={() => setAnchor(null)} />
      </Deferred>
    </>
  );
}
