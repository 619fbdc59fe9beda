/** All pictures that fit a place, to choose one again or to delete what nothing uses (EDIT-7). */
import Delete from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { deskPicturePath } from '../../../contract/picture-api.ts';
import { PICTURE_PLACES, type PicturePlace, uploadedPicture } from '../../../contract/picture-places.ts';
import type { UploadItem } from '../../../contract/upload-api.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { Waiting } from '../../components/Waiting.tsx';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { useUse } from '../uploads/use-use.ts';
import { deletePicture, fetchPictures, PICTURES_KEY } from './picture-calls.ts';

interface Props {
  place: PicturePlace;
  /** As the document names what stands there now. */
  chosen: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

interface ChoiceProps extends Pick<Props, 'place' | 'onChoose'> {
  name: string;
  isChosen: boolean;
  caption: string;
  action?: ReactNode;
}

function Choice({ name, place, isChosen, caption, action, onChoose }: ChoiceProps) {
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box
        component="button"
        type="button"
        aria-pressed={isChosen}
        aria-label={caption}
        onClick={() => onChoose(name)}
        sx={{
          display: 'block',
          width: '100%',
          padding: 0,
          cursor: 'pointer',
          overflow: 'hidden',
          border: 3,
          borderColor: isChosen ? 'primary.main' : 'divider',
          borderRadius: 1.5,
          backgroundColor: 'action.hover',
        }}
      >
        <Box
          component="img"
          loading="lazy"
          src={deskPicturePath(name, place)}
          alt=""
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: PICTURE_PLACES[place].shapes[0].ratio.join(' / '),
            objectFit: 'cover',
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
          {caption}
        </Typography>
        {action}
      </Box>
    </Box>
  );
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ marginTop: 1.5, marginBottom: 1 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        }}
      >
        {children}
      </Box>
    </>
  );
}

/** What tells an uploaded picture from others. */
function useCaption(): (item: UploadItem) => string {
  const translate = useTranslate();
  const use = useUse();
  return (item) => translate('picture.about', { width: item.width, height: item.height, use: use(item) });
}

/** The dialog. */
export function PictureChoice({ place, chosen, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const caption = useCaption();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const client = useQueryClient();
  const pictures = useQuery({ queryKey: [...PICTURES_KEY, place], queryFn: () => fetchPictures(place) });
  const remove = useMutation({
    mutationFn: deletePicture,
    onSettled: () => client.invalidateQueries({ queryKey: PICTURES_KEY }),
  });
  const fault = pictures.error ?? remove.error;
  const now = uploadedPicture(chosen)?.id;
  return (
    <Dialog open fullScreen={isPhone} fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('picture.choose')}</DialogTitle>
      <DialogContent>
        {fault && <Alert severity="error">{errorText(fault)}</Alert>}
        {pictures.isPending && <Waiting />}
        {pictures.data && pictures.data.uploads.length > 0 && (
          <Choices title={translate('picture.uploads')}>
            {pictures.data.uploads.map((item) => (
              <Choice
                key={item.name}
                name={item.name}
                place={place}
                isChosen={now !== undefined && uploadedPicture(item.name)?.id === now}
                caption={caption(item)}
                onChoose={onChoose}
                action={
                  item.used_in.length === 0 &&
                  !item.is_published && (
                    <IconButton
                      size="small"
                      aria-label={translate('picture.delete')}
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
        {pictures.data && (
          <Choices title={translate('picture.ours')}>
            {pictures.data.ours.map((name) => (
              <Choice
                key={name}
                name={name}
                place={place}
                isChosen={name === chosen}
                caption={name}
                onChoose={onChoose}
              />
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
