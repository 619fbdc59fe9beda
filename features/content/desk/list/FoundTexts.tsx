/** Where documents say what is searched for, each place leading to its field (EDIT-1). */
import { Box, LinearProgress, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { call } from '../../../../desk/api/call.ts';
import { SEARCH_MAX_CHARACTERS, type FoundInContent } from '../../contract/content-api.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { CONTENT_KEYS } from '../edits/content-api.ts';
import { FieldTitle } from '../fields/FieldTitle.tsx';
import { editorPath } from '../edits/ids/names.ts';
import { useTitles } from '../edits/use-titles.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { Rows } from './Rows.tsx';

function Place({ place, title }: { place: FoundInContent; title: string }) {
  const { document, path, before, found, after } = place;
  return (
    <li>
      <Link
        component={RouterLink}
        to={editorPath(document, path)}
        sx={{ display: 'block', minWidth: 0, overflowWrap: 'anywhere', textDecoration: 'none' }}
      >
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {title} › <FieldTitle document={document} path={path} />
        </Typography>
        <Box component="span" sx={{ color: 'text.primary' }}>
          {before}
          {found !== '' && (
            <Box component="mark" sx={{ backgroundColor: 'action.selected', color: 'inherit', fontWeight: 600 }}>
              {found}
            </Box>
          )}
          {after}
        </Box>
      </Link>
    </li>
  );
}

/** What stands while the server looks. */
function Looking() {
  const translate = useTranslate();
  return <LinearProgress aria-label={translate('content.looking')} />;
}

interface Props {
  text: string;
  /** Whether no document is called so either. */
  isAlone: boolean;
}

/** Places that say what is searched for; where there are none, nothing, or a sentence if the list is empty too. */
export function FoundTexts({ text, isAlone }: Props) {
  const translate = useTranslate();
  const titleOf = useTitles();
  const wanted = text.slice(0, SEARCH_MAX_CHARACTERS);
  const { data, isFetching } = useQuery({
    queryKey: CONTENT_KEYS.search(wanted),
    queryFn: ({ signal }) => call('GET /api/desk/content/search', { query: { text: wanted }, signal: signal }),
    placeholderData: (before) => before,
  });
  if (!data) return isFetching && <Looking />;
  if (data.total === 0) {
    if (isFetching) return <Looking />;
    return isAlone && <Typography color="textSecondary">{translate('content.nothing_found')}</Typography>;
  }
  const { items, total } = data;
  const lead = total > items.length && translate('content.found.first', { count: items.length });
  return (
    <Panel title={translate('content.found', { count: total })} lead={lead}>
      <Box sx={{ height: 4 }}>{isFetching && <Looking />}</Box>
      <Rows>
        {items.map((place) => (
          <Place
            key={`${place.document} ${place.path.join('/')} ${place.found}`}
            place={place}
            title={titleOf(place.document)}
          />
        ))}
      </Rows>
    </Panel>
  );
}
