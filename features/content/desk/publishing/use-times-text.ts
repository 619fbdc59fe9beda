/** How long a publishing usually takes and that nobody has to wait for it, in words. */
import type { PublishingTimes } from '../../contract/edition-api.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** The sentences; where none was measured, the last alone. */
export function useTimesText(times: PublishingTimes | undefined): string {
  const translate = useTranslate();
  const leave = translate('publishing.leave');
  if (!times) return leave;
  const { shortest, longest } = times;
  const took =
    shortest === longest
      ? translate('publishing.took', { seconds: longest })
      : translate('publishing.took_between', { shortest, longest });
  return `${took} ${leave}`;
}
