/** Where somebody lives: asked where the number's country has several clocks, and to be said of everybody (DESK-5). */
import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { CHOSEN_ZONES, countryOfClock, zonesToChoose } from '../../../../../contract/time/country-zones.ts';
import { HTML_LANG } from '../../../../../contract/locales.ts';
import { countryName } from '../../../../../desk/leads/calling/time-there.ts';
import { useLeadWords } from '../../../../../desk/leads/use-words.ts';
import { useMay } from '../../../../../desk/session/me.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import type { LeadDetail } from '../../../contract/leads.ts';
import type { LeadChanger } from '../use-lead.ts';

/** The choice that says that nobody knows, or that the number tells it. */
const UNKNOWN = '';

/** The zones of the number's country first, in their order, then those of all others by name. */
function useZones(country: string | null): { zone: string; label: string }[] {
  const translate = useTranslate();
  const { locale, placeOf } = useLeadWords();
  const own = zonesToChoose(country).map((zone) => ({ zone, label: translate(`time_zone.${zone}`) }));
  const others = CHOSEN_ZONES.filter((zone) => countryOfClock(zone) !== country).map((zone) => ({
    zone,
    label: placeOf(zone),
  }));
  const { compare } = new Intl.Collator(HTML_LANG[locale]);
  return [...own, ...others.sort((a, b) => compare(a.label, b.label))];
}

/** The list, which can be searched by typing; saved as soon as something is chosen. */
function ZoneChoice({ lead, changer }: { lead: LeadDetail; changer: LeadChanger }) {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const { phone_country: country } = lead;
  const isTold = country !== null && zonesToChoose(country).length === 0;
  const unknown = isTold
    ? translate('person.time_zone.as_number', { country: countryName(country, locale) })
    : translate('person.time_zone.unknown');
  const choices = [{ zone: UNKNOWN, label: unknown }, ...useZones(country)];
  return (
    // The label stands on the border: room for it above.
    <Box sx={{ paddingTop: 1 }}>
      <Autocomplete
        fullWidth
        openOnFocus
        autoHighlight
        disableClearable
        size="small"
        options={choices}
        getOptionKey={({ zone }) => zone}
        value={choices.find(({ zone }) => zone === (lead.time_zone ?? UNKNOWN))}
        disabled={changer.isPending}
        onChange={(_event, { zone }) =>
          void changer.change({ time_zone: zone || null }, { key: 'person.time_zone.changed' })
        }
        renderInput={(params) => <TextField {...params} label={translate('lead.field.time_zone')} />}
        sx={{ maxWidth: 360 }}
      />
    </Box>
  );
}

/** The choice; where the number's country tells the time, a button that shows it. */
export function TimeZoneField({ lead, changer }: { lead: LeadDetail; changer: LeadChanger }) {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const may = useMay();
  const [isAsked, setAsked] = useState(false);
  const { phone_country: country } = lead;
  if (!may('lead.change') || lead.restriction !== null) return null;
  const isTold = country !== null && lead.time_zone === null && zonesToChoose(country).length === 0;
  if (!isTold || isAsked) return <ZoneChoice lead={lead} changer={changer} />;
  return (
    <Button size="small" onClick={() => setAsked(true)} sx={{ alignSelf: 'flex-start' }}>
      {translate('person.time_zone.elsewhere', { country: countryName(country, locale) })}
    </Button>
  );
}
