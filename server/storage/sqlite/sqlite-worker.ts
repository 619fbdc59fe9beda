/**
 * The thread that owns the SQLite file. Node's SQLite answers only when it is done: a commit
 * waits for the disk, and pages must not wait with it.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { SQLITE_PRAGMAS } from './sqlite-pragmas.ts';
import type {
  SqliteFault,
  SqliteFileOptions,
  SqliteRequest,
  SqliteResponse,
  SqliteResult,
  SqliteStatement,
} from './sqlite-protocol.ts';

/** Statements kept prepared. */
const PREPARED_MAX = 100;

// What the store's own thread gave.
const options = workerData as SqliteFileOptions;
const prepared = new Map<string, StatementSync>();
let file: DatabaseSync | undefined;

function open(): DatabaseSync {
  const opened = new DatabaseSync(options.path, {
    timeout: options.busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  opened.exec(SQLITE_PRAGMAS);
  if (options.maxPages) opened.exec(`pragma max_page_count = ${options.maxPages}`);
  return opened;
}

function prepare(opened: DatabaseSync, sql: string): StatementSync {
  let found = prepared.get(sql);
  if (found) prepared.delete(sql);
  else found = opened.prepare(sql);
  // The last used stand at the end.
  prepared.set(sql, found);
  const oldest = prepared.size > PREPARED_MAX ? prepared.keys().next().value : undefined;
  if (oldest !== undefined) prepared.delete(oldest);
  return found;
}

/**
 * Takes the lock at once: two that read first and write later would otherwise fail each other
 * instead of waiting.
 */
function begin(opened: DatabaseSync): void {
  prepare(opened, 'begin immediate').run();
}

function parsed<T>(json: string): T {
  // As the other side of the thread wrote it.
  return JSON.parse(json) as T;
}

function runForRows(opened: DatabaseSync, { sql, rows }: SqliteStatement): number[] {
  const found = prepare(opened, sql);
  return parsed<SQLInputValue[][]>(rows).map((row) => Number(found.run(...row).changes));
}

function runTransaction(opened: DatabaseSync, statements: readonly SqliteStatement[]): SqliteResult {
  begin(opened);
  try {
    const rows = statements.map((statement) => runForRows(opened, statement));
    prepare(opened, 'commit').run();
    return { rows, changes: undefined };
  } catch (error) {
    // SQLite itself takes a transaction back when the disk fails.
    if (opened.isTransaction) prepare(opened, 'rollback').run();
    throw error;
  }
}

function run(request: SqliteRequest): SqliteResult {
  if (request.kind === 'close') {
    file?.close();
    return { rows: [], changes: undefined };
  }
  file ??= open();
  if (request.kind === 'open') return { rows: [], changes: undefined };
  if (request.kind === 'transaction') return runTransaction(file, request.statements);
  if (request.isFirst) begin(file);
  // SQLite itself takes a transaction back when the disk fails; there is nothing more to take back.
  if (request.sql === 'rollback' && !file.isTransaction) return { rows: [], changes: undefined };
  const found = prepare(file, request.sql);
  const parameters = parsed<SQLInputValue[]>(request.parameters);
  if (found.columns().length > 0) return { rows: found.all(...parameters), changes: undefined };
  return { rows: [], changes: Number(found.run(...parameters).changes) };
}

function faultOf(error: unknown): SqliteFault {
  if (!(error instanceof Error)) return { message: 'SQLite failed', code: undefined, errcode: undefined };
  return {
    message: error.message,
    code: 'code' in error ? String(error.code) : undefined,
    errcode: 'errcode' in error ? Number(error.errcode) : undefined,
  };
}

parentPort?.on('message', (request: SqliteRequest) => {
  let response: SqliteResponse;
  try {
    response = { id: request.id, result: run(request) };
  } catch (error) {
    response = { id: request.id, fault: faultOf(error) };
  }
  parentPort?.postMessage(response);
  if (request.kind === 'close') parentPort?.close();
});
