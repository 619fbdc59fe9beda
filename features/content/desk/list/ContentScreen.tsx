/** All documents of the site's content, by kind (EDIT-1). */
import { Button, Chip, Link, Stack, TextField, Typography } from '@mui/material';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import plusIcon from '@phosphor-icons/core/regular/plus.svg?raw';
import type { ContentItem } from '../../contract/content-api.ts';
import { HTML_LANG } from '../../../../contract/locales.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { fold } from '../../../../contract/text/fold-text.ts';
import { AddDocument } from '../fields/AddDocument.tsx';
import { CONTENT_KEYS, fetchDocuments } from '../edits/content-api.ts';
import { editorPath, kindOfName } from '../edits/ids/names.ts';
import { useEditedBy } from '../../../../desk/leads/use-edited-by.ts';
import { useTitles } from '../edits/use-titles.ts';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { FoundTexts } from './FoundTexts.tsx';
import { Rows } from './Rows.tsx';

/** Documents that there are several of, in the order of the screen. */
const FOLDERS = ['programs', 'schools', 'stories', 'films'];

function Row({ item }: { item: ContentItem }) {
  const translate = useTranslate();
  const titleOf = useTitles();
  const editedBy = useEditedBy();
  const { name, is_original, changed_by, changed_at, faults, unpublished, ready } = item;
  // Of what the command line changed, or an edition that was brought back, nobody is known.
  const unedited = is_original ? translate('content.from_repository') : '';
  return (
    <li>
      <Link
        component={RouterLink}
        to={editorPath(name)}
        sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {titleOf(name)}
      </Link>
      {unpublished && (
        <Chip size="small" color="info" variant="outlined" label={translate(`content.state.${unpublished}`)} />
      )}
      {ready && <Chip size="small" color="success" label={translate('document.ready')} />}
      {faults > 0 && <Chip size="small" color="error" label={translate('document.faults', { count: faults })} />}
      <Typography variant="body2" color="textSecondary" sx={{ marginLeft: { sm: 'auto' } }}>
        {changed_by === null ? unedited : editedBy(changed_by, changed_at)}
      </Typography>
    </li>
  );
}

function Group({ kind, items, onAdd }: { kind: string; items: ContentItem[]; onAdd?: () => void }) {
  const translate = useTranslate();
  const add = onAdd && (
    <Button size="small" startIcon={<Icon drawing={plusIcon} />} onClick={onAdd}>
      {translate(`content.add.${kind}`)}
    </Button>
  );
  return (
    <Panel title={translate(`content.kind.${kind}`)} action={add}>
      <Rows>
        {items.map((item) => (
          <Row key={item.name} item={item} />
        ))}
      </Rows>
    </Panel>
  );
}

/** Whether a text is worth searching for in all that documents say: one letter stands nearly everywhere. */
function isLongEnough(text: string): boolean {
  return text.length > 1 || /\p{Script=Han}/u.test(text);
}

/** Editors find here what they want to change. */
export default function ContentScreen() {
  const translate = useTranslate();
  const locale = useLocale();
  const { items } = useSuspenseQuery({ queryKey: CONTENT_KEYS.list, queryFn: fetchDocuments }).data;
  const titleOf = useTitles();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState<string>();
  const wanted = fold(search.trim());
  const sought = useDeferredValue(search.trim());
  const texts = (item: ContentItem) => [item.name, titleOf(item.name), ...Object.values(item.title ?? {})].join(' ');
  const found = items.filter((item) => fold(texts(item)).includes(wanted));
  const byTitle = (one: ContentItem, other: ContentItem) =>
    titleOf(one.name).localeCompare(titleOf(other.name), HTML_LANG[locale]);
  const of = (kind: string) => found.filter(({ name }) => kindOfName(name) === kind && name !== kind).sort(byTitle);
  const single = found.filter(({ name }) => kindOfName(name) === name);
  return (
    <ScreenPage
      title={translate('content.title')}
      lead={translate('content.lead')}
      actions={
        <TextField
          type="search"
          size="small"
          label={translate('content.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      }
    >
      <Stack spacing={2}>
        {found.length === 0 && !isLongEnough(sought) && (
          <Typography color="textSecondary">{translate('content.nothing_found')}</Typography>
        )}
        {FOLDERS.map((kind) => {
          const documents = of(kind);
          if (documents.length === 0 && wanted !== '') return null;
          return <Group key={kind} kind={kind} items={documents} onAdd={() => setAdding(kind)} />;
        })}
        {single.length > 0 && <Group kind="pages" items={single} />}
        {isLongEnough(sought) && <FoundTexts text={sought} isAlone={found.length === 0} />}
      </Stack>
      {adding !== undefined && <AddDocument kind={adding} onClose={() => setAdding(undefined)} />}
    </ScreenPage>
  );
}
