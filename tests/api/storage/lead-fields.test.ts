import { expect, it } from 'vitest';
import { LEAD_FIELDS } from '../../../server/storage/tables/lead-fields.ts';
import { openTestStore, STORE_NAMES } from '../../support/stores/databases.ts';

it.each(STORE_NAMES)('DESK-9 every column of a registration on %s has a row in the table of fields', async (name) => {
  const opened = await openTestStore(name);
  const tables = await opened.store.db.introspection.getTables();
  const columns = tables.find((table) => table.name === 'lead')?.columns ?? [];
  expect(
    columns.map((column) => column.name).sort(),
    'Each column needs a row in server/storage/tables/lead-fields.ts, which says what is done with it.',
  ).toEqual(Object.keys(LEAD_FIELDS).sort());
  const cleared = Object.entries(LEAD_FIELDS).filter(([, { erasure }]) => erasure === 'cleared');
  const nullable = columns.filter(({ isNullable }) => isNullable).map((column) => column.name);
  expect(nullable).toEqual(expect.arrayContaining(cleared.map(([column]) => column)));
  await opened.close();
});
