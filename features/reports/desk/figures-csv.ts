/** The figures as rows of a CSV file: part, value, number, share. */
import type { Figures, FunnelStep, SchoolFees } from '../schema.ts';
import type { FigureList } from './figure-lists.ts';
import { STAFF_STEPS, type StaffRow } from './use-staff-figures.ts';

const TENTHS_OF_PERCENT = 1000;

interface StaffWords {
  translate: (key: string) => string;
  stepWord: (step: FunnelStep) => string;
  nameOf: (id: string | null) => string;
}

/** The table by consultant, a row for each of its numbers. */
export function staffCsv(
  rows: readonly StaffRow[],
  { translate, stepWord, nameOf }: StaffWords,
): (string | number)[][] {
  const line = (row: StaffRow, name: string, value: number) => [
    translate('figures.by_staff'),
    `${nameOf(row.staff_id)} · ${name}`,
    value,
    '',
  ];
  return rows.flatMap((row) => [
    line(row, translate('figures.all_calls'), row.calls),
    line(row, translate('figures.talked'), row.talked),
    ...STAFF_STEPS.map((step) => line(row, stepWord(step), row[step])),
    ...row.fees.map(({ currency, amount }) => line(row, `${translate('lead.field.fee')} (${currency})`, amount)),
  ]);
}

/** The fees by school, a row for each amount and one for how many people it comes from. */
export function schoolFeesCsv(rows: readonly SchoolFees[], translate: (key: string) => string): (string | number)[][] {
  return rows.flatMap(({ school, people, fees }) => {
    const line = (name: string, value: number) => [
      translate('figures.by_school'),
      `${school ?? translate('figures.without')} · ${name}`,
      value,
      '',
    ];
    return [
      line(translate('figures.people'), people),
      ...fees.map(({ currency, amount }) => line(`${translate('lead.field.fee')} (${currency})`, amount)),
    ];
  });
}

/** All other numbers of the screen; the days one by one, however they are drawn. */
export function figuresCsv(
  figures: Figures,
  lists: readonly FigureList[],
  translate: (key: string) => string,
): (string | number)[][] {
  const { first_contact: contact } = figures;
  const head = ['', '', translate('figures.count'), `${translate('figures.share')} %`];
  const percent = (share: number | undefined) =>
    share === undefined ? '' : Math.round(share * TENTHS_OF_PERCENT) / (TENTHS_OF_PERCENT / 100);
  const title = translate('figures.first_contact');
  const minutes = (name: string, value: number | null) => [
    title,
    `${translate(`figures.${name}`)} (min)`,
    value ?? '',
    '',
  ];
  const share = (name: 'two_hours' | 'within_day', { in_time, of }: { in_time: number; of: number }) => [
    title,
    translate(`figures.${name}`),
    in_time,
    of === 0 ? '' : percent(in_time / of),
  ];
  return [
    head,
    [translate('figures.registrations'), `${figures.from} – ${figures.to}`, figures.total, ''],
    ...figures.by_day.map(({ value, count }) => [translate('figures.by_day'), value, count, '']),
    minutes('median', contact.median_minutes),
    minutes('p90', contact.p90_minutes),
    share('two_hours', contact.within_two_hours),
    share('within_day', contact.within_day),
    ...lists.flatMap(({ name, rows }) =>
      rows.map((row) => [translate(`figures.${name}`), row.label, row.count, percent(row.share)]),
    ),
  ];
}
