import { expect, it } from 'vitest';
import { sharedEnds } from './shared-ends.ts';

it('DESK-3 numbers of two countries that end alike are told apart by their country, and no others', () => {
  const lead = (id: string, phone: string | null, phone_country: string | null) => ({ id, phone, phone_country });
  const shared = sharedEnds([
    lead('hanoi', '****0000', 'VN'),
    lead('beijing', '138****0000', 'CN'),
    lead('again', '****0000', 'VN'),
    lead('unlike', '****0001', 'VN'),
    lead('alike', '****0001', 'VN'),
    // Three digits alike are not four.
    lead('near', '****1000', 'US'),
    lead('written', '', null),
    lead('damaged', null, null),
  ]);
  expect([...shared]).toEqual(['hanoi', 'beijing', 'again']);
});
