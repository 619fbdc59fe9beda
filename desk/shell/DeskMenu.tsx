/** The menu: the screens that this person may see, in groups. */
import { Link, useLocation } from 'react-router-dom';
import questionIcon from '@phosphor-icons/core/regular/question.svg?raw';
import { brandName } from '../components/theme/brand.ts';
import { Hint } from '../components/Hint.tsx';
import { Icon } from '../components/Icon.tsx';
import { guidePath } from '../guide/guide-pages.ts';
import { useMay } from '../session/me.ts';
import { useTranslate } from '../words/WordsProvider.tsx';
import { MENU_GROUPS, type Screen, screensFor } from './screens.tsx';

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
  const icon = screen.menu?.icon;
  const title = translate(`${screen.name}.title`);
  return (
    <li>
      <Hint text={isOpen ? '' : title} side="beside">
        <Link
          to={`/${screen.path}`}
          className="menu-entry"
          {...(onLeave ? { onClick: onLeave } : {})}
          aria-current={isAt(pathname, screen) ? 'page' : undefined}
          aria-label={isOpen ? undefined : title}
        >
          {icon && <Icon drawing={icon} />}
          {isOpen && <span>{title}</span>}
        </Link>
      </Hint>
    </li>
  );
}

function Brand({ isOpen }: { isOpen: boolean }) {
  const translate = useTranslate();
  return (
    <div className="menu-brand">
      {/* The site's own icon, which the content decides on. */}
      <img src="/favicon.svg" width="34" height="34" alt="" />
      {isOpen && (
        <div className="menu-names">
          <p>{brandName()}</p>
          <p className="small">{translate('shell.desk')}</p>
        </div>
      )}
    </div>
  );
}

/** Leads to each screen; beside the page on wide windows, over it on narrow ones. */
export function DeskMenu(props: Props) {
  const translate = useTranslate();
  const screens = screensFor(useMay());
  const { isOpen } = props;
  return (
    <nav aria-label={translate('shell.menu')} className="menu">
      <Brand isOpen={isOpen} />
      {MENU_GROUPS.map((group) => {
        const entries = screens.filter(({ menu }) => menu?.group === group);
        if (entries.length === 0) return null;
        return (
          <div key={group} className="menu-group">
            {isOpen && <h2>{translate(`shell.group.${group}`)}</h2>}
            <ul>
              {entries.map((screen) => (
                <Entry key={screen.name} screen={screen} {...props} />
              ))}
            </ul>
          </div>
        );
      })}
      {/* Where the menu lies over the page, nobody looks for the guide in the account's menu. */}
      {props.onLeave && (
        <div className="menu-group">
          <ul>
            <li>
              <Link to={guidePath()} className="menu-entry" onClick={props.onLeave}>
                <Icon drawing={questionIcon} />
                <span>{translate('shell.guide')}</span>
              </Link>
            </li>
          </ul>
        </div>
      )}
    </nav>
  );
}
