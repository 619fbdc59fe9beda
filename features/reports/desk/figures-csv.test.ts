import { expect, it } from 'vitest';
import { deskTexts } from '../../../desk/words/desk-messages.ts';
import { translatorOf } from '../../../desk/words/translate.ts';
import { schoolFeesCsv } from './figures-csv.ts';
import { joinSchools } from './school-fees.ts';

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

it('DESK-7 names of one school are one row, its people and fees added up by currency', () => {
  const fee = (currency: 'CNY' | 'VND', amount: number) => ({ currency, amount });
  const rows = [
    { school: 'Otago', people: 3, fees: [fee('CNY', 1)] },
    { school: 'Stevens', people: 2, fees: [fee('CNY', 9000), fee('VND', 5)] },
    { school: 'SIT', people: 2, fees: [fee('CNY', 100)] },
    { school: null, people: 9, fees: [fee('CNY', 7)] },
  ];
  expect(joinSchools(rows, (school) => (school === 'Otago' ? school : 'Stevens Institute'))).toEqual([
    { school: 'Stevens Institute', people: 4, fees: [fee('CNY', 9100), fee('VND', 5)] },
    { school: 'Otago', people: 3, fees: [fee('CNY', 1)] },
    { school: null, people: 9, fees: [fee('CNY', 7)] },
  ]);
});
