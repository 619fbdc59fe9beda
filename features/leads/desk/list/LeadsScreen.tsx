/** All registrations: filtered, searched, sorted, paged by the server (DESK-3). */
import { Alert, Box, Button, Card, LinearProgress, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import downloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?raw';
import userPlusIcon from '@phosphor-icons/core/regular/user-plus.svg?raw';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { markArrivalsSeen, useArrivals } from '../../../../desk/leads/arrivals/arrivals.ts';
import AddContactDialog from '../../../../desk/leads/contacts/AddContactDialog.tsx';
import KeysDialog from '../../../../desk/leads/keys/KeysDialog.tsx';
import { ROW_KEYS, useRowKeys } from '../../../../desk/leads/keys/row-keys.ts';
import { saveLeadOrder } from '../../../../desk/leads/lead-order.ts';
import { useMay } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { LeadColumn } from '../../contract/saved-views.ts';
import type { SavedViewSettings } from '../../schema/leads.ts';
import { AssignBar } from './AssignBar.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { Finder } from './Finder.tsx';
import { LeadCards } from './LeadCards.tsx';
import { LeadTable } from './LeadTable.tsx';
import { ListPages } from './ListPages.tsx';
import { SavedViews } from './SavedViews.tsx';
import { hiddenColumns, shownColumns, useHiddenColumns } from './columns.ts';
import { countFilters, isNextCallOnly, settingsOf, stateOfSettings } from './list-state.ts';
import { type LeadList, useLeadList } from './use-lead-list.ts';

/** The page of registrations, as a table or as cards. */
function Rows({ list }: { list: LeadList }) {
  const translate = useTranslate();
  const may = useMay();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [selected, setSelected] = useState<string[]>([]);
  const { data, state, setState, q } = list;
  if (!data) return list.error ? null : <Waiting />;
  if (data.items.length === 0) {
    const isAll = countFilters(state) === 0 && q === '' && !isNextCallOnly(state);
    return (
      <Typography sx={{ padding: 4, textAlign: 'center' }} color="textSecondary">
        {translate(isAll ? 'leads.empty_all' : 'leads.empty')}
      </Typography>
    );
  }
  if (isNarrow) return <LeadCards leads={data.items} />;
  const chosen = data.items.filter(({ id }) => selected.includes(id));
  const selection = { ids: chosen.map(({ id }) => id), set: setSelected };
  return (
    <>
      <AssignBar selected={chosen} onAll={() => setSelected(data.items.map(({ id }) => id))} onDone={setSelected} />
      <Card sx={{ overflowX: 'auto' }}>
        <LeadTable
          leads={data.items}
          sort={state.sort}
          onSort={(sort) => setState({ sort })}
          selection={may('lead.assign') ? selection : undefined}
        />
      </Card>
    </>
  );
}

/** Says that there are new ones, and shows them when that is wanted: rows never move by themselves. */
function NewLeadsButton({ list }: { list: LeadList }) {
  const translate = useTranslate();
  const count = useArrivals();
  if (count === 0) return null;
  const show = () => {
    markArrivalsSeen();
    if (list.state.page > 1) list.setState({ page: 1 });
    list.refetch();
  };
  return (
    <Button variant="contained" color="secondary" onClick={show} sx={{ alignSelf: 'center' }}>
      {translate('leads.fresh', { count })}
    </Button>
  );
}

function Tools({ list, onExport }: { list: LeadList; onExport: () => void }) {
  const translate = useTranslate();
  const may = useMay();
  const [hidden, setHidden] = useHiddenColumns();
  const [isAdding, setAdding] = useState(false);
  const { state, data, replaceState } = list;
  const choose = (settings: SavedViewSettings) => {
    setHidden(hiddenColumns(settings.columns));
    replaceState(stateOfSettings(settings, state.perPage));
  };
  const columns: LeadColumn[] = shownColumns(hidden);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <SavedViews settings={{ ...settingsOf(state), columns }} onChoose={choose} />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <ColumnsButton />
      </Box>
      {may('lead.add') && (
        <Button variant="outlined" startIcon={<Icon drawing={userPlusIcon} />} onClick={() => setAdding(true)}>
          {translate('add_contact.action')}
        </Button>
      )}
      {isAdding && <AddContactDialog onClose={() => setAdding(false)} />}
      {may('lead.export') && (
        <Button
          startIcon={<Icon drawing={downloadSimpleIcon} />}
          onClick={onExport}
          disabled={!data || data.total === 0}
        >
          {translate('leads.export')}
        </Button>
      )}
    </Stack>
  );
}

/** Somebody finds a registration here, opens it, or hands over several at once. */
export default function LeadsScreen() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const list = useLeadList();
  const { search } = useLocation();
  const [isExporting, setExporting] = useState(false);
  const [areKeysShown, setKeysShown] = useState(false);
  useRowKeys(() => setKeysShown((isShown) => !isShown));
  const { data, error } = list;
  useEffect(() => {
    if (data) saveLeadOrder({ ids: data.items.map(({ id }) => id), from: `/leads${search}` });
  }, [data, search]);
  return (
    <ScreenPage title={translate('leads.title')} actions={<Tools list={list} onExport={() => setExporting(true)} />}>
      <Finder list={list} />
      {error && (
        <Alert
          severity="error"
          sx={{ marginBottom: 2 }}
          action={
            <Button color="inherit" onClick={list.refetch}>
              {translate('lead.retry')}
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      )}
      <Stack spacing={1}>
        <NewLeadsButton list={list} />
        <Box sx={{ height: 4 }}>{list.isFetching && data && <LinearProgress aria-hidden />}</Box>
        <Rows list={list} />
        <ListPages list={list} />
      </Stack>
      {isExporting && (
        <ExportDialog filter={list.filter} total={data?.total ?? 0} onClose={() => setExporting(false)} />
      )}
      <KeysDialog isOpen={areKeysShown} onClose={() => setKeysShown(false)} commands={ROW_KEYS} />
    </ScreenPage>
  );
}
