/** What documents are called, wherever the desk names one. */
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { CONTENT_KEYS, fetchDocuments } from './content-api.ts';

/** Gives the function from name to title: the desk's word for a document that there is one of, or its own title. */
export function useTitles(): (name: string) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const { data } = useQuery({ queryKey: CONTENT_KEYS.list, queryFn: fetchDocuments });
  return useCallback(
    (name) => {
      const title = data?.items.find((item) => item.name === name)?.title;
      return translate(`content.document.${name}`, {}, title?.[locale] || name);
    },
    [data, locale, translate],
  );
}
