/** Figures about registrations (DESK-7): how many, from where, how soon called, how far they came. */
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import downloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?raw';
import printerIcon from '@phosphor-icons/core/regular/printer.svg?raw';
import { reachOf } from '../../../contract/staff/access.ts';
import { chinaDay } from '../../../contract/time/china-calendar.ts';
import { saveFile } from '../../../desk/api/call.ts';
import { csvFile } from '../../../desk/api/csv.ts';
import { Panel } from '../../../desk/components/Panel.tsx';
import { RetryAlert } from '../../../desk/components/RetryAlert.tsx';
import { ScreenPage } from '../../../desk/components/ScreenPage.tsx';
import { Waiting } from '../../../desk/components/Waiting.tsx';
import { Icon } from '../../../desk/components/Icon.tsx';
import { useSources } from '../../../desk/leads/use-sources.ts';
import { useStaff } from '../../../desk/leads/use-staff.ts';
import { useLeadWords } from '../../../desk/leads/use-words.ts';
import { useMay, useMe } from '../../../desk/session/me.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import { canBeAsked } from '../contract.ts';
import type { FigureOrigins, Figures, FiguresRequest, SchoolFees } from '../schema.ts';
import { DayChart } from './DayChart.tsx';
import { FigureStyles } from './FigureStyles.tsx';
import { FigureSummary } from './FigureSummary.tsx';
import { FigureTable } from './FigureTable.tsx';
import { FirstContactPanel } from './FirstContactPanel.tsx';
import { FunnelChart } from './FunnelChart.tsx';
import { RangeFields } from './RangeFields.tsx';
import { SchoolFeesPanel } from './SchoolFeesPanel.tsx';
import { StaffFigures } from './StaffFigures.tsx';
import { type FigureList, figureLists, funnelRows, originLists, stepWord } from './figure-lists.ts';
import { figuresCsv, schoolFeesCsv, staffCsv } from './figures-csv.ts';
import { FIRST_PRESET, rangeOf } from './range.ts';
import { useFigureWords } from './use-figure-words.ts';
import { useFigures } from './use-figures.ts';
import { useSchoolFees } from './use-school-fees.ts';
import { type StaffRow, useStaffFigures } from './use-staff-figures.ts';

function LeftOut({ figures }: { figures: Figures }) {
  const translate = useTranslate();
  const { role } = useMe();
  const { number } = useFigureWords();
  const { suspected_bots: bots, erased } = figures.left_out;
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('figures.left_out', { bots: number(bots), erased: number(erased) })}
      {reachOf(role, 'figures.read') === 'own' && ` ${translate('figures.own')}`}
    </Typography>
  );
}

interface Shown {
  figures: Figures;
  /** Undefined until they are there. */
  origins: FigureOrigins | undefined;
}

/** What is told by consultant and by school, to those who may see it. */
interface Tables {
  staff: readonly StaffRow[];
  schools: readonly SchoolFees[];
}

function useLists({ figures, origins }: Shown): FigureList[] {
  const translate = useTranslate();
  const words = useLeadWords();
  const { nameOf } = useSources();
  return [
    ...(origins ? originLists(origins, figures.total, translate, words, nameOf) : []),
    ...figureLists(figures, words),
  ];
}

