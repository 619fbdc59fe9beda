// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import {
  accepted,
  answerWith,
  held,
  openForm,
  PROGRAM_NAMES,
} from '../../../../tests/support/islands/appointment-island.tsx';
import { expectNoise, PHONE, paintFrame, press, setUpIslands } from '../../../../tests/support/islands/island.tsx';
import { keepKnown, readShortlist, toggleShortlisted } from '../../../behaviour/browser-storage/shortlist.ts';

setUpIslands(PHONE);
// Tests of other files share this module, and may have told it of their programmes.
beforeEach(() => keepKnown(new Set()));

/** The form with its shortlist, which comes in the frame after it. */
async function openWithShortlist() {
  const form = openForm();
  const items = () => [...form.section.querySelectorAll('li')].map(({ textContent }) => textContent);
  const said = () => form.field('shortlist').closest('label')?.textContent;
  await paintFrame();
  return { ...form, items, said };
}

it('APPT-8 the form names the programmes of the shortlist, and drops those that the site no longer has', async () => {
  for (const slug of ['iit-mba', 'no-such-programme', 'uo-mba']) toggleShortlisted(slug);
  const { promise, release } = held();
  const sent = answerWith(accepted, () => promise.then(() => Response.json(PROGRAM_NAMES)));
  const { field, fillIn, submit, items, said } = await openWithShortlist();
  expect(items(), 'each has its place before its name is there').toEqual(['\u00a0', '\u00a0', '\u00a0']);
  await release();
  await paintFrame();
  expect(items()).toEqual([PROGRAM_NAMES['iit-mba'], PROGRAM_NAMES['uo-mba']]);
  expect(said()).toContain('2');
  expect(readShortlist()).toEqual(['iit-mba', 'uo-mba']);
  await press(field('shortlist'));
  await fillIn();
  await submit();
  expect(sent[0]?.body['programs']).toEqual(['iit-mba', 'uo-mba']);
});

it('APPT-8 a shortlist whose names cannot be had is counted, and goes along where its box is ticked', async () => {
  toggleShortlisted('uo-mba');
  expectNoise(/names of the programmes/);
  const sent = answerWith(accepted, () => new Response('', { status: 503 }));
  const { field, fillIn, submit, items, said } = await openWithShortlist();
  expect(items()).toEqual([]);
  expect(said()).toContain('1');
  await press(field('shortlist'));
  await fillIn();
  await submit();
  expect(sent[0]?.body['programs']).toEqual(['uo-mba']);
});
