/** How long a publishing usually takes, in words. */
import type { PublishingTimes } from '../../contract/edition-api.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** A sentence; '' where none was measured. */
export function useTimesText(times: PublishingTimes | undefined): string {
  const translate = useTranslate();
  if (!times) return '';
  const { shortest, longest } = times;
  return shortest === longest
    ? translate('publishing.took', { seconds: longest })
    : translate('publishing.took_between', { shortest, longest });
}
