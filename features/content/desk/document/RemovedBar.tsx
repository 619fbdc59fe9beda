/** Brings back what was taken out of the document or replaced: it stays in sight until the document is left (EDIT-1). */
import { Alert, Button } from '@mui/material';
import arrowCounterClockwiseIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import type { FieldSchema } from '../fields/field-schema.ts';
import { pathTitle } from '../edits/ids/names.ts';
import type { Removals } from '../edits/entries/use-removals.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

interface Props {
  removals: Removals;
  schema: FieldSchema;
  /** Shows what has come back. */
  onBack: (path: FieldPath) => void;
}

/** What was taken out last, and a button that brings it back; nothing while nothing was taken out. */
export function RemovedBar({ removals, schema, onBack }: Props) {
  const translate = useTranslate();
  const { last, undo, forget } = removals;
  if (!last) return null;
  return (
    <Alert
      role="status"
      severity="info"
      variant="outlined"
      icon={false}
      action={
        <>
          <Button
            size="small"
            startIcon={<Icon drawing={arrowCounterClockwiseIcon} />}
            onClick={() => {
              undo();
              onBack([...last.of]);
            }}
          >
            {translate('document.undo')}
          </Button>
          <Button size="small" color="inherit" onClick={forget}>
            {translate('document.undo.close')}
          </Button>
        </>
      }
      sx={{
        position: 'sticky',
        bottom: 16,
        zIndex: 2,
        alignItems: 'center',
        backgroundColor: 'background.paper',
        boxShadow: 3,
        '& .MuiAlert-message': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
        '& .MuiAlert-action': { padding: 0, margin: 0, flexShrink: 0 },
      }}
    >
      {translate(last.isReplaced ? 'document.replaced' : 'document.removed', { name: pathTitle(schema, last.of) })}
    </Alert>
  );
}
