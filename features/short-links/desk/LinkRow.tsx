/** One short link in the list. */
import { Button, Chip, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import qrCodeIcon from '@phosphor-icons/core/regular/qr-code.svg?raw';
import { Icon } from '../../../desk/components/Icon.tsx';
import { closedLanguages } from '../../../desk/leads/program-label.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { FiguresRequest } from '../../reports/schema.ts';
import type { ShortLink } from '../schema.ts';
import { SourceRow } from './SourceRow.tsx';
import type { Numbers } from './StepNumbers.tsx';
import { shownAddress } from './short-link.ts';
import { usePages } from './use-pages.ts';

/** Whether the link is closed, or its page is gone. */
export function LinkMarks({ link: { is_open, is_target_there } }: { link: ShortLink }) {
  const translate = useTranslate();
  return (
    <>
      {!is_open && <Chip size="small" label={translate('short-links.closed')} />}
      {!is_target_there && <Chip size="small" color="warning" label={translate('short-links.gone')} />}
    </>
  );
}

/** Whether the page is of a programme that takes nobody who reads its language: a link may lead there all the same. */
export function ClosedTarget({ target }: { target: string }) {
  const translate = useTranslate();
  return closedLanguages(target).map((language) => (
    <Typography key={language} variant="body2" sx={{ color: 'warning.main' }}>
      {translate(`short-links.closed_to.${language}`)}
    </Typography>
  ));
}

/** The page that the link leads to, by its title where the site has it. */
export function LeadsTo({ target }: { target: string }) {
  const translate = useTranslate();
  const { titleAt } = usePages();
  const title = titleAt(target);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {title === undefined
        ? translate('short-links.leads_to', { target })
        : translate('short-links.leads_to_page', { title, target })}
    </Typography>
  );
}

/** A short link in the list: name, address and page, with a way to its sheet. */
export function LinkRow({ link, ...counted }: { link: ShortLink; numbers: Numbers | undefined; days: FiguresRequest }) {
  const translate = useTranslate();
  const { code, name, address, target } = link;
  return (
    <SourceRow {...counted} name={name}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <LinkMarks link={link} />
      </Stack>
      <Typography variant="body2">{shownAddress(address)}</Typography>
      <LeadsTo target={target} />
      <ClosedTarget target={target} />
      <Button
        component={RouterLink}
        to={`/short-links/${code}`}
        size="small"
        startIcon={<Icon drawing={qrCodeIcon} />}
        aria-label={`${translate('short-links.sheet')}: ${name}`}
        sx={{ marginInlineStart: -0.5 }}
      >
        {translate('short-links.sheet')}
      </Button>
    </SourceRow>
  );
}
