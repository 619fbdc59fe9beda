/** The bar over every screen: menu, language, light or dark, one's own account. */
import listIcon from '@phosphor-icons/core/regular/list.svg?raw';
import sidebarSimpleIcon from '@phosphor-icons/core/regular/sidebar-simple.svg?raw';
import { Hint } from '../components/Hint.tsx';
import { Icon } from '../components/Icon.tsx';
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
        <Icon drawing={listIcon} />
      </button>
      <Hint text={toggle}>
        <button
          type="button"
          className="icon-button wide-only"
          aria-label={toggle}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {isOpen ? <Icon drawing={sidebarSimpleIcon} /> : <Icon drawing={listIcon} />}
        </button>
      </Hint>
      <div className="bar-space" />
      <LanguageMenu />
      <ThemeButton />
      <AccountMenu />
    </header>
  );
}
