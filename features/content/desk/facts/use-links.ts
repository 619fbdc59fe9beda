/** Tries links of sources when somebody asks, and keeps what came back until the desk is closed. */
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type FactSource, LINKS_PER_RUN_MAX, type LinkAnswer } from '../../contract/facts-api.ts';
import { call } from '../../../../desk/api/call.ts';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';

/** Links that are on their way at a time. */
const AT_ONCE = 3;

/** What came back, and when, in milliseconds since 1970. */
export interface TriedLink extends LinkAnswer {
  at: number;
}

type Tried = Readonly<Record<string, TriedLink>>;

const NOTHING: Tried = {};

/** Not below the content's keys: an edit does not make them old. */
const TRIED_KEY = ['tried-links'];

/** What came back of each address that was tried. */
export function useTried(): Tried {
  const { data } = useQuery<Tried>({
    queryKey: TRIED_KEY,
    queryFn: skipToken,
    initialData: NOTHING,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data ?? NOTHING;
}

/** Has the server try the link of a source, and keeps the answer for {@link useTried}. @throws CallError */
export function useTryLink(): (source: FactSource) => Promise<void> {
  const client = useQueryClient();
  return async ({ document, path }) => {
    const answer = await call('POST /api/desk/content/facts/link', { body: { document, path } });
    const at = Date.now();
    client.setQueryData<Tried>(TRIED_KEY, (before) => ({ ...before, [answer.url]: { ...answer, at } }));
  };
}

/** A source for each address that was not tried yet; when all were, for each. */
export function linksToTry(sources: readonly FactSource[], tried: Tried): FactSource[] {
  const byAddress = new Map(sources.map((source) => [source.url, source]));
  const untried = [...byAddress.values()].filter(({ url }) => tried[url] === undefined);
  return (untried.length > 0 ? untried : [...byAddress.values()]).slice(0, LINKS_PER_RUN_MAX);
}

/** How far a run has come. */
export interface LinkRun {
  done: number;
  total: number;
}

/** Tries many, a few at a time, until it is stopped or the screen is left. */
export function useLinkRun() {
  const one = useTryLink();
  const notifyError = useNotifyError();
  const [run, setRun] = useState<LinkRun>();
  const waiting = useRef<FactSource[]>([]);
  const stop = () => {
    waiting.current = [];
  };
  useEffect(() => stop, []);
  const start = async (sources: readonly FactSource[]) => {
    waiting.current = [...sources];
    setRun({ done: 0, total: sources.length });
    let hasFailed = false;
    const work = async () => {
      for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
        try {
          await one(next);
          setRun((before) => before && { ...before, done: before.done + 1 });
        } catch (error) {
          // Whatever it is, the next one would meet it too: signed out, too often, no network.
          if (!hasFailed) notifyError(error);
          hasFailed = true;
          stop();
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setRun(undefined);
  };
  return { run, start, stop };
}
