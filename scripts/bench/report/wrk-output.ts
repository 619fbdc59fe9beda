/** Reads what wrk prints. */

/** What a run of wrk gave. */
export interface WrkRun {
  requests: number;
  perSecond: number;
  /** Connections that failed and answers that were no success. */
  failures: number;
}

/** @throws Error for what is no output of wrk. */
export function readWrk(printed: string): WrkRun {
  const requests = Number(/(\d+) requests in/.exec(printed)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]);
  if (Number.isNaN(requests) || Number.isNaN(perSecond)) throw new Error(`wrk printed no figures: ${printed}`);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed)?.slice(1) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1] ?? 0;
  return { requests, perSecond, failures: [...errors, refused].reduce<number>((sum, one) => sum + Number(one), 0) };
}
