/** Says how many have registered, on every screen: in a message, with a sound, and in the tab's title (DESK-5). */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from '../../components/NotifyProvider.tsx';
import { SETTING, useSetting } from '../../components/theme/settings.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { useArrivals, useRefreshDue } from './arrivals.ts';
import { countedTitle } from './counted-title.ts';
import { playChime, showBrowserNotice } from './signals.ts';

/** Keeps the count in front of the title, whoever else writes it. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const write = () => {
      const wanted = countedTitle(document.title, count);
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const title = document.querySelector('title');
    if (!title) return;
    const observer = new MutationObserver(write);
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [count]);
}

/** Each time that more have arrived; where the list of them is not on the screen, with the way to it. */
function useAnnounce(count: number): void {
  const translate = useTranslate();
  const notify = useNotify();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [hasSound] = useSetting(SETTING.sound, true);
  const [hasNotices] = useSetting(SETTING.browserNotices, false);
  const announced = useRef(0);
  useEffect(() => {
    if (count > announced.current) {
      notify('due.arrived', 'info', {
        values: { count },
        ...(pathname !== '/' && { action: { key: 'due.look', run: () => navigate('/') } }),
      });
      if (hasSound) playChime();
      if (hasNotices) showBrowserNotice(translate('due.arrived', { count }));
    }
    announced.current = count;
  }, [count, hasSound, hasNotices, navigate, notify, pathname, translate]);
}

/** To stand once in the frame of the desk. */
export function Arrivals(): null {
  const count = useArrivals();
  useTitleCount(count);
  useRefreshDue(count);
  useAnnounce(count);
  return null;
}
