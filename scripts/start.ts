/** `npm start`: builds the site if it is stale, then serves it; migrations run as the server opens its store. */
import { existsSync } from 'node:fs';

// The build reads PUBLIC_API_BASE too.
if (existsSync('.env')) process.loadEnvFile('.env');
const { buildOrExplain } = await import('./build.ts');
await buildOrExplain();
await import('../server/main.ts');
