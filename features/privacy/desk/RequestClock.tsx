/** When a request is due next: the answer, or the end; overdue ones cannot be overlooked. */
import { Chip } from '@mui/material';
import { MS_PER_DAY } from '../../../contract/time/time-units.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { RightsItem } from '../contract/rights.ts';
import { useRightsWords } from './use-rights-words.ts';

/** Less than this is soon. */
const SOON_MS = MS_PER_DAY;

function colorOf({ is_overdue }: RightsItem, dueAt: string): 'error' | 'warning' | 'default' {
  if (is_overdue) return 'error';
  return Date.parse(dueAt) - Date.now() < SOON_MS ? 'warning' : 'default';
}

/** Shows the day and how far away it is; red once it has passed. */
export function RequestClock({ request }: { request: RightsItem }) {
  const translate = useTranslate();
  const { away } = useRightsWords();
  const { next_due: due, state } = request;
  if (due === null) {
    return <Chip size="small" variant="outlined" label={translate(`requests.state.${state}`)} />;
  }
  const dueAt = due === 'answer' ? request.answer_due_at : request.finish_due_at;
  const key = request.is_overdue ? `requests.overdue.${due}` : `requests.due.${due}`;
  return (
    <Chip
      size="small"
      color={colorOf(request, dueAt)}
      variant={request.is_overdue ? 'filled' : 'outlined'}
      label={translate(key, { away: away(dueAt) })}
    />
  );
}
