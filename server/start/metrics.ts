/** Figures of the running server for Prometheus, on a port of its own. None of them says anything of a person. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { CODE } from '../../contract/codes.ts';
import { MS_PER_SECOND } from '../../contract/time/time-units.ts';
import { lastBackup, lastRestoreDrill } from '../backup/backup-notes.ts';
import { countUnsent } from '../../features/notices/delivery.repository.ts';
import type { Queryable } from '../storage/database.ts';

/** A registration is committed in milliseconds; one that takes seconds is about to be given up. */
const COMMIT_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5, 10];

/** What is asked when somebody reads the figures. */
export interface MetricSources {
  /** The open store; throws StoreUnavailableError while there is none. */
  db: () => Queryable;
  /** Throws while registrations cannot be stored. */
  checkStore: () => Promise<void>;
  dataDir: string;
}

const REASONS = new Map<number, string>(Object.entries(CODE).map(([name, code]) => [code, name]));

/** The figures of one server. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #stored: Histogram;
  readonly #refused: Counter<'reason'>;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#stored = new Histogram({
      name: 'site_registration_stored_seconds',
      help: 'How long new registrations took to be committed; its count is how many there were',
      buckets: COMMIT_BUCKETS_SECONDS,
      registers,
    });
    this.#refused = new Counter({
      name: 'site_registration_refusals_total',
      help: 'Registrations that were not stored, by the name of the code of their answer',
      labelNames: ['reason'],
      registers,
    });
    // A figure that does not change yet has to be there for a rule to see it change.
    this.#refused.inc({ reason: 'failed' }, 0);
  }

  /** Notes that a new registration was stored. @param ms from its turn until it was durable. */
  stored(ms: number): void {
    this.#stored.observe(ms / MS_PER_SECOND);
  }

  /** Notes that a registration was refused. @param code of `contract/codes.ts`. */
  refused(code: number): void {
    this.#refused.inc({ reason: REASONS.get(code) ?? String(code) });
  }

  /** Adds what is asked of the store and the disk each time that somebody reads the figures. */
  watch({ db, checkStore, dataDir }: MetricSources): void {
    const registers = [this.#registry];
    new Gauge({
      name: 'site_store_ready',
      help: '1 while registrations can be stored, 0 otherwise, as /readyz says',
      registers,
      async collect() {
        this.set(
          await checkStore().then(
            () => 1,
            () => 0,
          ),
        );
      },
    });
    new Gauge({
      name: 'site_notices',
      help: 'Notices that wait to be sent (waiting), and that were given up (failed)',
      labelNames: ['state'],
      registers,
      async collect() {
        // A store that is away has a figure of its own.
        this.reset();
        const counts = await Promise.try(() => countUnsent(db())).catch(() => undefined);
        if (!counts) return;
        for (const state of ['waiting', 'failed'] as const)
          this.set(
            { state },
            [...counts.values()].reduce((sum, count) => sum + count[state], 0),
          );
      },
    });
    new Gauge({
      name: 'site_backup_timestamp_seconds',
      help: 'When the last backup was whole, in seconds since 1970; 0: never, as far as this folder of data knows',
      registers,
      collect() {
        this.set((lastBackup(dataDir) ?? 0) / MS_PER_SECOND);
      },
    });
    new Gauge({
      name: 'site_restore_drill_timestamp_seconds',
      help: 'When a backup was last restored for a trial and read to its end, in seconds since 1970; 0: never',
      registers,
      collect() {
        this.set((lastRestoreDrill(dataDir) ?? 0) / MS_PER_SECOND);
      },
    });
  }

  /** All figures as Prometheus reads them. */
  async text(): Promise<{ type: string; body: string }> {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }
}

/**
 * Serves the figures at `/metrics`.
 *
 * @returns the listening server, and its port.
 * @throws the network's error when the port is taken.
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ server: Server; port: number }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    // A figure that cannot be read is no reason for the server to end.
    const text = await metrics.text().catch(() => undefined);
    if (!text) response.writeHead(500).end();
    else response.writeHead(200, { 'Content-Type': text.type, 'Cache-Control': 'no-store' }).end(text.body);
  });
  server.listen(port, host);
  await once(server, 'listening');
  // A server that listens on a port has such an address.
  return { server, port: (server.address() as AddressInfo).port };
}
