/** The program of the server: gives its process the flags that it needs, then runs it. */
import { enableCompileCache } from 'node:module';
import { nameCompileCache, restartWithFlags } from './start/process-flags.ts';

nameCompileCache();
restartWithFlags(import.meta.filename);
// Compiled once, the code is loaded in two thirds of the time.
enableCompileCache();
// Not before: a process that starts anew would load all of it twice.
const { runServer } = await import('./start/run-server.ts');
await runServer();
