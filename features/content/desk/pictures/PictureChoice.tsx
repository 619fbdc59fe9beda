/** All pictures that fit a place, to choose one again or to delete what nothing uses (EDIT-7). */
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { call } from '../../../../desk/api/call.ts';
import { deskPicturePath } from '../../contract/picture-api.ts';
import { PICTURE_PLACES, type PicturePlace, uploadedPicture } from '../../../../contract/content/picture-places.ts';
import type { UploadItem } from '../../contract/upload-api.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { ChoiceDialog } from '../uploads/ChoiceDialog.tsx';
import { useUsageText } from '../uploads/use-usage-text.ts';

interface Props {
  place: PicturePlace;
  /** As the document names what stands there now. */
  chosen: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

interface PictureOptionProps extends Pick<Props, 'place' | 'onChoose'> {
  name: string;
  isChosen: boolean;
  caption: string;
  action?: ReactNode;
}

function PictureOption({ name, place, isChosen, caption, action, onChoose }: PictureOptionProps) {
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

const GRID = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
} as const;

/** What tells an uploaded picture from others. */
function useCaption(): (item: UploadItem) => string {
  const translate = useTranslate();
  const use = useUsageText();
  return (item) => translate('picture.about', { width: item.width, height: item.height, use: use(item) });
}

/** Where the pictures that there are are kept in react-query's cache. */
export const PICTURES_KEY = ['content', 'pictures'] as const;

/** Deletes a picture that nothing uses, by its name in documents: `uploads/<id>-1600x1200`. */
function deletePicture(name: string) {
  const [folder = '', file = ''] = name.split('/');
  return call('DELETE /api/desk/content/pictures/:folder/:file', { folder, file });
}

/** The dialog in which a picture is chosen or uploaded. */
export function PictureChoice({ place, chosen, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const caption = useCaption();
  const now = uploadedPicture(chosen)?.id;
  const choice = { place, onChoose };
  return (
    <ChoiceDialog
      source={{
        fetch: () => call('GET /api/desk/content/pictures', { query: { place } }),
        remove: deletePicture,
        queryKey: PICTURES_KEY,
        place,
      }}
      texts={{ title: translate('picture.choose'), delete: translate('picture.delete') }}
      width="md"
      onClose={onClose}
      list={(choices) => (
        <Box component="ul" sx={GRID}>
          {choices}
        </Box>
      )}
      uploaded={(item, action) => (
        <PictureOption
          key={item.name}
          name={item.name}
          isChosen={now !== undefined && uploadedPicture(item.name)?.id === now}
          caption={caption(item)}
          action={action}
          {...choice}
        />
      )}
      own={(name) => <PictureOption key={name} name={name} isChosen={name === chosen} caption={name} {...choice} />}
    />
  );
}
