import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { renew } from './renewal.ts';

const META = { renews: [['leads']] };

/** A client that knows two answers, and what has become of them. */
function knownAnswers() {
  const client = new QueryClient();
  for (const key of ['leads', 'staff']) client.setQueryData([key], []);
  return { client, isOld: (key: string) => client.getQueryState([key])?.isInvalidated };
}

describe('what a change makes old', () => {
  test('is asked for anew, and nothing else', async () => {
    const { client, isOld } = knownAnswers();
    await renew(client, META, null);
    expect(isOld('leads')).toBe(true);
    expect(isOld('staff')).toBe(false);
  });

  test('is asked for anew after a refusal too: somebody else may have been first', async () => {
    const { client, isOld } = knownAnswers();
    await renew(client, META, new Error('refused'));
    expect(isOld('leads')).toBe(true);
  });

  test('is nothing where the change names nothing', async () => {
    const { client, isOld } = knownAnswers();
    await renew(client, undefined, null);
    expect(isOld('leads')).toBe(false);
  });
});
