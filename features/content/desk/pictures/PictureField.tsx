/** A picture in a form (EDIT-7): what stands there, another one by upload, drop or choice. */
import { useState } from 'react';
import { call } from '../../../../desk/api/call.ts';
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import { PICTURE_MAX_BYTES, PICTURE_MAX_MB, PICTURE_TYPES } from '../../contract/picture-api.ts';
import {
  leastSize,
  type PicturePlace,
  uploadedPicture,
  uploadName,
} from '../../../../contract/content/picture-places.ts';
import type { UploadItem } from '../../contract/upload-api.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { fieldId, useForm } from '../fields/form-context.tsx';
import { fieldRemoved } from '../edits/entries/removal.ts';
import { UploadArea, type UploadKind } from '../uploads/UploadArea.tsx';
import { PictureChoice, PICTURES_KEY } from './PictureChoice.tsx';
import { PictureView } from './PictureView.tsx';

interface Props {
  path: FieldPath;
  place: PicturePlace;
  value: unknown;
}

function usePictures(place: PicturePlace): UploadKind<UploadItem> {
  const translate = useTranslate();
  return {
    accept: PICTURE_TYPES,
    maxBytes: PICTURE_MAX_BYTES,
    upload: (file) => call('POST /api/desk/content/pictures', { query: { place }, body: file }),
    queryKey: PICTURES_KEY,
    texts: {
      upload: translate('picture.upload'),
      choose: translate('picture.choose'),
      limits: translate('picture.limits', { ...leastSize(place), megabytes: PICTURE_MAX_MB }),
      uploading: translate('picture.uploading'),
      tooLarge: translate('picture.too_large', { megabytes: PICTURE_MAX_MB }),
    },
  };
}

/** The field of a picture: what it shows, and the way to another one. */
export function PictureField({ path, place, value }: Props) {
  const { onChange, onRemove } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const kind = usePictures(place);
  const name = typeof value === 'string' ? value : '';
  const picture = uploadedPicture(name);
  const replace = (chosen: string) => onRemove(fieldRemoved(path, value, chosen));
  return (
    <>
      <UploadArea
        id={fieldId(path)}
        kind={kind}
        onTaken={(taken) => replace(taken.name)}
        onChoose={() => setChoosing(true)}
      >
        {name !== '' && (
          <PictureView
            name={name}
            place={place}
            onFocus={(focus) => picture && onChange(path, uploadName({ ...picture, focus }))}
          />
        )}
      </UploadArea>
      {isChoosing && (
        <PictureChoice
          place={place}
          chosen={name}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            if (chosen !== name) replace(chosen);
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}
