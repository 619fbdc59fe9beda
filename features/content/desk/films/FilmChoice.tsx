/** All films that there are, to choose one again or to delete what nothing uses (EDIT-7). */
import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';
import { call } from '../../../../desk/api/call.ts';
import type { FilmItem, OwnFilm } from '../../contract/film-api.ts';
import { useTimes } from '../../../../desk/words/use-times.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { ChoiceDialog, type ChoiceSource } from '../uploads/ChoiceDialog.tsx';
import { useUsageText } from '../uploads/use-usage-text.ts';
import { soundWord } from './sound-word.ts';

/** The films that there are; an uploaded one is named `uploads/<id>` in documents. */
export const FILMS: ChoiceSource<FilmItem, OwnFilm> = {
  fetch: () => call('GET /api/desk/content/films'),
  remove: (name) => call('DELETE /api/desk/content/films/uploads/:name', { name: name.split('/')[1] ?? '' }),
  queryKey: ['content', 'films'],
};

interface Props {
  /** As the document names what stands there now. */
  chosen: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

interface FilmOptionProps extends Pick<Props, 'chosen' | 'onChoose'> {
  name: string;
  title: string;
  note?: string;
  action?: ReactNode;
}

function FilmOption({ name, title, note, action, chosen, onChoose }: FilmOptionProps) {
  return (
    <ListItem disablePadding secondaryAction={action}>
      <ListItemButton selected={name === chosen} onClick={() => onChoose(name)}>
        <ListItemText primary={title} secondary={note} />
      </ListItemButton>
    </ListItem>
  );
}

/** What tells an uploaded film from others: its length, size, sound, day and use. */
function useAbout(): (item: FilmItem) => { title: string; note: string } {
  const translate = useTranslate();
  const times = useTimes();
  const use = useUsageText();
  return (item) => ({
    title: translate('film.about', {
      seconds: item.seconds,
      width: item.width,
      height: item.height,
      megabytes: Number((item.bytes / 1024 ** 2).toFixed(1)),
    }),
    note: translate('film.uploaded', {
      sound: translate(soundWord(item.has_sound)),
      time: times.day(item.uploaded_at),
      use: use(item),
    }),
  });
}

/** The dialog in which a film is chosen or uploaded. */
export function FilmChoice({ chosen, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const about = useAbout();
  const choice = { chosen, onChoose };
  return (
    <ChoiceDialog
      source={FILMS}
      texts={{ title: translate('film.choose'), delete: translate('film.delete') }}
      width="sm"
      onClose={onClose}
      list={(choices) => <List dense>{choices}</List>}
      uploaded={(item, action) => (
        <FilmOption key={item.name} name={item.name} {...choice} {...about(item)} action={action} />
      )}
      own={({ name, has_sound }) => (
        <FilmOption key={name} name={name} title={name} note={translate(soundWord(has_sound))} {...choice} />
      )}
    />
  );
}
