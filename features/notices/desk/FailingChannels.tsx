/** Tells managers on the desk's home which channels no longer carry notices (DESK-8). */
import { useQuery } from '@tanstack/react-query';
import { WarningLink } from '../../../desk/components/WarningLink.tsx';
import { useMay } from '../../../desk/session/me.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import { CHANNELS } from './notice-api.ts';

/** The names of those that failed last; nothing while all of them work. */
export function FailingChannels() {
  const translate = useTranslate();
  const may = useMay();
  const { data } = useQuery({ ...CHANNELS, enabled: may('notice.manage') });
  const failing = data?.items.filter(({ is_enabled, last_failure }) => is_enabled && last_failure !== null) ?? [];
  if (failing.length === 0) return null;
  return (
    <WarningLink
      to="/notices"
      text={translate('due.channels_fail', { names: failing.map(({ label }) => label).join(', ') })}
    />
  );
}
