/** Where an upload is used, in words. */
import type { UploadItem } from '../../contract/upload-api.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { useTitles } from '../edits/use-titles.ts';

/** Gives the words for an upload. */
export function useUsageText(): (item: UploadItem) => string {
  const translate = useTranslate();
  const titleOf = useTitles();
  return ({ used_in, is_published }) =>
    used_in.length > 0
      ? translate('picture.used_in', { names: used_in.map(titleOf).join(translate('picture.list_comma')) })
      : translate(is_published ? 'picture.published_once' : 'picture.unused');
}
