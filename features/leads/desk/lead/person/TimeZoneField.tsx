/** Where somebody lives whose number is of a country with several clocks (DESK-5). */
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { zonesToChoose } from '../../../../../contract/country-zones.ts';
import { useMay } from '../../../../../desk/session/me.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import type { LeadDetail } from '../../../contract/leads.ts';
import type { LeadChanger } from '../use-lead.ts';

/** The choice that says that nobody knows. */
const UNKNOWN = '';

/** Saved as soon as it is chosen; nothing where the country tells the time. */
export function TimeZoneField({ lead, changer }: { lead: LeadDetail; changer: LeadChanger }) {
  const translate = useTranslate();
  const may = useMay();
  const zones = zonesToChoose(lead.phone_country);
  if (zones.length === 0 || !may('lead.change') || lead.restriction !== null) return null;
  return (
    // The label stands on the border: room for it above.
    <Box sx={{ paddingTop: 1 }}>
      <TextField
        select
        fullWidth
        size="small"
        label={translate('lead.field.time_zone')}
        value={lead.time_zone ?? UNKNOWN}
        disabled={changer.isPending}
        onChange={({ target }) =>
          void changer.change({ time_zone: target.value || null }, { key: 'person.timeZone.changed' })
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 360 }}
      >
        <MenuItem value={UNKNOWN}>{translate('person.timeZone.unknown')}</MenuItem>
        {zones.map((zone) => (
          <MenuItem key={zone} value={zone}>
            {translate(`time_zone.${zone}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
