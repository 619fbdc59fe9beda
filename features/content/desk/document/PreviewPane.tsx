/** The page as the drafts would make it, beside the form (EDIT-3). */

import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import desktopIcon from '@phosphor-icons/core/regular/desktop.svg?raw';
import deviceMobileIcon from '@phosphor-icons/core/regular/device-mobile.svg?raw';
import type { ContentFaultItem, PreviewNote } from '../../contract/content-api.ts';
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import { LOCALES, type Locale } from '../../../../contract/locales.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { PreviewFaults } from './PreviewFaults.tsx';
import { type FieldText, PreviewFrames } from './PreviewFrames.tsx';
import { ShareDraft } from './ShareDraft.tsx';

/** Widths of the page in CSS px. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

interface Props {
  /** Of the document that is edited. */
  name: string;
  /** Address of the page in a language. */
  pageIn: (locale: Locale) => string;
  /** Counts what the server has: the page is made anew with each. */
  version: number;
  /** The page is scrolled to it, in its language. */
  follow: FieldText | undefined;
  /** Faults that are seen in the form beside it. */
  listed: readonly ContentFaultItem[];
  /** What was pressed on the page, the innermost first. */
  onPick: (shown: string[], locale: Locale) => void;
  /** A field was pressed that keeps the draft from being shown. */
  onField: (path: FieldPath) => void;
}

function useWidthOf(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** The page with its language and width to choose. */
export function PreviewPane({ name, pageIn, version, follow, listed, onPick, onField }: Props) {
  const translate = useTranslate();
  const desk = useLocale();
  const [locale, setLocale] = useState<Locale>(follow?.locale ?? desk);
  const [followed, setFollowed] = useState(follow);
  if (follow !== followed) {
    setFollowed(follow);
    if (follow?.locale) setLocale(follow.locale);
  }
  const [width, setWidth] = useState<Width>('phone');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [note, setNote] = useState<PreviewNote>();
  const room = useWidthOf(place);
  const page = pageIn(locale);
  return (
    <Stack spacing={1} sx={{ height: '100%', minHeight: 0 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={locale}
          aria-label={translate('document.preview.language')}
          onChange={(_event, chosen: Locale | null) => chosen && setLocale(chosen)}
        >
          {LOCALES.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`locale.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          aria-label={translate('document.preview.width')}
          onChange={(_event, chosen: Width | null) => chosen && setWidth(chosen)}
        >
          <ToggleButton value="phone" aria-label={translate('document.preview.phone')}>
            <Icon drawing={deviceMobileIcon} isSmall />
          </ToggleButton>
          <ToggleButton value="desktop" aria-label={translate('document.preview.desktop')}>
            <Icon drawing={desktopIcon} isSmall />
          </ToggleButton>
        </ToggleButtonGroup>
        <ShareDraft key={page} page={page} />
        <Typography variant="caption" color="textSecondary">
          {translate('document.preview.hint')}
        </Typography>
      </Stack>
      {note && <PreviewFaults name={name} note={note} listed={listed} onField={onField} />}
      <Box
        ref={setPlace}
        sx={{
          position: 'relative',
          flex: 1,
          minHeight: 420,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
        }}
      >
        <PreviewFrames
          wanted={{
            src: `/api/desk/content/preview?page=${encodeURIComponent(page)}&version=${version}`,
            locale,
            width: WIDTHS[width],
          }}
          title={translate('document.preview')}
          room={room}
          follow={follow}
          onPick={onPick}
          onNote={setNote}
        />
      </Box>
    </Stack>
  );
}
