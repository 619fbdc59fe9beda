/** The bar over every screen: menu, language, light or dark, one's own account. */
import { Hint } from '../components/Hint.tsx';
import { MenuIcon, MenuOpenIcon } from '../components/icons/icons.tsx';
import { useTranslate } from '../words/WordsProvider.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ThemeButton } from './ThemeButton.tsx';

interface Props {
  /** Whether the menu's column is wide. */
  isOpen: boolean;
  onToggle: () => void;
  onOpenDrawer: () => void;
}

/** From here somebody opens the menu, changes language and brightness, and reaches their account. */
export function DeskBar({ isOpen, onToggle, onOpenDrawer }: Props) {
  const translate = useTranslate();
  const toggle = translate(isOpen ? 'shell.collapse' : 'shell.expand');
  return (
    <header className="bar no-print">
      <button
        type="button"
        className="icon-button narrow-only"
        aria-label={translate('shell.open_menu')}
        onClick={onOpenDrawer}
      >
        <MenuIcon />
      </button>
      <Hint text={toggle}>
        <button
          type="button"
          className="icon-button wide-only"
          aria-label={toggle}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {isOpen ? <MenuOpenIcon /> : <MenuIcon />}
        </button>
      </Hint>
      <div className="bar-space" />
      <LanguageMenu />
      <ThemeButton />
      <AccountMenu />
    </header>
  );
}
