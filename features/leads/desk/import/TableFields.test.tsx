/** @vitest-environment jsdom */
import { createTheme, ThemeProvider } from '@mui/material';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LOCALES } from '../../../../contract/locales.ts';
import { WordsProvider } from '../../../../desk/words/WordsProvider.tsx';
import { deskTexts } from '../../../../desk/words/desk-messages.ts';
import { translatorOf } from '../../../../desk/words/translate.ts';
import type { ImportLayout } from '../../contract/imports.ts';
import type { ImportTable } from '../../schema/imports.ts';
import { TableFields } from './TableFields.tsx';

const LAYOUT: ImportLayout = {
  encodings: [
    { encoding: 'gb18030', samples: ['Ho鄋g L鈓'] },
    { encoding: 'windows-1258', samples: ['Hoàng Lâm'] },
  ],
  sheets: [''],
  sheet: 0,
  heading_row: 1,
  headings: ['Hoi vien', '', 'Hoi vien'],
  columns: {},
  samples: ['Ho鄋g L鈓'],
};

afterEach(cleanup);

it.each(LOCALES)(
  'DESK-4 an encoding in doubt is asked for by names, and columns by their headings, in %s',
  (locale) => {
    const language = { locale, texts: deskTexts(locale) };
    const say = translatorOf(language);
    let sent: ImportTable = {};
    function Fields() {
      const [table, setTable] = useState<ImportTable>({});
      sent = table;
      const layout = table.encoding ? { ...LAYOUT, encoding: table.encoding, samples: ['Hoàng Lâm'] } : LAYOUT;
      return <TableFields layout={layout} columns={table.columns ?? {}} table={table} onChange={setTable} />;
    }
    render(
      <ThemeProvider theme={createTheme()}>
        <WordsProvider first={language}>
          <Fields />
        </WordsProvider>
      </ThemeProvider>,
    );
    const encodings = screen.getByRole('radiogroup', { name: say('import.encoding_doubt') });
    expect(screen.queryByText(say('import.columns_missing'))).toBeNull();
    fireEvent.click(within(encodings).getByRole('radio', { name: /Hoàng Lâm/ }));
    expect(sent).toEqual({ encoding: 'windows-1258' });
    expect(screen.getByText(say('import.columns_missing'))).toBeTruthy();
    expect(screen.getByText(say('import.samples', { names: 'Hoàng Lâm' }))).toBeTruthy();
    const choose = (column: number, role: string) => {
      const heading = column === 1 ? say('import.column', { letter: 'B' }) : 'Hoi vien';
      const boxes = screen.getAllByRole('combobox', { name: new RegExp(`^${heading}`) });
      fireEvent.mouseDown(boxes[column === 2 ? 1 : 0] as HTMLElement);
      fireEvent.click(within(screen.getByRole('listbox')).getByText(role));
    };
    choose(2, say('import.name'));
    choose(0, say('import.name_more'));
    choose(1, say('import.phone'));
    expect(sent).toEqual({ encoding: 'windows-1258', heading_row: 1, columns: { name: [2, 0], phone: [1] } });
    expect(screen.queryByText(say('import.columns_missing'))).toBeNull();
  },
);
