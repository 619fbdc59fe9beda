/** The page as the drafts would make it, beside the form (EDIT-3). */

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { type ContentFaultItem, PREVIEW_NOTE, type PreviewNote } from '../../../contract/content-api.ts';
import type { FieldPath } from '../../../contract/field-edits.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { DesktopIcon, DeviceMobileIcon } from '../../components/screen-icons.tsx';
import { showTextOn } from '../../content/text-on-page.ts';
import { useLocale, useTranslate } from '../../words/WordsProvider.tsx';
import { PreviewFaults } from './PreviewFaults.tsx';
import { ShareDraft } from './ShareDraft.tsx';

/** Widths of the page in CSS px. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** Elements around what was pressed that are looked at. */
const AROUND = 4;

/** What the field says that was entered last, as it was then. */
export interface FieldText {
  text: string;
  /** Undefined for a field without a language. */
  locale: Locale | undefined;
}

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

/** What a preview says of itself; undefined for one that is not of the server. */
function readNote(page: Document | null): PreviewNote | undefined {
  const text = page?.querySelector(`meta[name="${PREVIEW_NOTE}"]`)?.getAttribute('content');
  // Written by our own server (server/content/preview.service.ts).
  return text ? (JSON.parse(text) as PreviewNote) : undefined;
}

/** What an element shows, for {@link Props.onPick}. */
function shownAt(element: Element): string[] {
  const shown: string[] = [];
  for (let at: Element | null = element, steps = 0; at && steps < AROUND; at = at.parentElement, steps++) {
    if (at instanceof (at.ownerDocument.defaultView?.HTMLImageElement ?? HTMLImageElement))
      shown.push(at.alt, at.currentSrc);
    shown.push(at.textContent ?? '');
  }
  return shown;
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

interface FrameProps {
  src: string;
  title: string;
  /** Of the page, and of the place that it is shown in, in px. */
  width: number;
  room: number;
  follow: FieldText | undefined;
  onPick: (shown: string[]) => void;
  onNote: (note: PreviewNote | undefined) => void;
}

/** Two frames in turn: the old page stays until the new one is there, where it was scrolled to. */
function Frames({ src, title, width, room, follow, onPick, onNote }: FrameProps) {
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const [loaded, setLoaded] = useState<string>();
  const shown = loaded ?? src;
  const old = useRef<HTMLIFrameElement>(null);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  useEffect(() => {
    const page = old.current?.contentDocument;
    if (page && follow) showTextOn(page, follow.text);
  }, [follow]);
  const onLoad = (frame: HTMLIFrameElement, address: string) => {
    const page = frame.contentDocument;
    page?.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        const isElement = event.target instanceof (page.defaultView?.Element ?? Element);
        if (isElement) pick.current(shownAt(event.target as Element));
      },
      { capture: true },
    );
    // Nothing is registered from here.
    page?.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
    if (address !== shown)
      frame.contentWindow?.scrollTo({ top: old.current?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
    else if (page && follow) showTextOn(page, follow.text);
    setLoaded(address);
    onNote(readNote(page));
  };
  return [...new Set([shown, src])].map((address) => (
    <Box
      key={address}
      component="iframe"
      ref={address === shown ? old : undefined}
      src={address}
      title={title}
      onLoad={(event) => onLoad(event.currentTarget, address)}
      sx={{
        position: 'absolute',
        top: 0,
        left: (room - width * scale) / 2,
        width,
        height: `${100 / scale}%`,
        border: 0,
        background: '#fff',
        transform: `scale(${scale})`,
        transformOrigin: '0 0',
        visibility: address === shown ? 'visible' : 'hidden',
        // Before it has loaded, a link in it would be followed.
        pointerEvents: loaded ? 'auto' : 'none',
      }}
    />
  ));
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
            <DeviceMobileIcon fontSize="small" />
          </ToggleButton>
          <ToggleButton value="desktop" aria-label={translate('document.preview.desktop')}>
            <DesktopIcon fontSize="small" />
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
        <Frames
          key={`${locale} ${width}`}
          src={`/api/desk/content/preview?page=${encodeURIComponent(page)}&version=${version}`}
          title={translate('document.preview')}
          width={WIDTHS[width]}
          room={room}
          follow={follow}
          onPick={(shown) => onPick(shown, locale)}
          onNote={setNote}
        />
      </Box>
    </Stack>
  );
}
