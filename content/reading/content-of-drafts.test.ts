import { expect, it } from 'vitest';
import { applyEdits } from '../../contract/content/field-edits.ts';
import { contentOfDrafts } from './content-of-drafts.ts';
import { documentsOf } from './parse-content.ts';
import { readContentFiles } from './read-content-files.ts';

it('EDIT-3 a draft is shown before anybody has read its sources, which stand with no day that could be one', () => {
  const published = documentsOf(readContentFiles());
  const name = 'programs/uo-mba';
  const path = ['sources', 'qs-2022', 'checkedOn'];
  const edit = { path, before: '2026-11-21', after: '' };
  const { body, applied } = applyEdits(published.get(name), [edit]);
  expect(applied).toEqual([edit]);
  const { content, leftOut } = contentOfDrafts(new Map([...published, [name, body]]), published);
  expect(leftOut).toEqual([]);
  expect(content.programs.get('uo-mba')?.rankings[0]).toMatchObject({ checkedOn: '1970-01-01' });
});
