/** All short links with what came of them (EDIT-9). */
import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import plusIcon from '@phosphor-icons/core/regular/plus.svg?raw';
import { reachOf } from '../../../contract/staff/access.ts';
import { Panel } from '../../../desk/components/Panel.tsx';
import { RetryAlert } from '../../../desk/components/RetryAlert.tsx';
import { ScreenPage } from '../../../desk/components/ScreenPage.tsx';
import { Waiting } from '../../../desk/components/Waiting.tsx';
import { Icon } from '../../../desk/components/Icon.tsx';
import { SHORT_LINKS, useSources } from '../../../desk/leads/use-sources.ts';
import { useMay, useMe } from '../../../desk/session/me.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { FiguresRequest, SourceSteps } from '../../reports/schema.ts';
import { EditLink } from './EditLink.tsx';
import { LinkRow } from './LinkRow.tsx';
import { type Period, Periods, USUAL_PERIOD, useSourceFigures } from './Periods.tsx';
import { SourceList, SourceRow } from './SourceRow.tsx';

function OtherSources({ sources, days }: { sources: readonly SourceSteps[]; days: FiguresRequest }) {
  const translate = useTranslate();
  const { nameOf } = useSources();
  if (sources.length === 0) return null;
  return (
    <Panel title={translate('short-links.others')}>
      <SourceList>
        {sources.map((numbers) => {
          const name = numbers.source ? nameOf(numbers.source) : translate('figures.without');
          return (
            <SourceRow key={numbers.source ?? ''} numbers={numbers} name={name} days={days}>
              <Typography>{name}</Typography>
            </SourceRow>
          );
        })}
      </SourceList>
    </Panel>
  );
}

/** What the numbers mean. */
function Counted() {
  const translate = useTranslate();
  const { role } = useMe();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '80ch' }}>
      {translate('short-links.counted')}
      {reachOf(role, 'figures.read') === 'own' && ` ${translate('figures.own')}`}
    </Typography>
  );
}

/** Managers make links here; everybody who sees figures sees what came of them. */
export default function ShortLinksScreen() {
  const translate = useTranslate();
  const may = useMay();
  const navigate = useNavigate();
  const [period, setPeriod] = useState<Period>(USUAL_PERIOD);
  const [isAdding, setAdding] = useState(false);
  const { data: links, error, refetch } = useQuery(SHORT_LINKS);
  const { days, figures, numbersOf } = useSourceFigures(period);
  return (
    <ScreenPage
      title={translate('short-links.title')}
      lead={translate('short-links.lead')}
      actions={
        may('shortLink.edit') && (
          <Button variant="contained" startIcon={<Icon drawing={plusIcon} />} onClick={() => setAdding(true)}>
            {translate('short-links.add')}
          </Button>
        )
      }
    >
      <Stack spacing={2}>
        <Periods chosen={period} onChoose={setPeriod} />
        {error && <RetryAlert error={error} onRetry={() => void refetch()} />}
        {figures.error && <RetryAlert error={figures.error} onRetry={() => void figures.refetch()} />}
        {!links && !error && <Waiting />}
        {links?.total === 0 && <Alert severity="info">{translate('short-links.none')}</Alert>}
        {links && links.total > 0 && (
          <Card sx={{ paddingInline: { xs: 2, md: 2.5 }, paddingBlock: 1 }}>
            <SourceList>
              {links.items.map((link) => (
                <LinkRow key={link.code} link={link} numbers={numbersOf.get(link.code)} days={days} />
              ))}
            </SourceList>
          </Card>
        )}
        <OtherSources sources={figures.data?.others ?? []} days={days} />
        <Counted />
      </Stack>
      {isAdding && (
        <EditLink onClose={() => setAdding(false)} onSaved={({ code }) => navigate(`/short-links/${code}`)} />
      )}
    </ScreenPage>
  );
}
