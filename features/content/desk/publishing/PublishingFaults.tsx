/** What stood in the way of a publishing: each document, who edited it last, and which draft it needs. */
import { Alert, AlertTitle, Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { PublishingFault } from '../../contract/edition-api.ts';
import { FieldTitle } from '../fields/FieldTitle.tsx';
import { editorPath } from '../edits/ids/names.ts';
import { useMay } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { type ChosenDrafts, useChangedTitles, useChanges, useLastEdit } from './use-changes.ts';

interface NeedsProps {
  /** Names of documents. */
  needs: readonly string[];
  choice: ChosenDrafts;
}

/** The documents that are to be published as well, and the button that chooses them. */
function Needs({ needs, choice }: NeedsProps) {
  const translate = useTranslate();
  const may = useMay();
  const titleOf = useChangedTitles();
  const lastEditOf = useLastEdit();
  const { data } = useChanges();
  // What was published or discarded since is no longer there to be chosen.
  const left = needs.filter((name) => data?.items.some((change) => change.name === name));
  const isDone = left.every(choice.isChosen);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Box sx={{ minWidth: 0 }}>
        {needs.map((name) => (
          <Typography key={name} variant="body2">
            {[translate('publishing.needs', { title: titleOf(name) }), lastEditOf(name)].filter(Boolean).join(' · ')}
          </Typography>
        ))}
      </Box>
      {may('content.publish') && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          disabled={isDone}
          onClick={() => choice.choose(left, true)}
        >
          {translate(isDone ? 'publishing.needs_added' : 'publishing.needs_add')}
        </Button>
      )}
    </Box>
  );
}

function Fault({ fault, choice }: { fault: PublishingFault; choice: ChosenDrafts }) {
  const titleOf = useChangedTitles();
  const lastEditOf = useLastEdit();
  const { document, path, message, needs } = fault;
  const lastEdit = document === null ? '' : lastEditOf(document);
  return (
    <Box component="li" sx={{ marginTop: 0.5 }}>
      {document !== null && (
        <>
          <Link component={RouterLink} to={editorPath(document, path)} color="inherit">
            {titleOf(document)}
          </Link>
          {path.length > 0 && (
            <>
              {' › '}
              <FieldTitle document={document} path={path} />
            </>
          )}
          {!needs && ': '}
        </>
      )}
      {/* What is needed says more than that it is missing. */}
      {!needs && message}
      {lastEdit && (
        <Typography variant="body2" sx={{ opacity: 0.85 }}>
          {lastEdit}
        </Typography>
      )}
      {needs && <Needs needs={needs} choice={choice} />}
    </Box>
  );
}

/** Takes the documents with faults out of the choice, where others are chosen that can do without them. */
function LeaveOut({ faults, choice }: { faults: readonly PublishingFault[]; choice: ChosenDrafts }) {
  const translate = useTranslate();
  const changes = useChanges().data?.items ?? [];
  const chosen = changes.map(({ name }) => name).filter(choice.isChosen);
  const isFaulty = (name: string) => faults.some(({ document }) => document === name);
  const faulty = chosen.filter(isFaulty);
  if (faulty.length === 0 || faulty.length === chosen.length) return null;
  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      sx={{ marginTop: 1 }}
      onClick={() => choice.choose(faulty, false)}
    >
      {translate('publishing.leave_out', { count: faulty.length })}
    </Button>
  );
}

/** Why nothing was published: every fault, with a link to its field. */
export function PublishingFaults({ faults, choice }: { faults: readonly PublishingFault[]; choice: ChosenDrafts }) {
  const translate = useTranslate();
  const mayPublish = useMay()('content.publish');
  return (
    <Alert severity="error" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      <AlertTitle>{translate('publishing.refused')}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {faults.map((fault) => (
          <Fault key={`${fault.document} ${fault.path.join('/')} ${fault.message}`} fault={fault} choice={choice} />
        ))}
      </ul>
      {mayPublish && <LeaveOut faults={faults} choice={choice} />}
    </Alert>
  );
}
