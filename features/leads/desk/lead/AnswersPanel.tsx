/** What somebody answered, and where they came from (DESK-4). */
import { Button, Link, styled } from '@mui/material';
import { Fragment, type ReactNode, useState } from 'react';
import { useOf } from '../../../../contract/content/degree-uses.ts';
import { FIT_QUESTIONS, FIT_RESULT_PATH, readFit } from '../../../../contract/fit/fit.ts';
import { isLocale, type Locale } from '../../../../contract/locales.ts';
import { localePath, splitLocale } from '../../../../contract/routes.ts';
import { PUNCTUATION } from '../../../../contract/text/punctuation.ts';
import { sheetPath } from '../../../../contract/shortlist/sheet.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { countryName } from '../../../../desk/leads/calling/time-there.ts';
import { programName, programPath } from '../../../../desk/leads/program-label.ts';
import { useSources } from '../../../../desk/leads/use-sources.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useMay } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { LeadDetail } from '../../contract/leads.ts';
import { AnswersDialog } from './AnswersDialog.tsx';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(6em, auto) minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

function SiteLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Link href={path} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}

/** A path of the site, whatever was sent: never an address of another host. */
function sitePath(page: string): string {
  return `/${page.replace(/^[/\\]+/, '')}`;
}

/** The answers of the fit check in words; they lead to the result in the person's own language. */
function FitLink({ fit, locale }: { fit: string; locale: Locale }) {
  const translate = useTranslate();
  const answers = readFit(fit);
  const words = FIT_QUESTIONS.flatMap((question) => {
    const value = answers[question];
    if (value === undefined) return [];
    const country = question === 'b' ? `${translate(`fit.b.${value.slice(0, 2)}`)} ` : '';
    return [`${translate(`fit.${question}`)}: ${country}${translate(`fit.${question}.${value}`)}`];
  });
  return <SiteLink path={`${localePath(locale, FIT_RESULT_PATH)}?${fit}`}>{words.join(' · ')}</SiteLink>;
}

/** The comparison sheet in the person's own language: both look at the same page (SHEET-1). */
function SheetLink({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const sheet = sheetPath(lead.shortlist, useOf(readFit(lead.fit ?? '').p));
  const path = localePath(isLocale(lead.locale) ? lead.locale : locale, sheet);
  return <SiteLink path={path}>{translate('person.answers.sheet_open')}</SiteLink>;
}

/** Read before the call: answers, programme, campaign and language. */
export function AnswersPanel({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const { word, day, timeOrDay, locale } = useLeadWords();
  const { nameOf } = useSources();
  const may = useMay();
  const [isCorrecting, setCorrecting] = useState(false);
  const program = (slug: string) => {
    const path = programPath(slug, locale);
    return path === undefined ? slug : <SiteLink path={path}>{programName(slug, locale)}</SiteLink>;
  };
  const rows: [string, ReactNode][] = [
    ['lead.field.purpose', word('purpose', lead.purpose)],
    ['lead.field.program', lead.program && program(lead.program)],
    [
      'person.answers.shortlist',
      lead.shortlist.length > 0 &&
        lead.shortlist.map((slug, index) => (
          <Fragment key={slug}>
            {index > 0 && PUNCTUATION[locale].listComma}
            {program(slug)}
          </Fragment>
        )),
    ],
    [
      'person.answers.fit',
      lead.fit && <FitLink fit={lead.fit} locale={isLocale(lead.locale) ? lead.locale : locale} />,
    ],
    ['person.answers.sheet', lead.shortlist.length > 0 && <SheetLink lead={lead} />],
    ['lead.field.education', word('education', lead.education)],
    ['lead.field.working_years', word('working_years', lead.working_years)],
    ['lead.field.locale', word('locale', lead.locale)],
    ['person.answers.country', lead.phone_country && countryName(lead.phone_country, locale)],
    [
      'lead.field.page',
      lead.page && <SiteLink path={sitePath(lead.page)}>{splitLocale(sitePath(lead.page)).path}</SiteLink>,
    ],
    ['lead.field.source', lead.source ? nameOf(lead.source) : translate('person.answers.direct')],
    [
      'person.answers.first_source',
      lead.first_source !== lead.source && lead.first_source && nameOf(lead.first_source),
    ],
    ['lead.field.created_at', timeOrDay(lead.created_at)],
    ['lead.field.first_contacted_at', lead.first_contacted_at && timeOrDay(lead.first_contacted_at)],
    ['person.answers.purge', day(lead.purge_after)],
  ];
  return (
    <Panel
      title={translate('person.answers.title')}
      action={
        may('lead.correct') &&
        lead.restriction === null && (
          <Button size="small" onClick={() => setCorrecting(true)}>
            {translate('person.answers.correct_action')}
          </Button>
        )
      }
    >
      <List>
        {rows
          .filter(([, value]) => value)
          .map(([key, value]) => (
            <Fragment key={key}>
              <dt>{translate(key)}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </List>
      {isCorrecting && <AnswersDialog lead={lead} onClose={() => setCorrecting(false)} />}
    </Panel>
  );
}
