/** A film in a form (EDIT-7): the one that stands there, played, and another one by upload, drop or choice. */
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../desk/api/call.ts';
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import {
  deskFilmPath,
  FILM_MAX_BYTES,
  FILM_MAX_MB,
  FILM_MAX_SECONDS,
  FILM_MAX_SIDE,
  FILM_TYPES,
} from '../../contract/film-api.ts';
import { uploadedFilm } from '../../../../contract/content/film-files.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { fieldId, useForm } from '../fields/form-context.tsx';
import { UploadArea, type UploadKind } from '../uploads/UploadArea.tsx';
import { FilmChoice, FILMS } from './FilmChoice.tsx';
import { soundWord } from './sound-word.ts';

interface Props {
  path: FieldPath;
  value: unknown;
}

function useFilms(): UploadKind<{ name: string }> {
  const translate = useTranslate();
  return {
    accept: FILM_TYPES,
    maxBytes: FILM_MAX_BYTES,
    upload: (file) => call('POST /api/desk/content/films', { body: file }),
    queryKey: FILMS.queryKey,
    texts: {
      upload: translate('film.upload'),
      choose: translate('film.choose'),
      limits: translate('film.limits', {
        megabytes: FILM_MAX_MB,
        side: FILM_MAX_SIDE,
        seconds: FILM_MAX_SECONDS,
      }),
      uploading: translate('film.uploading'),
      tooLarge: translate('film.too_large', { megabytes: FILM_MAX_MB }),
    },
  };
}

/** Whether a film has sound, by its name or by the server's list; undefined while that is not here. */
function useHasSound(name: string): boolean | undefined {
  const uploaded = uploadedFilm(name);
  const films = useQuery({ queryKey: FILMS.queryKey, queryFn: FILMS.fetch, enabled: !uploaded });
  return uploaded?.hasSound ?? films.data?.ours.find((own) => own.name === name)?.has_sound;
}

/** The film that stands there, and whether it has sound. */
function ShownFilm({ name }: { name: string }) {
  const translate = useTranslate();
  const hasSound = useHasSound(name);
  return (
    <>
      <Box
        component="video"
        src={deskFilmPath(name)}
        controls
        muted
        loop
        playsInline
        preload="metadata"
        aria-label={translate('film.shown')}
        sx={{
          display: 'block',
          width: '100%',
          maxWidth: 480,
          aspectRatio: '16 / 9',
          objectFit: 'cover',
          borderRadius: 1,
          backgroundColor: 'action.hover',
        }}
      />
      {hasSound !== undefined && <Typography variant="body2">{translate(soundWord(hasSound))}</Typography>}
    </>
  );
}

/** The field. An uploaded film also fills in its length, which every film's document has beside it. */
export function FilmField({ path, value }: Props) {
  const { onChange } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const kind = useFilms();
  const name = typeof value === 'string' ? value : '';
  const choose = (chosen: string) => {
    onChange(path, chosen);
    const uploaded = uploadedFilm(chosen);
    if (uploaded) onChange([...path.slice(0, -1), 'seconds'], uploaded.seconds);
  };
  return (
    <>
      <UploadArea
        id={fieldId(path)}
        kind={kind}
        onTaken={(taken) => choose(taken.name)}
        onChoose={() => setChoosing(true)}
      >
        {name !== '' && <ShownFilm key={name} name={name} />}
      </UploadArea>
      {isChoosing && (
        <FilmChoice
          chosen={name}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            choose(chosen);
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}
