import { describe, expect, it } from 'vitest';
import { contentFromJson, contentToJson } from '../content/reading/content-json.ts';
import { readContent } from '../content/reading/read-content-files.ts';
import { changedReads, TrackedContent } from './track-reads.ts';

const content = readContent();
const copy = () => contentFromJson(contentToJson(content));

describe('EDIT-4 what a page reads of the content', () => {
  const readsOf = (read: (tracked: typeof content) => unknown) => {
    const tracked = new TrackedContent(content);
    return tracked.readsOf(async () => void read(tracked.content));
  };

  it('EDIT-4 is noted by its path, and says the same as without', async () => {
    const tracked = new TrackedContent(content);
    const reads = await tracked.readsOf(async () => {
      expect(tracked.content.programs.get('uo-mba')?.facts.price?.text.en).toBe(
        content.programs.get('uo-mba')?.facts.price?.text.en,
      );
    });
    expect(reads).toEqual(['programs', 'programs/uo-mba', 'programs/uo-mba/facts', 'programs/uo-mba/facts/price']);
  });

  it('EDIT-4 is all names where a list or map is gone through, and each thing that is looked at', async () => {
    expect(await readsOf(({ schools }) => [...schools.keys()])).toEqual(['schools', 'schools/*']);
    expect(await readsOf(({ masters }) => masters.find(({ id }) => id === 'engineering'))).toEqual(
      expect.arrayContaining(['masters/*', 'masters/0', 'masters/0/id', 'masters/1/id']),
    );
    expect(await readsOf(({ site }) => Object.keys(site.wechat))).toContain('site/wechat/*');
    expect(await readsOf(({ programs }) => programs.has('none'))).toContain('programs/none');
  });

  it('EDIT-4 is of each entry where the same is read of many, and a change of one of them concerns it', async () => {
    const reads = await readsOf(({ programs }) => [...programs.values()].map(({ key }) => key));
    expect(content.programs.size).toBeGreaterThan(20);
    expect(reads).toEqual(['programs', 'programs/*', 'programs/:each', 'programs/:each/key']);
    const after = copy();
    const program = after.programs.get('uo-mba');
    if (program) program.key = 'another';
    expect(changedReads(content, after)).toContain('programs/:each/key');
  });

  it('EDIT-4 is one object for one thing: pages compare them', () => {
    const tracked = new TrackedContent(content).content;
    expect(tracked.programs.get('uo-mba')).toBe(tracked.programs.get('uo-mba'));
    expect(tracked.masters[0]).toBe([...tracked.masters][0]);
    expect(tracked.programs.size).toBe(content.programs.size);
  });

  it('EDIT-4 is the whole content as JSON, when all of it is read', () => {
    expect(contentToJson(new TrackedContent(content).content)).toBe(contentToJson(content));
  });
});

describe('EDIT-4 the reads that a change concerns', () => {
  it('EDIT-4 are none where nothing has changed', () => {
    expect(changedReads(content, copy())).toEqual([]);
  });

  it('EDIT-4 are the field, down to a fact of a programme', () => {
    const after = copy();
    const price = after.programs.get('uo-mba')?.facts.price;
    if (price) price.text.en = 'Another price';
    expect(changedReads(content, after)).toEqual(['programs/uo-mba/facts/price', 'programs/:each/facts/price']);
  });

  it('EDIT-4 are the names too, where something came, went or has another place', () => {
    const after = copy();
    after.programs.delete('uo-mba');
    expect(changedReads(content, after)).toEqual(['programs/*', 'programs/uo-mba', 'programs/:each']);
    const sorted = copy();
    sorted.masters.reverse();
    expect(changedReads(content, sorted)).toContain('masters/0/id');
    const without = copy();
    const facts = without.programs.get('uo-mba')?.facts;
    delete facts?.price;
    expect(changedReads(content, without)).toEqual([
      'programs/uo-mba/facts/*',
      'programs/uo-mba/facts/price',
      'programs/:each/facts/*',
      'programs/:each/facts/price',
    ]);
  });
});
