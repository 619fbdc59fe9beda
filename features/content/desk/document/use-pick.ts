/** What a press on the preview leads to: a field, another document, or the reason why neither (EDIT-3). */
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../../desk/api/call.ts';
import { SEARCH_MAX_CHARACTERS } from '../../contract/content-api.ts';
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { CONTENT_KEYS } from '../edits/content-api.ts';
import { fieldsOfText, tidyText } from '../fields/field-of-text.ts';
import { editorPath } from '../edits/ids/names.ts';
import { useTitles } from '../edits/use-titles.ts';

/** Gives what finds another document that says a text; undefined where none does. */
function useElsewhere(name: string) {
  const client = useQueryClient();
  return async (shown: readonly string[]) => {
    const [text = ''] = shown.map(tidyText).filter((one) => one !== '');
    const wanted = text.slice(0, SEARCH_MAX_CHARACTERS);
    const { items } = await client.fetchQuery({
      queryKey: CONTENT_KEYS.search(wanted),
      queryFn: () => call('GET /api/desk/content/search', { query: { text: wanted } }),
    });
    // A text that merely has it in it is another one.
    return items.find(({ document, before, after }) => document !== name && before === '' && after === '');
  };
}

/** Gives what is done with what was pressed. Where several fields say it, each press leads to the next. */
export function usePick(name: string, body: unknown, openField: (path: FieldPath) => void) {
  const notify = useNotify();
  const navigate = useNavigate();
  const titleOf = useTitles();
  const findElsewhere = useElsewhere(name);
  const last = useRef({ key: '', index: 0 });
  return (shown: string[], locale: Locale) => {
    const paths = fieldsOfText(body, shown, locale);
    const key = JSON.stringify(paths);
    const index = last.current.key === key ? (last.current.index + 1) % paths.length : 0;
    last.current = { key, index };
    const path = paths[index];
    if (path) {
      if (paths.length > 1) notify('document.preview.several', 'info', { values: { count: paths.length } });
      openField(path);
      return;
    }
    const tell = (place: Awaited<ReturnType<typeof findElsewhere>>) => {
      if (!place) {
        notify('document.preview.not_here', 'info', { isLasting: true });
        return;
      }
      const run = () => void navigate(editorPath(place.document, place.path));
      const values = { title: titleOf(place.document) };
      notify('document.preview.elsewhere', 'info', { values, action: { key: 'document.preview.open_other', run } });
    };
    // Without the server nothing is known of other documents.
    void findElsewhere(shown).then(tell, () => tell(undefined));
  };
}
