/** All that fits a field, to choose it again or to delete what nothing uses (EDIT-7). */
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type QueryKey, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import trashIcon from '@phosphor-icons/core/regular/trash.svg?raw';
import { isUnused, type UploadItem } from '../../contract/upload-api.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** What there is to choose from, and how it is asked for and deleted. Both calls throw `CallError`. */
export interface ChoiceSource<T extends UploadItem, Own> {
  fetch: () => Promise<{ uploads: T[]; ours: Own[] }>;
  remove: (name: string) => Promise<object>;
  /** Of all choices of the kind, which are asked for again after something was deleted. */
  queryKey: QueryKey;
  /** What tells these choices from others of the kind. */
  place?: string;
}

interface Props<T extends UploadItem, Own> {
  source: ChoiceSource<T, Own>;
  texts: Record<'title' | 'delete', string>;
  width: 'sm' | 'md';
  onClose: () => void;
  /** Puts choices into a list. */
  list: (choices: ReactNode) => ReactNode;
  /** A choice that was uploaded; `action` deletes it, where nothing uses it. */
  uploaded: (item: T, action: ReactNode) => ReactNode;
  /** A choice that the site brings along. */
  own: (choice: Own) => ReactNode;
}

/** The dialog in which something uploaded is chosen, uploaded or deleted. */
export function ChoiceDialog<T extends UploadItem, Own>({
  source: { fetch, remove, queryKey, place },
  texts,
  width,
  onClose,
  list,
  uploaded,
  own,
}: Props<T, Own>) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const choices = useQuery({ queryKey: [...queryKey, place], queryFn: fetch });
  const removal = useMutation({
    mutationFn: remove,
    meta: { renews: [queryKey] },
  });
  const fault = choices.error ?? removal.error;
  const deleteButton = ({ name }: T) => (
    <IconButton
      size="small"
      aria-label={texts.delete}
      disabled={removal.isPending}
      onClick={() => removal.mutate(name)}
    >
      <Icon drawing={trashIcon} isSmall />
    </IconButton>
  );
  const group = (title: string, entries: ReactNode[]) => (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ marginTop: 1.5, marginBottom: 1 }}>
        {title}
      </Typography>
      {list(entries)}
    </>
  );
  return (
    <Dialog open fullScreen={isPhone} fullWidth maxWidth={width} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        {fault && <Alert severity="error">{errorText(fault)}</Alert>}
        {choices.isPending && <Waiting />}
        {choices.data &&
          choices.data.uploads.length > 0 &&
          group(
            translate('picture.uploads'),
            choices.data.uploads.map((item) => uploaded(item, isUnused(item) && deleteButton(item))),
          )}
        {choices.data && group(translate('picture.ours'), choices.data.ours.map(own))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('picture.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
