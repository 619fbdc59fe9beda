/** Chooses the columns of the list. */
import { Box, Button, FormControlLabel, Popover, Stack, Switch } from '@mui/material';
import { useState } from 'react';
import columnsIcon from '@phosphor-icons/core/regular/columns.svg?raw';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { LEAD_COLUMNS } from '../../contract/saved-views.ts';
import { HIDDEN_AT_FIRST, useHiddenColumns } from './columns.ts';

function ColumnSwitches() {
  const translate = useTranslate();
  const [hidden, setHidden] = useHiddenColumns();
  return (
    <Stack sx={{ minWidth: 200, padding: 1.5 }}>
      {LEAD_COLUMNS.map((column) => {
        const isShown = !hidden.includes(column);
        return (
          <FormControlLabel
            key={column}
            label={translate(`lead.field.${column}`)}
            control={
              <Switch
                size="small"
                checked={isShown}
                onChange={() => setHidden(isShown ? [...hidden, column] : hidden.filter((one) => one !== column))}
              />
            }
            sx={{ marginInline: 0, gap: 0.5, paddingBlock: 0.25 }}
          />
        );
      })}
      <Box sx={{ textAlign: 'center', marginTop: 0.5 }}>
        <Button size="small" onClick={() => setHidden(HIDDEN_AT_FIRST)}>
          {translate('leads.reset_columns')}
        </Button>
      </Box>
    </Stack>
  );
}

/** Opens a tick for each column; the choice is kept in this browser. */
export function ColumnsButton() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('leads.columns');
  return (
    <>
      <Button
        startIcon={<Icon drawing={columnsIcon} />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <ColumnSwitches />
      </Popover>
    </>
  );
}
