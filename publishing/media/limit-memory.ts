/** Bounds the memory of a whole process: what is kept outside of JavaScript's heap has no limit of its own. */
import { Worker } from 'node:worker_threads';

const BYTES_PER_MIB = 1024 * 1024;
/** In this time a process may take some hundred MiB more. */
const LOOKED_EVERY_MS = 50;

/** Ends this process by SIGKILL once it has more memory than that. A thread looks: whoever takes so much does not come to look. */
export function limitMemory(mebibytes: number): void {
  const look = `setInterval(() => {
    if (process.memoryUsage.rss() > ${mebibytes * BYTES_PER_MIB}) process.kill(process.pid, 'SIGKILL');
  }, ${LOOKED_EVERY_MS});`;
  new Worker(look, { eval: true }).unref();
}
