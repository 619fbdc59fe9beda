/** Changes the desk's language; the site follows, and so do the server's messages (LANG-1). */
import TranslateIcon from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { HTML_LANG, LOCALE_NAMES, LOCALES } from '../../contract/locales.ts';
import { useChangeLanguage } from '../components/use-change-language.ts';
import { useLocale, useTranslate } from '../words/WordsProvider.tsx';

/** Lists the three languages, each by its own name; choosing one changes the desk at once. */
export function LanguageMenu() {
  const translate = useTranslate();
  const locale = useLocale();
  const changeLanguage = useChangeLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = LOCALE_NAMES[locale];
  return (
    <>
      <Button
        color="inherit"
        startIcon={<TranslateIcon />}
        aria-haspopup="menu"
        aria-label={`${translate('shell.language')}: ${name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 40, paddingInline: 1.5 }}
      >
        {name}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LOCALES.map((one) => (
          <MenuItem
            key={one}
            lang={HTML_LANG[one]}
            selected={one === locale}
            aria-current={one === locale ? 'true' : undefined}
            onClick={() => {
              setAnchor(null);
              changeLanguage(one);
            }}
          >
            {LOCALE_NAMES[one]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