function Panels(shown: Shown & Tables) {
  const { figures, staff, schools } = shown;
  const translate = useTranslate();
  const words = useLeadWords();
  const lists = useLists(shown);
  if (figures.total === 0) {
    return (
      <>
        <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', paddingBlock: 8 }}>
          <Typography variant="h2">{translate('figures.empty')}</Typography>
          <Typography color="textSecondary">{translate('figures.empty_hint')}</Typography>
          <LeftOut figures={figures} />
        </Stack>
        {staff.some(({ calls }) => calls > 0) && <StaffFigures rows={staff} />}
      </>
    );
  }
  return (
    <Stack spacing={2}>
      <FigureSummary figures={figures} />
      {staff.length > 0 && <StaffFigures rows={staff} />}
      {schools.length > 0 && <SchoolFeesPanel rows={schools} />}
      <DayChart days={figures.by_day} />
      <Box
        className="figure-grid"
        // Columns and no grid: the lists are of very different lengths.
        sx={{ columns: { xs: '1', md: '340px' }, columnGap: 2, '& > *': { marginBottom: 2 } }}
      >
        <FunnelChart rows={funnelRows(figures, translate, words)} />
        <FirstContactPanel contact={figures.first_contact} />
        {lists
          .filter(({ rows }) => rows.length > 0)
          .map(({ name, rows }) => (
            <Panel key={name} title={translate(`figures.${name}`)}>
              <FigureTable title={translate(`figures.${name}`)} rows={rows} />
            </Panel>
          ))}
      </Box>
      <LeftOut figures={figures} />
    </Stack>
  );
}

function Actions({ isWhole, ...shown }: Shown & Tables & { isWhole: boolean }) {
  const { figures, staff, schools } = shown;
  const translate = useTranslate();
  const words = useLeadWords();
  const { nameOf } = useStaff();
  const me = useMe();
  // Whoever reads the file is somebody else.
  const nameInFile = (id: string | null) => (id === me.id ? (me.name ?? me.email) : nameOf(id));
  const others = useLists(shown);
  const download = () => {
    const funnel = { name: 'funnel', rows: funnelRows(figures, translate, words) };
    const rows = [
      ...figuresCsv(figures, [funnel, ...others], translate),
      ...staffCsv(staff, { translate, nameOf: nameInFile, stepWord: (step) => stepWord(step, translate, words) }),
      ...schoolFeesCsv(schools, translate),
    ];
    saveFile(csvFile(`figures-${figures.from}-${figures.to}.csv`, rows));
  };
  return (
    <Stack direction="row" spacing={1} className="no-print">
      <Button startIcon={<Icon drawing={printerIcon} />} onClick={() => window.print()}>
        {translate('figures.print')}
      </Button>
      <Button startIcon={<Icon drawing={downloadSimpleIcon} />} disabled={!isWhole} onClick={download}>
        {translate('figures.csv')}
      </Button>
    </Stack>
  );
}

/** Shows the figures of the chosen days; they can be printed and saved as CSV. */
export default function FiguresScreen() {
  const translate = useTranslate();
  const { day } = useFigureWords();
  const may = useMay();
  const today = chinaDay(Date.now());
  const [asked, setAsked] = useState<FiguresRequest>(() => rangeOf(FIRST_PRESET, today));
  const isValid = canBeAsked(asked);
  const { figures, origins, isComing, error, retry } = useFigures(asked, isValid);
  const staff = useStaffFigures(asked, isValid && may('lead.read'));
  const schools = useSchoolFees(asked, isValid && may('lead.fee'));
  const failed = [{ error, retry }, staff, schools].find((one) => one.error);
  // The file has all of it, of the same days.
  const isWhole = !failed && ![{ isComing }, staff, schools].some((one) => one.isComing);
  const range = figures && {
    from: day(figures.from, { hasYear: true }),
    to: day(figures.to, { hasYear: true }),
  };
  return (
    <ScreenPage
      title={translate('figures.title')}
      lead={range && translate('figures.range', range)}
      actions={
        figures && (
          <Actions figures={figures} origins={origins} staff={staff.rows} schools={schools.rows} isWhole={isWhole} />
        )
      }
    >
      <FigureStyles />
      <RangeFields asked={asked} today={today} isValid={isValid} onChange={setAsked} />
      {failed && (
        <Box sx={{ marginBottom: 2 }}>
          <RetryAlert error={failed.error} onRetry={failed.retry} />
        </Box>
      )}
      {figures ? (
        <Panels figures={figures} origins={origins} staff={staff.rows} schools={schools.rows} />
      ) : (
        !error && <Waiting />
      )}
    </ScreenPage>
  );
}
