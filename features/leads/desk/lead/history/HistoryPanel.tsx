/** What has happened to a registration, as sentences (DESK-4). */
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { clockOf } from '../../../../../contract/time/call-hours.ts';
import { Panel } from '../../../../../desk/components/Panel.tsx';
import { useBriefAgreedTime } from '../../../../../desk/leads/calling/use-agreed-time.ts';
import { programName } from '../../../../../desk/leads/program-label.ts';
import { isWrittenTo } from '../../../../../desk/leads/reached-by.ts';
import { useSources } from '../../../../../desk/leads/use-sources.ts';
import { useStaff } from '../../../../../desk/leads/use-staff.ts';
import { useLeadWords } from '../../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import { contactSourceOf } from '../../../contract/contacts.ts';
import type { LeadDetail } from '../../../contract/leads.ts';
import { useHistory } from '../use-lead.ts';
import { isView, registeredWhere, historySentence } from './history-sentences.ts';

function Line({ at, text }: { at: string; text: string }) {
  const { timeOrDay } = useLeadWords();
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '8em minmax(0, 1fr)' }, columnGap: 2 }}
    >
      <Typography variant="body2" color="textSecondary" component="time" dateTime={at}>
        {timeOrDay(at)}
      </Typography>
      <Typography variant="body2">{text}</Typography>
    </Box>
  );
}

/** The panel. Who only looked is told when that is wanted. */
export function HistoryPanel({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const { locale, placeOf } = useLeadWords();
  const agreedTime = useBriefAgreedTime();
  const { inSentence } = useStaff();
  const history = useHistory(lead);
  const [hasViews, setViews] = useState(false);
  const views = history.filter(isView).length;
  const shown = hasViews ? history : history.filter((item) => !isView(item));
  const { nameOf } = useSources();
  const programOf = (slug: string) => programName(slug, locale);
  const timeOf = (time: number) => agreedTime(clockOf(lead), time);
  const tools = { translate, nameOf: inSentence, timeOf, placeOf, programOf, isWritten: isWrittenTo(lead) };
  return (
    <Panel
      title={translate('person.history.title')}
      action={
        views > 0 && (
          <Button size="small" onClick={() => setViews(!hasViews)} aria-expanded={hasViews}>
            {translate(hasViews ? 'person.history.hide_views' : 'person.history.views', { count: views })}
          </Button>
        )
      }
    >
      <Stack component="ol" spacing={1} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {shown.map((item) => (
          <Line key={item.id} at={item.at} text={historySentence(item, tools)} />
        ))}
        {/* Of whom the staff entered the log has the first line. */}
        {contactSourceOf(lead.source) === undefined && (
          <Line
            at={lead.created_at}
            text={translate(`person.history.${registeredWhere(lead)}`, {
              source: lead.source ? nameOf(lead.source) : translate('lead.none'),
            })}
          />
        )}
      </Stack>
    </Panel>
  );
}
