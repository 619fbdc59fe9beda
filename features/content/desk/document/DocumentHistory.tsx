/** Who edited the document, what it said before, and how that comes back (EDIT-1). */
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import arrowCounterClockwiseIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import clockIcon from '@phosphor-icons/core/regular/clock.svg?raw';
import { call } from '../../../../desk/api/call.ts';
import type { PastEdit } from '../../contract/content-api.ts';
import type { FieldEdit } from '../../../../contract/content/field-edits.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { RetryAlert } from '../../../../desk/components/RetryAlert.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { CONTENT_KEYS } from '../edits/content-api.ts';
import { EditTexts } from '../fields/EditTexts.tsx';
import { useEditedBy } from '../../../../desk/leads/use-edited-by.ts';
import { useTimes } from '../../../../desk/words/use-times.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** Height of the bars that the form passes under, in px. */
const BARS_HEIGHT = 112;

interface Props {
  name: string;
  /** Counts what the server has. */
  version: number;
  /** Gives what puts into the form again what an edit took away; undefined where that stands there, or cannot. */
  bringBack: (edit: FieldEdit) => (() => void) | undefined;
}

function BackButton({ onBack }: { onBack: (() => void) | undefined }) {
  const translate = useTranslate();
  if (!onBack) return null;
  return (
    <li>
      <Button
        size="small"
        startIcon={<Icon drawing={arrowCounterClockwiseIcon} />}
        sx={{ marginLeft: -0.75 }}
        onClick={onBack}
      >
        {translate('document.history.back')}
      </Button>
    </li>
  );
}

function sentenceOf({ isNew, isDiscard, isReady, edits }: PastEdit) {
  if (isReady !== undefined && edits.length === 0) return isReady ? 'document.ready_by' : 'document.not_ready_by';
  return isNew ? 'document.added_by' : isDiscard ? 'document.discarded_by' : 'document.changed';
}

function Past({
  past,
  among,
  name,
  bringBack,
}: { past: PastEdit; among: readonly FieldEdit[] } & Pick<Props, 'name' | 'bringBack'>) {
  const translate = useTranslate();
  const editedBy = useEditedBy();
  const { moment } = useTimes();
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {past.by === null
          ? translate('document.changed_outside', { time: moment(past.at) })
          : editedBy(past.by, past.at, sentenceOf(past))}
      </Typography>
      {past.isReady === false && past.edits.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('document.ready_ended_by')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        <EditTexts
          edits={past.edits}
          among={among}
          document={name}
          action={(edit) => <BackButton onBack={bringBack(edit)} />}
        />
      </Box>
    </Box>
  );
}

function History({ name, version, bringBack }: Props) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  // It opens below what is seen of the form.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, []);
  const { data, error, refetch } = useQuery({
    queryKey: CONTENT_KEYS.history(name, version),
    queryFn: ({ signal }) => call('GET /api/desk/content/document/history', { query: { name: name }, signal: signal }),
    placeholderData: (before) => before,
  });
  // One edit may name a source that another one took out.
  const all = data?.items.flatMap(({ edits }) => edits) ?? [];
  return (
    <Box ref={place} tabIndex={-1} sx={{ scrollMarginTop: BARS_HEIGHT, minHeight: '60vh', outline: 0 }}>
      <Panel title={translate('document.history')}>
        {error && <RetryAlert error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Waiting />}
        {data?.total === 0 && <Typography color="textSecondary">{translate('document.unchanged')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {data?.items.map((past) => (
            <Past key={past.at} past={past} among={all} name={name} bringBack={bringBack} />
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

/** A button, and the edits below it. */
export function DocumentHistory(props: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button startIcon={<Icon drawing={clockIcon} />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {translate('document.history')}
        </Button>
      </div>
      {isOpen && <History {...props} />}
    </>
  );
}
