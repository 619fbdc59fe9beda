/** Asks for the figures of some days: the numbers, and beside them where registrations come from. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { call } from '../../../desk/api/call.ts';
import type { FigureOrigins, Figures, FiguresRequest } from '../schema.ts';

/** Figures change with every registration; nobody looks at them by the second. */
const FRESH_MS = MS_PER_MINUTE;

/** What has come so far. */
export interface FiguresState {
  figures: Figures | undefined;
  origins: FigureOrigins | undefined;
  /** Whether what was asked for is still on its way; what is shown meanwhile may be of other days. */
  isComing: boolean;
  error: Error | null;
  retry: () => void;
}

/** Asks, unless the days cannot be asked for; what was shown stays until the answer is there. */
export function useFigures(asked: FiguresRequest, isAskable: boolean): FiguresState {
  const usual = { enabled: isAskable, staleTime: FRESH_MS, placeholderData: keepPreviousData };
  const figures = useQuery({
    ...usual,
    queryKey: ['figures', asked],
    queryFn: ({ signal }) => call('POST /api/desk/figures', { body: asked, signal }),
  });
  const origins = useQuery({
    ...usual,
    queryKey: ['figure-origins', asked],
    queryFn: ({ signal }) => call('POST /api/desk/figures/origins', { body: asked, signal }),
  });
  const retry = () => {
    for (const query of [figures, origins]) if (query.error) void query.refetch();
  };
  const isComing = [figures, origins].some((query) => query.isPending || query.isPlaceholderData);
  return { figures: figures.data, origins: origins.data, isComing, error: figures.error ?? origins.error, retry };
}
