/** A picture in small, among the changes of a document. */
import { Box } from '@mui/material';
import { useState } from 'react';
import { deskPicturePath } from '../../contract/picture-api.ts';
import { type PicturePlace, shapesOf } from '../../../../contract/content/picture-places.ts';

interface Props {
  /** As the document names it. */
  name: string;
  place: PicturePlace;
}

/** Nothing for one that has been deleted since. */
export function PictureThumb({ name, place }: Props) {
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  return (
    <Box
      component="img"
      loading="lazy"
      src={deskPicturePath(name, place)}
      alt=""
      onError={() => setGone(true)}
      sx={{
        display: 'block',
        height: 72,
        maxWidth: '100%',
        aspectRatio: shapesOf(place)[0]?.ratio.join(' / '),
        objectFit: 'cover',
        borderRadius: 1,
        backgroundColor: 'action.hover',
      }}
    />
  );
}
