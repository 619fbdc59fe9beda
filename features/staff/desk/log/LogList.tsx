/** The entries, the newest first. */
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { LogItem } from '../../../../contract/staff/log-api.ts';
import { useTitles } from '../../../content/desk/edits/use-titles.ts';
import { nameAndAddress } from '../../../../desk/leads/staff-names.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { useTimes } from '../../../../desk/words/use-times.ts';
import type { StaffItem } from '../../contract.ts';
import { EntryTexts } from './EntryTexts.tsx';
import { shortId } from './LogFilters.tsx';
import { auditLogSentence } from './log-sentence.ts';

interface Props {
  items: readonly LogItem[];
  people: readonly StaffItem[];
  label: string;
}

/** Erased registrations have no page any more. */
const WITHOUT_PAGE: readonly LogItem['action'][] = ['lead_erased', 'purge_run'];

const ENTRY = {
  // On phones the time goes below an address that leaves it no room.
  display: { xs: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gridTemplateColumns: '190px minmax(0, 240px) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  paddingInline: { xs: 2, md: 3 },
  paddingBlock: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
};

/** The list: a row each; on phones time and person stand over the sentence. */
export function LogList({ items, people, label }: Props) {
  const translate = useTranslate();
  const names = new Map(people.map((person) => [person.id, nameAndAddress(person)]));
  const staffName = (id: string) => names.get(id);
  const nameOf = ({ staff_id: id, detail }: LogItem) => {
    if (id === null) return translate(detail?.['by'] === 'person' ? 'log.visitor' : 'log.nobody');
    return staffName(id) ?? translate('log.unknown_person');
  };
  return (
    <Box component="ol" aria-label={label} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <Entry key={item.id} item={item} who={nameOf(item)} staffName={staffName} />
      ))}
    </Box>
  );
}

interface EntryProps {
  item: LogItem;
  /** Name and address of the person, or that it was nobody. */
  who: string;
  staffName: (id: string) => string | undefined;
}

function Entry({ item, who, staffName }: EntryProps) {
  const translate = useTranslate();
  const { moment } = useTimes();
  const titleOf = useTitles();
  return (
    <Box component="li" sx={ENTRY}>
      <Typography
        component="time"
        dateTime={item.at}
        variant="body2"
        color="textSecondary"
        sx={{ order: { xs: 2, md: 1 }, whiteSpace: 'nowrap' }}
      >
        {moment(item.at)}
      </Typography>
      <Typography
        variant="body2"
        sx={{ order: { xs: 1, md: 2 }, fontWeight: 600, overflowWrap: 'anywhere' }}
        {...(item.staff_id === null ? { color: 'textSecondary' } : {})}
      >
        {who}
      </Typography>
      <Typography variant="body2" sx={{ order: 3, flexBasis: '100%', overflowWrap: 'anywhere' }}>
        {auditLogSentence(item, { translate, staffName, moment, titleOf })}
        {item.lead_id !== null && <LeadReference id={item.lead_id} hasPage={!WITHOUT_PAGE.includes(item.action)} />}
      </Typography>
      <EntryTexts item={item} />
    </Box>
  );
}

/** The registration that an entry is about; a link as long as there is something to open. */
function LeadReference({ id, hasPage }: { id: string; hasPage: boolean }) {
  const translate = useTranslate();
  return (
    <>
      {' '}
      {hasPage ? (
        <Link component={RouterLink} to={`/leads/${id}`} aria-label={`${translate('log.registration')} ${shortId(id)}`}>
          {shortId(id)}
        </Link>
      ) : (
        <Typography component="span" variant="body2" color="textSecondary">
          {shortId(id)}
        </Typography>
      )}
    </>
  );
}
