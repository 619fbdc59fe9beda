/**
 * Preloaded into a process (`node --import`): kills it, as a power cut does, right before it first calls one of
 * the functions of `node:fs` that KILL_AT names (`linkSync,renameSync`).
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

for (const name of process.env['KILL_AT']?.split(',') ?? []) {
  Reflect.set(fs, name, () => process.kill(process.pid, 'SIGKILL'));
}
syncBuiltinESMExports();
