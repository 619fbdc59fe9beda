/** Changes the desk's language; the site follows, and so do the server's messages (LANG-1). */
import { useState } from 'react';
import translateIcon from '@phosphor-icons/core/regular/translate.svg?raw';
import { LOCALE_NAMES } from '../../contract/locales.ts';
import { Deferred, deferred } from '../components/Deferred.tsx';
import { Icon } from '../components/Icon.tsx';
import { useLocale, useTranslate } from '../words/WordsProvider.tsx';

const LanguageMenuList = deferred(() => import('./LanguageMenuList.tsx'));

/** Says which language the desk is in, and opens the list of all. */
export function LanguageMenu() {
  const translate = useTranslate();
  const locale = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = LOCALE_NAMES[locale];
  return (
    <>
      <button
        type="button"
        className="button button-plain bar-language"
        aria-haspopup="menu"
        aria-label={`${translate('shell.language')}: ${name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon drawing={translateIcon} />
        {name}
      </button>
      <Deferred isShown={anchor !== null}>
        <LanguageMenuList anchor={anchor} onClose={() => setAnchor(null)} />
      </Deferred>
    </>
  );
}
