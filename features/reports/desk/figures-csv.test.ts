import { expect, it } from 'vitest';
import { deskTexts } from '../../../desk/words/desk-messages.ts';
import { translatorOf } from '../../../desk/words/translate.ts';
import { schoolFeesCsv } from './figures-csv.ts';

it('DESK-7 the file of figures has the fees of each school, by currency, and how many people agreed to them', () => {
  const rows = [
    {
      school: 'SIT',
      people: 2,
      fees: [
        { currency: 'CNY', amount: 9000 },
        { currency: 'VND', amount: 5_000_000 },
      ],
    },
    { school: null, people: 1, fees: [{ currency: 'CNY', amount: 100 }] },
  ] as const;
  const translate = translatorOf({ locale: 'en', texts: deskTexts('en') });
  expect(
    schoolFeesCsv(
      rows.map((row) => ({ ...row, fees: [...row.fees] })),
      translate,
    ),
  ).toEqual([
    ['Fees by school', 'SIT · People', 2, ''],
    ['Fees by school', 'SIT · Our fee (CNY)', 9000, ''],
    ['Fees by school', 'SIT · Our fee (VND)', 5_000_000, ''],
    ['Fees by school', 'Not given · People', 1, ''],
    ['Fees by school', 'Not given · Our fee (CNY)', 100, ''],
  ]);
});
