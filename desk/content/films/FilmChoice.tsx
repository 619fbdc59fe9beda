/** All films that there are, to choose one again or to delete what nothing uses (EDIT-7). */
import Delete from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { FilmItem } from '../../../contract/film-api.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { Waiting } from '../../components/Waiting.tsx';
import { useTimes } from '../../words/use-times.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { useUse } from '../uploads/use-use.ts';
import { deleteFilm, FILMS_KEY, fetchFilms } from './film-calls.ts';

interface Props {
  /** As the document names what stands there now. */
  chosen: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

interface ChoiceProps extends Pick<Props, 'chosen' | 'onChoose'> {
  name: string;
  title: string;
  note?: string;
  action?: ReactNode;
}

function Choice({ name, title, note, action, chosen, onChoose }: ChoiceProps) {
  return (
    <ListItem disablePadding secondaryAction={action}>
      <ListItemButton selected={name === chosen} onClick={() => onChoose(name)}>
        <ListItemText primary={title} secondary={note} />
      </ListItemButton>
    </ListItem>
  );
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ marginTop: 1.5 }}>
        {title}
      </Typography>
      <List dense>{children}</List>
    </>
  );
}

/** What tells an uploaded film from others: its length, size, day and use. */
function useAbout(): (item: FilmItem) => { title: string; note: string } {
  const translate = useTranslate();
  const times = useTimes();
  const use = useUse();
  return (item) => ({
    title: translate('film.about', {
      seconds: item.seconds,
      width: item.width,
      height: item.height,
      megabytes: Number((item.bytes / 1024 ** 2).toFixed(1)),
    }),
    note: translate('film.uploaded', { time: times.day(item.uploaded_at), use: use(item) }),
  });
}

/** The dialog. */
export function FilmChoice({ chosen, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const about = useAbout();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const client = useQueryClient();
  const films = useQuery({ queryKey: FILMS_KEY, queryFn: fetchFilms });
  const remove = useMutation({
    mutationFn: deleteFilm,
    onSettled: () => client.invalidateQueries({ queryKey: FILMS_KEY }),
  });
  const fault = films.error ?? remove.error;
  const choice = { chosen, onChoose };
  return (
    <Dialog open fullScreen={isPhone} fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('film.choose')}</DialogTitle>
      <DialogContent>
        {fault && <Alert severity="error">{errorText(fault)}</Alert>}
        {films.isPending && <Waiting />}
        {films.data && films.data.uploads.length > 0 && (
          <Choices title={translate('picture.uploads')}>
            {films.data.uploads.map((item) => (
              <Choice
                key={item.name}
                name={item.name}
                {...choice}
                {...about(item)}
                action={
                  item.used_in.length === 0 &&
                  !item.is_published && (
                    <IconButton
                      edge="end"
                      size="small"
                      aria-label={translate('film.delete')}
                      disabled={remove.isPending}
                      onClick={() => remove.mutate(item.name)}
                    >
                      <Delete fontSize="small" />
                    </IconButton>
                  )
                }
              />
            ))}
          </Choices>
        )}
        {films.data && (
          <Choices title={translate('picture.ours')}>
            {films.data.ours.map((name) => (
              <Choice key={name} name={name} title={name} {...choice} />
            ))}
          </Choices>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('picture.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
