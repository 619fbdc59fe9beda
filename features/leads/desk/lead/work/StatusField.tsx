/** The state of a registration: one tap, and for "lost" a second one that says why. */
import { Box, FormLabel, Menu, MenuItem, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useLeadWords } from '../../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import {
  LEAD_STATUSES,
  type LeadDetail,
  type LeadStatus,
  LOST_REASONS,
  type LostReason,
} from '../../../contract/leads.ts';
import type { LeadChanger, WantedChange } from '../use-lead.ts';

/** Each state as a button of its own, three in a row on phones, fewer where the text is large. */
const BUTTON_GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(max(30%, 5rem), 1fr))', sm: 'repeat(6, 1fr)' },
  gap: 0.75,
  marginTop: 0.5,
  '& .MuiToggleButton-root': {
    border: 1,
    borderColor: 'divider',
    borderRadius: 2,
    margin: 0,
    minHeight: 44,
    px: 0.5,
  },
  '& .MuiToggleButton-root.Mui-selected': { backgroundColor: 'primary.main', color: 'primary.contrastText' },
  '& .MuiToggleButton-root.Mui-selected:hover': { backgroundColor: 'primary.dark' },
};

/** The states as buttons; one that was chosen by mistake is taken back by choosing the one before. */
export function StatusField({ lead, changer }: { lead: LeadDetail; changer: LeadChanger }) {
  const translate = useTranslate();
  const { word } = useLeadWords();
  const group = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const save = (wanted: WantedChange & { status: LeadStatus }) =>
    changer.change(wanted, { key: 'person.status.changed', values: { status: word('status', wanted.status) } });
  const choose = (status: LeadStatus | null) => {
    if (status === 'lost') setChoosing(true);
    else if (status) void save({ status });
  };
  return (
    <Box>
      <FormLabel id="status-label">{translate('person.status.label')}</FormLabel>
      <ToggleButtonGroup
        exclusive
        ref={group}
        aria-labelledby="status-label"
        data-status
        value={lead.status}
        disabled={changer.isPending}
        onChange={(_event, status: LeadStatus | null) => choose(status)}
        sx={BUTTON_GRID}
      >
        {LEAD_STATUSES.map((status) => (
          <ToggleButton key={status} value={status}>
            {word('status', status)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {lead.status === 'lost' && lead.lost_reason && (
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
          {`${translate('person.status.lost_reason')}: ${word('lost_reason', lead.lost_reason)}`}
        </Typography>
      )}
      <LostReasonMenu
        isOpen={isChoosing}
        anchorEl={() => group.current?.lastElementChild ?? document.body}
        onClose={() => setChoosing(false)}
        onChoose={(reason) => {
          setChoosing(false);
          void save({ status: 'lost', lost_reason: reason });
        }}
      />
    </Box>
  );
}

interface LostReasonMenuProps {
  isOpen: boolean;
  anchorEl: () => Element;
  onClose: () => void;
  onChoose: (reason: LostReason) => void;
}

/** Asks why somebody is lost. */
function LostReasonMenu({ isOpen, anchorEl, onClose, onChoose }: LostReasonMenuProps) {
  const translate = useTranslate();
  const { word } = useLeadWords();
  return (
    <Menu
      open={isOpen}
      anchorEl={anchorEl}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate('person.status.lost_reason') } }}
    >
      {LOST_REASONS.map((reason) => (
        <MenuItem key={reason} onClick={() => onChoose(reason)}>
          {word('lost_reason', reason)}
        </MenuItem>
      ))}
    </Menu>
  );
}
