/** The bar over every screen: menu, language, light or dark, one's own account. */
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
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
    <Box
      component="header"
      className="no-print"
      sx={(theme) => ({
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 56,
        paddingInline: { xs: 1, md: 2 },
        backgroundColor: theme.palette.background.default,
        borderBottom: `1px solid ${theme.palette.divider}`,
      })}
    >
      <IconButton aria-label={translate('shell.open_menu')} onClick={onOpenDrawer} sx={{ display: { md: 'none' } }}>
        <MenuIcon />
      </IconButton>
      <Tooltip title={toggle}>
        <IconButton
          aria-label={toggle}
          aria-expanded={isOpen}
          onClick={onToggle}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          {isOpen ? <MenuOpenIcon /> : <MenuIcon />}
        </IconButton>
      </Tooltip>
      <Box sx={{ flexGrow: 1 }} />
      <LanguageMenu />
      <ThemeButton />
      <AccountMenu />
    </Box>
  );
}
