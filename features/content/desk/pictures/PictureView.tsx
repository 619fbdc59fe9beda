/** A picture as its place shows it, and the point that stays visible however it is cut. */
import { Box, Stack, Typography } from '@mui/material';
import type { KeyboardEvent, MouseEvent } from 'react';
import { deskPicturePath } from '../../contract/picture-api.ts';
import {
  cutOf,
  type PicturePlace,
  type PictureShape,
  shapesOf,
  type UploadedPicture,
  uploadedPicture,
} from '../../../../contract/content/picture-places.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** Height of the pictures in px. */
const HEIGHT = 120;

/** How far an arrow key moves the point, in percent. */
const STEP = 5;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const FRAME = { borderRadius: 1, border: 1, borderColor: 'divider', display: 'block', maxWidth: '100%' } as const;

const percent = (value: number) => Math.min(Math.max(Math.round(value), 0), 100);

/** Which part of a picture `object-position` is to show, as the build cuts it. */
function positionOf(picture: UploadedPicture, ratio: PictureShape['ratio']): string {
  const cut = cutOf(picture, ratio);
  const at = (start: number, room: number) => (room === 0 ? 0 : (start / room) * 100);
  return `${at(cut.left, picture.width - cut.width)}% ${at(cut.top, picture.height - cut.height)}%`;
}

interface Props {
  /** As the document names it. */
  name: string;
  place: PicturePlace;
  /** Puts another point in the middle. */
  onFocus: (focus: UploadedPicture['focus']) => void;
}

/** The whole picture; pressing it, or an arrow key, moves the point. */
function FocusChoice({ picture, src, onFocus }: { picture: UploadedPicture; src: string; onFocus: Props['onFocus'] }) {
  const translate = useTranslate();
  const [x, y] = picture.focus;
  const press = (event: MouseEvent<HTMLElement>) => {
    // The keyboard presses without a place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onFocus([percent(((event.clientX - left) / width) * 100), percent(((event.clientY - top) / height) * 100)]);
  };
  const move = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    onFocus([percent(x + step[0]), percent(y + step[1])]);
  };
  return (
    <Box
      component="button"
      type="button"
      aria-label={translate('picture.focus', { x, y })}
      onClick={press}
      onKeyDown={move}
      sx={{ ...FRAME, position: 'relative', padding: 0, cursor: 'crosshair', background: 'none', overflow: 'hidden' }}
    >
      <Box component="img" src={src} alt="" sx={{ display: 'block', height: HEIGHT, maxWidth: '100%' }} />
      <Box
        sx={{
          position: 'absolute',
          left: `${x}%`,
          top: `${y}%`,
          width: 22,
          height: 22,
          transform: 'translate(-50%, -50%)',
          border: '3px solid #fff',
          borderRadius: '50%',
          boxShadow: '0 0 0 2px #16245F',
        }}
      />
    </Box>
  );
}

/** What stands in a picture's place now. */
export function PictureView({ name, place, onFocus }: Props) {
  const translate = useTranslate();
  const picture = uploadedPicture(name);
  const src = deskPicturePath(name, place);
  const forms = picture ? shapesOf(place) : shapesOf(place).slice(0, 1);
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}>
        {picture && <FocusChoice picture={picture} src={src} onFocus={onFocus} />}
        {forms.map(({ suffix, ratio }) => (
          <Box
            key={suffix}
            component="img"
            src={src}
            alt={translate('picture.shown')}
            sx={{
              ...FRAME,
              height: HEIGHT,
              aspectRatio: ratio.join(' / '),
              objectFit: 'cover',
              objectPosition: picture && positionOf(picture, ratio),
              backgroundColor: 'action.hover',
            }}
          />
        ))}
      </Stack>
      {picture && (
        <Typography variant="caption" color="textSecondary">
          {translate('picture.focus_hint')}
        </Typography>
      )}
    </Stack>
  );
}
