/** Runs the server with the settings of this machine, until it is asked to stop. */
import { existsSync } from 'node:fs';
import { loadConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { createLog } from '../log.ts';
import { makeDataFolder } from '../storage/data-files.ts';
import { explainStartFault } from './start-fault.ts';
import { startServer } from './start-server.ts';

/** A stop takes no longer than this: a supervisor kills after ten seconds. */
const STOP_MAX_MS = 9000;

async function run(): Promise<void> {
  // Whoever reads the output may close it: visitors are served all the same.
  process.stdout.on('error', () => {});
  const config = loadConfig();
  const log = createLog(config.logLevel);
  if (!existsSync(config.pagesDir)) {
    throw new ConfigError([
      `There are no pages in ${config.pagesDir}. Build the site (npm run build), or set PAGES_DIR.`,
    ]);
  }
  makeDataFolder(config.dataDir);
  const running = await startServer(config, log);
  let isStopping = false;
  const stop = (signal: string) => {
    // A terminal tells every program of it, and some of them pass it on: a second signal is not to cut the stop short.
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_MAX_MS).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
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
    console.error(explainStartFault(error) ?? error);
    process.exitCode = 1;
    // A store that is half open would keep the process alive.
    process.exit();
  }
}
