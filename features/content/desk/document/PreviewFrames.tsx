/** The page of a preview in a frame: pressing it leads to the form, and the old page stays until the new one is there (EDIT-3). */
import { Box, LinearProgress, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PREVIEW_NOTE, type PreviewNote } from '../../contract/content-api.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { placeOn, scrollToPlace } from '../edits/on-page/place-on-page.ts';
import { showTextOn } from '../edits/on-page/text-on-page.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** Elements around what was pressed that are looked at. */
const AROUND = 4;

/** What the field says that was entered last, as it was then. */
export interface FieldText {
  text: string;
  /** Undefined for a field without a language. */
  locale: Locale | undefined;
}

/** What a preview says of itself; undefined for one that is not of the server. */
function readNote(page: Document | null): PreviewNote | undefined {
  const text = page?.querySelector(`meta[name="${PREVIEW_NOTE}"]`)?.getAttribute('content');
  // Written by our own server (features/content/editions/preview-page.ts).
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

/** A page in a frame. */
interface Framed {
  src: string;
  locale: Locale;
  /** Of the page, in px. */
  width: number;
}

interface Props {
  wanted: Framed;
  title: string;
  /** Width of the place that it is shown in, in px. */
  room: number;
  follow: FieldText | undefined;
  /** What was pressed on the page, the innermost first. */
  onPick: (shown: string[], locale: Locale) => void;
  onNote: (note: PreviewNote | undefined) => void;
}

const keyOf = ({ src, width }: Framed) => `${width} ${src}`;

/** A page in the middle of its place, as small as it has to be. */
function laidOut({ width }: Framed, room: number) {
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return {
    position: 'absolute',
    top: 0,
    left: (room - width * scale) / 2,
    width,
    height: `${100 / scale}%`,
    border: 0,
    background: '#fff',
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  } as const;
}

/** Has the page lead to the form and nowhere else. */
function takeOver(page: Document, onPick: (shown: string[]) => void): void {
  page.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const isElement = event.target instanceof (page.defaultView?.Element ?? Element);
      // Asked just before.
      if (isElement) onPick(shownAt(event.target as Element));
    },
    { capture: true },
  );
  // Nothing is registered from here.
  page.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

/** Gives what scrolls a page to the field that is worked in, once for each time that one is entered. */
function useFollow(follow: FieldText | undefined): (page: Document) => boolean {
  const followed = useRef<FieldText>(undefined);
  return useCallback(
    (page) => {
      if (!follow || follow === followed.current || !showTextOn(page, follow.text)) return false;
      followed.current = follow;
      return true;
    },
    [follow],
  );
}

/** Two frames in turn: the old page stays until the new one is there, at the place that it was scrolled to. */
export function PreviewFrames({ wanted, title, room, follow, onPick, onNote }: Props) {
  const translate = useTranslate();
  const [loaded, setLoaded] = useState<Framed>();
  const shown = loaded ?? wanted;
  const old = useRef<HTMLIFrameElement>(null);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  const showFollowed = useFollow(follow);
  useEffect(() => {
    if (old.current?.contentDocument) showFollowed(old.current.contentDocument);
  }, [showFollowed]);
  const onLoad = (frame: HTMLIFrameElement, framed: Framed) => {
    const page = frame.contentDocument;
    const place = frame === old.current ? undefined : placeOn(old.current?.contentDocument);
    if (page) {
      takeOver(page, (texts) => pick.current(texts, framed.locale));
      if (!showFollowed(page) && place) scrollToPlace(page, place);
    }
    setLoaded(framed);
    onNote(readNote(page));
  };
  // What is typed comes within a second, without a sign.
  const isOther = loaded && (loaded.locale !== wanted.locale || loaded.width !== wanted.width);
  return (
    <>
      {!loaded && (
        <Typography color="textSecondary" sx={{ position: 'absolute', top: '30%', width: '100%', textAlign: 'center' }}>
          {translate('document.preview.loading')}
        </Typography>
      )}
      {[...new Map([shown, wanted].map((one) => [keyOf(one), one])).values()].map((framed) => {
        const isShown = keyOf(framed) === keyOf(shown);
        const isSeen = isShown && loaded !== undefined;
        return (
          <Box
            key={keyOf(framed)}
            component="iframe"
            ref={isShown ? old : undefined}
            src={framed.src}
            title={title}
            onLoad={(event) => onLoad(event.currentTarget, framed)}
            sx={{
              ...laidOut(framed, room),
              visibility: isSeen ? 'visible' : 'hidden',
            }}
          />
        );
      })}
      {isOther && (
        <LinearProgress
          aria-label={translate('document.preview.loading')}
          sx={{ position: 'absolute', top: 0, left: 0, right: 0 }}
        />
      )}
    </>
  );
}
