/** A document that is not published as it is: who edited it, and each text before and after. */
import { Box, Checkbox, Chip, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { UnpublishedChange } from '../../contract/edition-api.ts';
import { EditTexts } from '../fields/EditTexts.tsx';
import { editorPath } from '../edits/ids/names.ts';
import { isBare } from '../edits/entries/removal.ts';
import { useEditedBy } from '../../../../desk/leads/use-edited-by.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { type ChosenDrafts, useChangedTitles, useFaultCounts, useIsTakenBack, useLastEdit } from './use-changes.ts';

/** Of the box with the gap beside it, in px: texts stand under the title. */
const BOX_WIDTH = 41;

interface Props {
  change: UnpublishedChange;
  /** Left out for those who do not publish. */
  choice: ChosenDrafts | undefined;
}

/** What was edited; of a document that was added all that it says, folded. */
function Texts({ change: { name, kind, edits } }: Pick<Props, 'change'>) {
  const translate = useTranslate();
  const said = edits.filter(({ after }) => kind !== 'added' || !isBare(after));
  if (said.length === 0) return null;
  const texts = <EditTexts edits={said} document={name} />;
  if (kind !== 'added') return texts;
  return (
    <li>
      <details>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', paddingBlock: 1 }}>
          {translate('publishing.contents')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {texts}
        </Box>
      </details>
    </li>
  );
}

/** A row with a box to choose it. */
export function ChangeRow({ change, choice }: Props) {
  const translate = useTranslate();
  const title = useChangedTitles()(change.name);
  const lastEdit = useLastEdit()(change.name);
  const { name, kind, ready } = change;
  const editedBy = useEditedBy();
  const faults = useFaultCounts()(name);
  const isTakenBack = useIsTakenBack()(change);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        {choice && (
          <Checkbox
            checked={choice.isChosen(name)}
            onChange={(_event, isChosen) => choice.choose([name], isChosen)}
            slotProps={{ input: { 'aria-label': translate('publishing.choose', { title }) } }}
            sx={{ margin: '-9px 0 -9px -9px' }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            {kind === 'removed' ? (
              <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            ) : (
              <Link
                component={RouterLink}
                to={editorPath(name)}
                sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {title}
              </Link>
            )}
            <Chip size="small" label={translate(`publishing.kind.${kind}`)} />
            {ready && <Chip size="small" color="success" label={translate('document.ready')} />}
            {isTakenBack && <Chip size="small" color="warning" label={translate('publishing.taken_back')} />}
            {faults > 0 && <Chip size="small" color="error" label={translate('document.faults', { count: faults })} />}
          </Stack>
          {[lastEdit, ready && editedBy(ready.by, ready.at, 'document.ready_by')].map(
            (line) =>
              line && (
                <Typography key={line} variant="body2" color="textSecondary">
                  {line}
                </Typography>
              ),
          )}
        </Box>
        <DiscardButton name={name} title={title} kind={kind} lastEdit={lastEdit} />
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, paddingLeft: choice ? { sm: `${BOX_WIDTH}px` } : 0 }}
      >
        <Texts change={change} />
      </Box>
    </Box>
  );
}
