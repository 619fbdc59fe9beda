/** The menu: the screens that this person may see, in groups. */
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { brandName } from '../components/brand.ts';
import { useMay } from '../session/me.ts';
import { useTranslate } from '../words/WordsProvider.tsx';
import { BrandMark } from './BrandMark.tsx';
import { MENU_GROUPS, type Screen, screensFor } from './screens.tsx';
import { SIDEBAR } from './sidebar.ts';

interface Props {
  /** Whether words stand beside the signs. */
  isOpen: boolean;
  /** Told when an entry is followed. */
  onLeave?: () => void;
}

/** Whether an address is the screen's or below it. */
function isAt(pathname: string, { path }: Screen): boolean {
  return path === '' ? pathname === '/' : pathname === `/${path}` || pathname.startsWith(`/${path}/`);
}

function Entry({ screen, isOpen, onLeave }: Props & { screen: Screen }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const Icon = screen.menu?.icon;
  const title = translate(`${screen.name}.title`);
  const isHere = isAt(pathname, screen);
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Tooltip title={isOpen ? '' : title} placement="right">
        <ListItemButton
          component={Link}
          to={`/${screen.path}`}
          {...(onLeave ? { onClick: onLeave } : {})}
          aria-current={isHere ? 'page' : undefined}
          aria-label={isOpen ? undefined : title}
          sx={{
            minHeight: 44,
            marginInline: 1.5,
            marginBlock: 0.25,
            paddingInline: 1.5,
            borderRadius: '12px',
            color: isHere ? SIDEBAR.strong : SIDEBAR.text,
            backgroundColor: isHere ? SIDEBAR.chosen : 'transparent',
            boxShadow: isHere ? `inset 3px 0 0 ${SIDEBAR.mark}` : 'none',
            '&:hover': { backgroundColor: isHere ? SIDEBAR.chosen : SIDEBAR.hover },
            '&:focus-visible': { outline: `2px solid ${SIDEBAR.strong}`, outlineOffset: 2 },
          }}
        >
          {Icon && (
            <ListItemIcon sx={{ color: 'inherit', minWidth: isOpen ? 36 : 0 }}>
              <Icon />
            </ListItemIcon>
          )}
          {isOpen && (
            <ListItemText
              primary={title}
              slotProps={{
                primary: { sx: { lineHeight: 1.35, fontWeight: isHere ? 700 : 500, fontSize: '0.9375rem' } },
              }}
            />
          )}
        </ListItemButton>
      </Tooltip>
    </Box>
  );
}

function Brand({ isOpen }: { isOpen: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 72, paddingInline: 2.375, color: SIDEBAR.strong }}
    >
      <BrandMark />
      {isOpen && (
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 700, lineHeight: 1.3 }}>
            {brandName()}
          </Typography>
          <Typography noWrap variant="body2" sx={{ color: SIDEBAR.text, lineHeight: 1.3 }}>
            {translate('shell.desk')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** Leads to each screen; beside the page on wide windows, over it on narrow ones. */
export function DeskMenu(props: Props) {
  const translate = useTranslate();
  const screens = screensFor(useMay());
  const { isOpen } = props;
  return (
    <Box component="nav" aria-label={translate('shell.menu')} sx={{ paddingBottom: 3 }}>
      <Brand isOpen={isOpen} />
      {MENU_GROUPS.map((group) => {
        const entries = screens.filter(({ menu }) => menu?.group === group);
        if (entries.length === 0) return null;
        return (
          <Box key={group} sx={{ marginTop: 1.5 }}>
            {isOpen && (
              <Typography
                component="h2"
                id={`menu-${group}`}
                sx={{ paddingInline: 3, paddingBottom: 0.5, fontSize: '0.75rem', color: SIDEBAR.text, opacity: 0.85 }}
              >
                {translate(`shell.group.${group}`)}
              </Typography>
            )}
            <Box component="ul" sx={{ margin: 0, padding: 0 }}>
              {entries.map((screen) => (
                <Entry key={screen.name} screen={screen} {...props} />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
