/** Whether the process is up and the store takes writes (API-4); for load balancers and people. */
import { Hono } from 'hono';
import type { ApiEnv } from '../http/request-context.ts';

/** `/healthz` says that the process runs, `/readyz` whether the store answers. */
export function healthRoutes({ checkStore }: { checkStore: () => Promise<void> }): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/healthz', (c) => c.json({ status: 'up' }))
    .get('/readyz', async (c) => {
      try {
        await checkStore();
        return c.json({ status: 'ready' });
      } catch {
        // The reason is in the log, where the check has written it.
        return c.json({ status: 'store not writable' }, 503);
      }
    });
}
