/** @vitest-environment jsdom */
import { createTheme, ThemeProvider } from '@mui/material';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LOCALES } from '../../../../contract/locales.ts';
import { WordsProvider } from '../../../../desk/words/WordsProvider.tsx';
import { deskTexts } from '../../../../desk/words/desk-messages.ts';
import { translatorOf, type Values } from '../../../../desk/words/translate.ts';
import type { ImportReport } from '../../contract/imports.ts';
import { ReportTable } from './ReportTable.tsx';

const REPORT: ImportReport = {
  rows: [
    { row: 2, state: 'new', name: '张**', phone: '138****0000' },
    { row: 3, state: 'erased', name: '李**', phone: '139****0001', erased_on: '2026-11-01' },
    { row: 4, state: 'erased', name: '王**', phone: '139****0002', erased_on: '2026-11-02' },
  ],
  counts: { new: 1, joins: 0, known: 0, erased: 2, refused: 0 },
  samples: [],
  unread: [],
  unread_sheets: [],
  hidden_rows: 0,
};

afterEach(cleanup);

it.each(LOCALES)(
  'DESK-9 rows of erased persons say the day, stand first, and are confirmed one by one or all, in %s',
  (locale) => {
    const language = { locale, texts: deskTexts(locale) };
    const t = (key: string, values?: Values) => translatorOf(language)(`import.${key}`, values);
    let confirmed: ReadonlySet<number> = new Set();
    function Screen() {
      const [rows, set] = useState(confirmed);
      confirmed = rows;
      return <ReportTable report={REPORT} confirmation={{ rows, set }} />;
    }
    render(
      <WordsProvider first={language}>
        <ThemeProvider theme={createTheme()}>
          <Screen />
        </ThemeProvider>
      </WordsProvider>,
    );
    const numbers = screen.getAllByRole('row').map((row) => row.firstElementChild?.textContent);
    expect(numbers).toEqual([t('row'), '3', '4', '2']);
    const day = new Intl.DateTimeFormat({ zh: 'zh-CN', en: 'en', vi: 'vi' }[locale], { dateStyle: 'long' });
    expect(screen.getByText(t('erased_on', { day: day.format(new Date('2026-11-01')) }))).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: t('confirm_row', { row: 4 }) }));
    expect([...confirmed]).toEqual([4]);
    fireEvent.click(screen.getByRole('button', { name: t('confirm_all') }));
    expect([...confirmed]).toEqual([3, 4]);
    fireEvent.click(screen.getByRole('button', { name: t('confirm_none') }));
    expect([...confirmed]).toEqual([]);
  },
);
