/** Takes a file by upload, drop or choice among those that there are (EDIT-7). */
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import imagesIcon from '@phosphor-icons/core/regular/images.svg?raw';
import uploadSimpleIcon from '@phosphor-icons/core/regular/upload-simple.svg?raw';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';

/** What is taken, in words and numbers. */
export interface UploadKind<T> {
  /** Media types. */
  accept: readonly string[];
  maxBytes: number;
  /** Sends a file; gives what the server has made of it. Throws `CallError`. */
  upload: (file: File) => Promise<T>;
  /** Of the choices, which are asked for again afterwards. */
  queryKey: QueryKey;
  texts: Record<'upload' | 'choose' | 'limits' | 'uploading' | 'tooLarge', string>;
}

interface Props<T> {
  /** Of the upload button; its label is `<id>-label`. */
  id: string;
  kind: UploadKind<T>;
  onTaken: (taken: T) => void;
  onChoose: () => void;
  /** What stands there now. */
  children: ReactNode;
}

/** Uploads what is given; says what the server says of it. */
function useUpload<T>({ upload, maxBytes, queryKey, texts }: UploadKind<T>, onTaken: (taken: T) => void) {
  const errorText = useErrorText();
  const [isTooLarge, setTooLarge] = useState(false);
  const sending = useMutation({
    mutationFn: upload,
    meta: { renews: [queryKey] },
    onSuccess: onTaken,
  });
  return {
    isPending: sending.isPending,
    fault: isTooLarge ? texts.tooLarge : sending.error ? errorText(sending.error) : undefined,
    take: (file: File | undefined) => {
      if (!file || sending.isPending) return;
      sending.reset();
      setTooLarge(file.size > maxBytes);
      if (file.size <= maxBytes) sending.mutate(file);
    },
  };
}

interface ButtonsProps<T> extends Pick<Props<T>, 'id' | 'kind' | 'onChoose'> {
  isPending: boolean;
  onTake: (file: File | undefined) => void;
}

/** The buttons, with the browser's own field behind the first one. */
function UploadButtons<T>({ id, kind: { accept, texts }, isPending, onTake, onChoose }: ButtonsProps<T>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        id={id}
        size="small"
        variant="outlined"
        startIcon={<Icon drawing={uploadSimpleIcon} />}
        disabled={isPending}
        aria-labelledby={`${id}-label ${id}`}
        onClick={() => input.current?.click()}
      >
        {texts.upload}
      </Button>
      <Button size="small" startIcon={<Icon drawing={imagesIcon} />} disabled={isPending} onClick={onChoose}>
        {texts.choose}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept.join()}
        aria-label={texts.upload}
        onChange={({ target }) => {
          onTake(target.files?.[0]);
          // The same file again, after it was mended, is a choice too.
          target.value = '';
        }}
      />
    </Stack>
  );
}

/** The area; a file may be dropped anywhere on it. */
export function UploadArea<T>({ id, kind, onTaken, onChoose, children }: Props<T>) {
  const [isOver, setOver] = useState(false);
  const { isPending, fault, take } = useUpload(kind, onTaken);
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
        {children}
        <UploadButtons id={id} kind={kind} isPending={isPending} onTake={take} onChoose={onChoose} />
        <Typography variant="caption" color="textSecondary">
          {kind.texts.limits}
        </Typography>
        <Box aria-live="polite">
          {isPending && (
            <>
              <LinearProgress aria-label={kind.texts.uploading} />
              <Typography variant="caption">{kind.texts.uploading}</Typography>
            </>
          )}
          {fault && <Alert severity="error">{fault}</Alert>}
        </Box>
      </Stack>
    </Box>
  );
}
