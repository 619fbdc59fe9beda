/** Tells managers on the desk's home that a purge waits for them. */
import { useQuery } from '@tanstack/react-query';
import { WarningLink } from '../../../desk/components/WarningLink.tsx';
import { useMay } from '../../../desk/session/me.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import { RETENTION } from './rights-api.ts';

/** A hold is a matter of days. */
const FRESH_MS = 600_000;

/** The notice; nothing while nothing waits, or somebody has put it off. */
export function PurgeHoldNotice() {
  const translate = useTranslate();
  const may = useMay();
  const { data } = useQuery({
    ...RETENTION,
    enabled: may('retention.confirm'),
    staleTime: FRESH_MS,
  });
  if (!data?.hold || data.postponed) return null;
  return <WarningLink to="/retention" text={translate('due.purge_held')} />;
}
