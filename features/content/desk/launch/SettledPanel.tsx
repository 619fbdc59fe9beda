/** What is off the list: mended in a draft and not published yet, or settled by somebody, which managers may take back. */
import { Box, Button, Link, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { call } from '../../../../desk/api/call.ts';
import type { LaunchQuestion, MendedDocument, SettledQuestion } from '../../contract/launch-api.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { CONTENT_KEYS } from '../edits/content-api.ts';
import { editorPath } from '../edits/ids/names.ts';
import { useTitles } from '../edits/use-titles.ts';
import { useMay } from '../../../../desk/session/me.ts';
import { useTimes } from '../../../../desk/words/use-times.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { FoldedRow, LINE } from './TaskRow.tsx';

/** A document that is to be published, and what is mended in it. */
function MendedRow({ mended: { document, tasks } }: { mended: MendedDocument }) {
  const titleOf = useTitles();
  return (
    <FoldedRow title={titleOf(document)} count={tasks.length}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {tasks.map(({ path, field, text }) => (
          <Box component="li" key={[...path, text].join('/')} sx={{ paddingBlock: 1, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={editorPath(document, path.length > 0 ? path : undefined)}>
              {field || titleOf(document)}
            </Link>
            <Typography variant="body2">{text}</Typography>
          </Box>
        ))}
      </Box>
    </FoldedRow>
  );
}

/** Where visitors do not see yet what was mended. */
export function MendedPanel({ documents }: { documents: readonly MendedDocument[] }) {
  const translate = useTranslate();
  return (
    <Panel
      title={translate('launch.mended')}
      lead={translate('launch.mended_lead')}
      action={
        <Button component={RouterLink} to="/publishing" size="small">
          {translate('publishing.title')}
        </Button>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {documents.map((mended) => (
          <MendedRow key={mended.document} mended={mended} />
        ))}
      </Box>
    </Panel>
  );
}

/** Who decided and when. */
function SettledList({ settled }: { settled: readonly SettledQuestion[] }) {
  const translate = useTranslate();
  const may = useMay();
  const { day } = useTimes();
  const notifyError = useNotifyError();
  const reopen = useMutation({
    mutationFn: (question: LaunchQuestion) => call('DELETE /api/desk/content/launch/settled', { query: { question } }),
    meta: { renews: [CONTENT_KEYS.all] },
    onError: notifyError,
  });
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {settled.map(({ question, text, by, on, isPublished }) => (
        <Box component="li" key={question} sx={LINE}>
          <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography>{text}</Typography>
            <Typography variant="body2" color="textSecondary">
              {by ? translate('launch.settled_by', { by, day: day(on) }) : day(on)}
              {!isPublished && ` · ${translate('launch.unpublished')}`}
            </Typography>
          </Box>
          {may('content.publish') && (
            <Button
              size="small"
              loading={reopen.isPending && reopen.variables === question}
              onClick={() => reopen.mutate(question)}
            >
              {translate('launch.take_back')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** The questions that are settled, folded: they are seldom looked at again. */
export function SettledPanel({ settled }: { settled: readonly SettledQuestion[] }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('launch.settled')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        <FoldedRow title={translate('launch.settled_show')} count={settled.length}>
          <SettledList settled={settled} />
        </FoldedRow>
      </Box>
    </Panel>
  );
}
