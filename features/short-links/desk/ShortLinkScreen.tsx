/** One short link: its sheet to print, and what a manager may change (EDIT-9). */
import { Alert, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import QRCode from 'qrcode';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import arrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?raw';
import downloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?raw';
import printerIcon from '@phosphor-icons/core/regular/printer.svg?raw';
import { saveFile } from '../../../desk/api/call.ts';
import { ConfirmDialog } from '../../../desk/components/ConfirmDialog.tsx';
import { CopyButton } from '../../../desk/components/CopyButton.tsx';
import { RetryAlert } from '../../../desk/components/RetryAlert.tsx';
import { ScreenPage } from '../../../desk/components/ScreenPage.tsx';
import { Waiting } from '../../../desk/components/Waiting.tsx';
import { Icon } from '../../../desk/components/Icon.tsx';
import { useNotifyError } from '../../../desk/components/use-error-text.ts';
import { SHORT_LINKS } from '../../../desk/leads/use-sources.ts';
import { useMay } from '../../../desk/session/me.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { ShortLink } from '../schema.ts';
import { EditLink } from './EditLink.tsx';
import { ClosedTarget, LeadsTo, LinkMarks } from './LinkRow.tsx';
import { LinkFigures } from './LinkFigures.tsx';
import { QrSheet } from './QrSheet.tsx';
import { useOpenLink } from './short-link.ts';

/** A quarter of the code may be torn or dirty; four modules of white are the standard's margin. */
const LOOK = { errorCorrectionLevel: 'Q', margin: 4 } as const;
/** Pixels of the picture's side: 17 cm in print. */
const PNG_WIDTH = 2000;

function BackButton() {
  const translate = useTranslate();
  return (
    <Button component={RouterLink} to="/short-links" startIcon={<Icon drawing={arrowLeftIcon} />} className="no-print">
      {translate('short-links.back')}
    </Button>
  );
}

/** What a manager may do with a link. */
function Changes({ link }: { link: ShortLink }) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const [asked, setAsked] = useState<'edit' | 'close'>();
  const { mutate, isPending } = useOpenLink(link);
  const close = () => setAsked(undefined);
  const toggle = () => mutate(undefined, { onError: notifyError, onSettled: close });
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked('edit')}>
        {translate('short-links.edit')}
      </Button>
      <Button variant="outlined" loading={isPending} onClick={link.is_open ? () => setAsked('close') : toggle}>
        {translate(link.is_open ? 'short-links.close' : 'short-links.open')}
      </Button>
      {asked === 'edit' && <EditLink link={link} onClose={close} onSaved={close} />}
      {asked === 'close' && (
        <ConfirmDialog
          title={translate('short-links.close_title', { name: link.name })}
          text={translate('short-links.close_text')}
          action={translate('short-links.close')}
          isBusy={isPending}
          onConfirm={toggle}
          onClose={close}
        />
      )}
    </>
  );
}

function Sheet({ link }: { link: ShortLink }) {
  const translate = useTranslate();
  const may = useMay();
  const { code, address, target } = link;
  const { data: svg } = useQuery({
    queryKey: ['qr', address],
    queryFn: () => QRCode.toString(address, { ...LOOK, type: 'svg' }),
  });
  if (svg === undefined) return <Waiting />;
  const downloadSvg = () => saveFile({ blob: new Blob([svg], { type: 'image/svg+xml' }), name: `${code}.svg` });
  const downloadPng = async () => {
    const canvas = document.createElement('canvas');
    await QRCode.toCanvas(canvas, address, { ...LOOK, width: PNG_WIDTH });
    canvas.toBlob((blob) => blob && saveFile({ blob, name: `${code}.png` }), 'image/png');
  };
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={3}>
      <QrSheet address={address} svg={svg} />
      <Stack className="no-print" spacing={2} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <LeadsTo target={target} />
          <LinkMarks link={link} />
        </Stack>
        <ClosedTarget target={target} />
        <LinkFigures link={link} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" startIcon={<Icon drawing={printerIcon} />} onClick={() => window.print()}>
            {translate('short-links.print')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Icon drawing={downloadSimpleIcon} />}
            onClick={() => void downloadPng()}
          >
            {translate('short-links.png')}
          </Button>
          <Button variant="outlined" startIcon={<Icon drawing={downloadSimpleIcon} />} onClick={downloadSvg}>
            {translate('short-links.svg')}
          </Button>
          <CopyButton text={address} label={translate('short-links.copy')} />
          {may('shortLink.edit') && <Changes link={link} />}
        </Stack>
      </Stack>
    </Stack>
  );
}

/** Everybody who sees the link may print it. */
export default function ShortLinkScreen() {
  const translate = useTranslate();
  const { id } = useParams();
  const { data, error, refetch } = useQuery(SHORT_LINKS);
  const link = data?.items.find(({ code }) => code === id);
  return (
    <ScreenPage title={link?.name ?? translate('short-links.title')} actions={<BackButton />}>
      {error && <RetryAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && !link && <Alert severity="info">{translate('short-links.not_found')}</Alert>}
      {link && <Sheet link={link} />}
    </ScreenPage>
  );
}
