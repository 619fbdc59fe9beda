/** Tells those who publish that the draft is ready, and everybody who said so (EDIT-4). */
import { Button, Chip, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ContentDocument } from '../../contract/content-api.ts';
import { isSameJson } from '../../../../contract/content/field-edits.ts';
import { call } from '../../../../desk/api/call.ts';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { CONTENT_KEYS } from '../edits/content-api.ts';
import { useEditedBy } from '../../../../desk/leads/use-edited-by.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** Nothing unless somebody has marked the draft. */
export function ReadyNote({ document: { ready } }: { document: ContentDocument }) {
  const translate = useTranslate();
  const editedBy = useEditedBy();
  if (!ready) return null;
  return (
    <Stack component="span" direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip component="span" size="small" color="success" label={translate('document.ready')} />
      <span>{editedBy(ready.by, ready.at, 'document.ready_by')}</span>
    </Stack>
  );
}

interface Props {
  document: ContentDocument;
  /** Whether all that was typed is at the server. */
  isSaved: boolean;
}

/** Marks the draft, or takes the mark back; nothing where visitors see the document as it is. */
export function ReadyButton({ document, isSaved }: Props) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const { name, ready, body, published, faults } = document;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(ready ? 'DELETE /api/desk/content/document/ready' : 'POST /api/desk/content/document/ready', {
        query: { name },
      }),
    meta: { renews: [CONTENT_KEYS.all] },
    onError: notifyError,
  });
  if (isSameJson(body, published)) return null;
  return (
    <Button
      variant="outlined"
      loading={isPending}
      disabled={!isSaved || (!ready && faults.length > 0)}
      onClick={() => mutate()}
    >
      {translate(ready ? 'document.not_ready' : 'document.ready')}
    </Button>
  );
}
