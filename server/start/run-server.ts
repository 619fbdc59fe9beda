/** Runs the server with the settings of this machine, until it is asked to stop. */
import { loadConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { KeyFileError } from '../crypto/key-file.ts';
import { KeysMissingError } from '../crypto/open-cipher.ts';
import { isErrno } from '../is-errno.ts';
import { createLog } from '../log.ts';
import { DatabaseTlsError } from '../storage/postgres-tls.ts';
import { startServer } from './start-server.ts';

/** A stop takes no longer than this: a supervisor kills after ten seconds. */
const STOP_MAX_MS = 9000;

async function run(): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.logLevel);
  const running = await startServer(config, log);
  const stop = (signal: string) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_MAX_MS).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = config.siteUrl.includes('localhost') ? `http://localhost:${running.port}` : config.siteUrl;
  console.log(`Open ${address}`);
  const link = await running.firstAccountLink(address);
  if (link) console.log(`Nobody has an account yet. Make the first one within a day, here: ${link}`);
}

/** Runs the server; ends the process with what to do when it cannot start. */
export async function runServer(): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isExplained = [ConfigError, KeysMissingError, KeyFileError, DatabaseTlsError].some(
      (kind) => error instanceof kind,
    );
    const isPortTaken = isErrno(error, 'EADDRINUSE');
    if (isExplained && error instanceof Error) console.error(error.message);
    else if (isPortTaken)
      console.error('The port is taken by another program. Set PORT, or METRICS_PORT, to another one.');
    else console.error(error);
    process.exitCode = 1;
    // A store that is half open would keep the process alive.
    process.exit();
  }
}
