import { describe, expect, it } from 'vitest';
import { carriedOver } from './carry-over.ts';
import { documentFaults, documentsOf } from './parse-content.ts';
import { readContentFiles } from './read-content-files.ts';

const DOCUMENTS = documentsOf(readContentFiles());

function fieldsThatLack(name: string, body: unknown): string[] {
  return documentFaults(name, body, 'en').map(({ path }) => path.join('.'));
}

describe('documents of earlier schemas', () => {
  it('EDIT-1 one that has the shape of today stays as it is', () => {
    for (const [name, body] of DOCUMENTS) expect(carriedOver(name, body), name).toEqual(body);
  });

  it('EDIT-1 a question that was settled without a name and a day asks for both, and is not lost', () => {
    const site = carriedOver('site', { ...Object(DOCUMENTS.get('site')), settled: ['map-approval'] });
    expect(site).toMatchObject({ settled: [{ question: 'map-approval' }] });
    expect(fieldsThatLack('site', site)).toEqual(['settled.0.by', 'settled.0.on']);
  });

  it('EDIT-1 a film that had one name with its poster has both', () => {
    const { poster, ...earlier } = Object(DOCUMENTS.get('films/why-1-one-adviser'));
    expect(carriedOver('films/why-1-one-adviser', earlier)).toEqual({ ...earlier, poster });
  });

  it('EDIT-1 what no page ever showed is left out', () => {
    const site = DOCUMENTS.get('site');
    expect(carriedOver('site', { ...Object(site), establishedOn: '2025-06', partnershipOn: '2025-07' })).toEqual(site);
    const story = DOCUMENTS.get('stories/story-1-rit-train');
    expect(carriedOver('stories/story-1-rit-train', { ...Object(story), group: 1 })).toEqual(story);
  });

  it('EDIT-1 a promise in English alone asks for the other languages', () => {
    const earlier = [
      { id: 'one', promise: 'An adviser calls.', said: [{ file: 'content/about.yaml', words: 'calls' }] },
    ];
    const promises = carriedOver('promises', earlier);
    expect(promises).toMatchObject([{ promise: { en: 'An adviser calls.' } }]);
    expect(fieldsThatLack('promises', promises)).toEqual(['0.promise.zh', '0.promise.vi']);
  });

  it('EDIT-1 what is no document of any schema is left alone', () => {
    for (const body of [null, 'text', 7, []]) expect(carriedOver('site', body)).toEqual(body);
    expect(carriedOver('site', { settled: 'unread' })).toEqual({ settled: 'unread' });
  });
});
