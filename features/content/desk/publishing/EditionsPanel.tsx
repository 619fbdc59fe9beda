/** What was published, the newest first; each can be shown again. */
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { EditionItem } from '../../contract/edition-api.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { RetryAlert } from '../../../../desk/components/RetryAlert.tsx';
import { useTitles } from '../edits/use-titles.ts';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useMay } from '../../../../desk/session/me.ts';
import { useTimes } from '../../../../desk/words/use-times.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useEditions } from './use-changes.ts';

/** Names of documents that are shown of an edition. */
const NAMES_SHOWN = 5;

function Row({ edition, isShown, onRestore }: { edition: EditionItem; isShown: boolean; onRestore: () => void }) {
  const translate = useTranslate();
  const may = useMay();
  const titleOf = useTitles();
  const { nameOf } = useStaff();
  const { moment } = useTimes();
  const { id, published_at, published_by, restored_from, documents } = edition;
  const names = documents.slice(0, NAMES_SHOWN).map(titleOf);
  const more = documents.length - names.length;
  const facts = [
    published_by === null ? translate('publishing.first') : nameOf(published_by),
    restored_from !== null && translate('publishing.restored', { number: restored_from }),
    published_by !== null && [...names, more > 0 && `+${more}`].filter(Boolean).join(', '),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        paddingBlock: 1.25,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{moment(published_at)}</Typography>
          {isShown && <Chip size="small" color="success" label={translate('publishing.shown')} />}
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[`${translate('publishing.number', { number: id })}`, ...facts].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {!isShown && may('content.publish') && (
        <Button variant="outlined" size="small" onClick={onRestore}>
          {translate('publishing.restore')}
        </Button>
      )}
    </Box>
  );
}

/** The list of editions, each of which can be brought back. */
export function EditionsPanel() {
  const translate = useTranslate();
  const [asked, setAsked] = useState<EditionItem>();
  const { data, error, refetch } = useEditions();
  return (
    <Panel title={translate('publishing.editions')} lead={translate('publishing.editions_lead')}>
      {error && <RetryAlert error={error} onRetry={() => void refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.items.map((edition, index) => (
          <Row key={edition.id} edition={edition} isShown={index === 0} onRestore={() => setAsked(edition)} />
        ))}
      </Box>
      {asked && <RestoreDialog edition={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}
