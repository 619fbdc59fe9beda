/** `npm start`: builds the site if it is stale, then serves it, and only then compresses it as small as it gets. */
import { loadEnvFile } from '../server/env-file.ts';

// The build reads PUBLIC_API_BASE too.
loadEnvFile(process.env);
const { buildOrExplain } = await import('./build.ts');
await buildOrExplain({ isAwaited: true });
await import('../server/main.ts');
