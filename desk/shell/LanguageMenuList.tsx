/** The three languages, each by its own name. */
import { Menu, MenuItem } from '@mui/material';
import { HTML_LANG, LOCALE_NAMES, LOCALES } from '../../contract/locales.ts';
import { useChangeLanguage } from '../components/use-change-language.ts';
import { useLocale } from '../words/WordsProvider.tsx';

/** Stands below its button; choosing one changes the desk at once. */
export default function LanguageMenuList({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const locale = useLocale();
  const changeLanguage = useChangeLanguage();
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {LOCALES.map((one) => (
        <MenuItem
          key={one}
          lang={HTML_LANG[one]}
          selected={one === locale}
          aria-current={one === locale ? 'true' : undefined}
          onClick={() => {
            onClose();
            changeLanguage(one);
          }}
        >
          {LOCALE_NAMES[one]}
        </MenuItem>
      ))}
    </Menu>
  );
}
