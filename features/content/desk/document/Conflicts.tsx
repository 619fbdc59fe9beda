/** Fields that two people have changed at once: both texts, and which of them is to stand (EDIT-2). */
import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import { valueAt } from '../../../../contract/content/field-edits.ts';
import { shownPath } from '../../../../contract/content/source-ids.ts';
import type { Conflict } from '../edits/draft.ts';
import type { FieldSchema } from '../fields/field-schema.ts';
import { pathTitle, schemaAt } from '../edits/ids/names.ts';
import { useIdNames } from '../edits/ids/use-id-names.ts';
import { ValueText } from '../fields/ValueText.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

interface Props {
  conflicts: readonly Conflict[];
  body: unknown;
  schema: FieldSchema;
  onSettle: (conflict: Conflict, isMine: boolean) => void;
}

function Texts({ conflict, body, schema }: Pick<Props, 'body' | 'schema'> & { conflict: Conflict }) {
  const translate = useTranslate();
  const nameOf = useIdNames('', [{ path: [], after: body }]);
  const text = { schema: schemaAt(schema, conflict.path), nameOf };
  return (
    <>
      <div>
        <Typography variant="caption">{translate('document.conflict.mine')}</Typography>
        <ValueText value={conflict.mine} {...text} />
      </div>
      <div>
        <Typography variant="caption">{translate('document.conflict.theirs')}</Typography>
        <ValueText value={valueAt(body, conflict.path)} {...text} />
      </div>
    </>
  );
}

/** Edits that a colleague was faster with, each with both values to choose from; nothing while there are none. */
export function Conflicts({ conflicts, body, schema, onSettle }: Props) {
  const translate = useTranslate();
  return conflicts.map((conflict) => (
    <Alert key={conflict.path.join('/')} severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <AlertTitle>
        {translate('document.conflict', { field: pathTitle(schema, shownPath(body, conflict.path)) })}
      </AlertTitle>
      <Stack spacing={1}>
        <Texts conflict={conflict} body={body} schema={schema} />
        <Stack direction="row" spacing={1}>
          <Button size="small" variant="outlined" color="inherit" onClick={() => onSettle(conflict, true)}>
            {translate('document.conflict.take_mine')}
          </Button>
          <Button size="small" variant="outlined" color="inherit" onClick={() => onSettle(conflict, false)}>
            {translate('document.conflict.take_theirs')}
          </Button>
        </Stack>
      </Stack>
    </Alert>
  ));
}
