/** A picture in a form (EDIT-7): what stands there, another one by upload, drop or choice. */
import CollectionsIcon from '@mui/icons-material/CollectionsOutlined';
import UploadIcon from '@mui/icons-material/UploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import type { FieldPath } from '../../../contract/field-edits.ts';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '../../../contract/picture-api.ts';
import { leastSize, type PicturePlace, uploadedPicture, uploadName } from '../../../contract/picture-places.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { fieldId, useForm } from '../form-context.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { PictureView } from './PictureView.tsx';
import { PICTURES_KEY, uploadPicture } from './picture-calls.ts';

interface Props {
  path: FieldPath;
  place: PicturePlace;
  value: unknown;
}

/** Uploads what is given; says what the server says of it. */
function useUpload(place: PicturePlace, onTaken: (name: string) => void) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [isTooLarge, setTooLarge] = useState(false);
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(file, place),
    onSuccess: async ({ name }) => {
      onTaken(name);
      await client.invalidateQueries({ queryKey: PICTURES_KEY });
    },
  });
  return {
    isPending: upload.isPending,
    fault: isTooLarge ? translate('picture.too_large') : upload.error ? errorText(upload.error) : undefined,
    take: (file: File | undefined) => {
      if (!file || upload.isPending) return;
      upload.reset();
      setTooLarge(file.size > PICTURE_MAX_BYTES);
      if (file.size <= PICTURE_MAX_BYTES) upload.mutate(file);
    },
  };
}

interface ButtonsProps {
  id: string;
  isPending: boolean;
  onTake: (file: File | undefined) => void;
  onChoose: () => void;
}

/** The buttons, with the browser's own field behind the first one. */
function PictureButtons({ id, isPending, onTake, onChoose }: ButtonsProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        id={id}
        size="small"
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={isPending}
        aria-labelledby={`${id}-label ${id}`}
        onClick={() => input.current?.click()}
      >
        {translate('picture.upload')}
      </Button>
      <Button size="small" startIcon={<CollectionsIcon />} disabled={isPending} onClick={onChoose}>
        {translate('picture.choose')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={PICTURE_TYPES.join()}
        aria-label={translate('picture.upload')}
        onChange={({ target }) => {
          onTake(target.files?.[0]);
          // The same file again, after it was mended, is a choice too.
          target.value = '';
        }}
      />
    </Stack>
  );
}

/** The field; a picture may be dropped anywhere on it. */
export function PictureField({ path, place, value }: Props) {
  const translate = useTranslate();
  const { onChange } = useForm();
  const [isOver, setOver] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { isPending, fault, take } = useUpload(place, (name) => onChange(path, name));
  const name = typeof value === 'string' ? value : '';
  const picture = uploadedPicture(name);
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <Box
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        take(event.dataTransfer.files[0]);
      }}
      sx={{ border: '2px dashed', borderColor: isOver ? 'primary.main' : 'divider', borderRadius: 2, padding: 1.5 }}
    >
      <Stack spacing={1}>
        {name !== '' && (
          <PictureView
            name={name}
            place={place}
            onFocus={(focus) => picture && onChange(path, uploadName({ ...picture, focus }))}
          />
        )}
        <PictureButtons id={fieldId(path)} isPending={isPending} onTake={take} onChoose={() => setChoosing(true)} />
        <Typography variant="caption" color="textSecondary">
          {translate('picture.limits', { ...leastSize(place) })}
        </Typography>
        <Box aria-live="polite">
          {isPending && (
            <>
              <LinearProgress aria-label={translate('picture.uploading')} />
              <Typography variant="caption">{translate('picture.uploading')}</Typography>
            </>
          )}
          {fault && <Alert severity="error">{fault}</Alert>}
        </Box>
      </Stack>
      {isChoosing && (
        <PictureChoice
          place={place}
          chosen={name}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            onChange(path, chosen);
            setChoosing(false);
          }}
        />
      )}
    </Box>
  );
}
