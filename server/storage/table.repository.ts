/** The SQL of copying whole tables, whatever their columns. */
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, StoreKind } from './database.ts';
import { KEPT_TABLES } from './our-tables.ts';

/** A table and how its rows are told apart. */
export interface TableShape {
  name: string;
  columns: string[];
  /** Columns of its primary key, in its order. */
  key: string[];
  /** Tables that its rows point at. */
  needs: string[];
}

/** A row, its values in the order of the columns. */
export type TableRow = (string | number | null)[];

async function rowsOf<Row>(db: Queryable, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

/** Answers a query with rows: a store, or a file that is opened beside it. */
export type RunQuery = <Row>(query: RawBuilder<Row>) => Promise<Row[]>;

/** A {@link RunQuery} that asks a store. */
export function askOf(db: Queryable): RunQuery {
  return (query) => rowsOf(db, query);
}

/** One line per column: its place in the key from 1, or 0. */
function columnsQuery(kind: StoreKind) {
  type Column = { table_name: string; column_name: string; key_place: number };
  if (kind === 'sqlite') {
    return sql<Column>`select t.name as table_name, c.name as column_name, c.pk as key_place
      from sqlite_master as t join pragma_table_info(t.name) as c
      where t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\' order by t.name, c.cid`;
  }
  return sql<Column>`select c.table_name, c.column_name,
      cast(coalesce(array_position(i.indkey::smallint[], a.attnum), -1) + 1 as integer) as key_place
    from information_schema.columns as c
    join pg_class as r on r.relname = c.table_name and r.relnamespace = current_schema()::regnamespace and r.relkind = 'r'
    join pg_attribute as a on a.attrelid = r.oid and a.attname = c.column_name
    left join pg_index as i on i.indrelid = r.oid and i.indisprimary
    where c.table_schema = current_schema() order by c.table_name, c.ordinal_position`;
}

/** The columns of each table of a store, whosever it is. */
export async function listColumns(ask: RunQuery, kind: StoreKind): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const columns = new Map<string, Set<string>>();
  for (const { table_name: table, column_name: column } of await ask(columnsQuery(kind))) {
    columns.set(table, (columns.get(table) ?? new Set()).add(column));
  }
  return columns;
}

function referencesQuery(kind: StoreKind) {
  type Reference = { table_name: string; needed: string };
  if (kind === 'sqlite') {
    return sql<Reference>`select t.name as table_name, f."table" as needed
      from sqlite_master as t join pragma_foreign_key_list(t.name) as f where t.type = 'table'`;
  }
  return sql<Reference>`select cast(conrelid::regclass as text) as table_name, cast(confrelid::regclass as text) as needed
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;
}

/** Tables in an order in which each comes after those that it points at. */
function inOrder(tables: readonly TableShape[]): TableShape[] {
  const ordered: TableShape[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const next = [...waiting].find(({ name, needs }) => needs.every((need) => need === name || !names.has(need)));
    if (!next) throw new Error('Tables point at each other in a circle');
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered;
}

/** The tables of a backup, each after those that it needs. */
export async function listTables(db: Queryable, kind: StoreKind): Promise<TableShape[]> {
  const tables = new Map<string, TableShape & { keyed: [number, string][] }>();
  for (const { table_name: name, column_name: column, key_place: place } of await rowsOf(db, columnsQuery(kind))) {
    if (!KEPT_TABLES.has(name)) continue;
    const table = tables.get(name) ?? { name, columns: [], key: [], needs: [], keyed: [] };
    table.columns.push(column);
    if (place > 0) table.keyed.push([place, column]);
    tables.set(name, table);
  }
  for (const { table_name: name, needed } of await rowsOf(db, referencesQuery(kind)))
    tables.get(name)?.needs.push(needed);
  // The keys of the rows come first everywhere: guards in SQLite ask for them without a reference.
  for (const table of tables.values()) if (table.columns.includes('key_id')) table.needs.push('known_key');
  return inOrder(
    [...tables.values()].map(({ keyed, ...table }) => ({
      ...table,
      key: keyed.sort(([a], [b]) => a - b).map(([, column]) => column),
    })),
  );
}

function list(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}

/** Rows of a table in the order of its key, after a row. */
export async function readRows(
  db: Queryable,
  { name, columns, key }: TableShape,
  after: TableRow | undefined,
  limit: number,
): Promise<TableRow[]> {
  const last = key.map((column) => after?.[columns.indexOf(column)] ?? null);
  const where = after ? sql`where (${list(key)}) > (${sql.join(last)})` : sql``;
  const rows = await rowsOf(
    db,
    sql<Record<string, string | number | null>>`select ${list(columns)} from ${sql.table(name)} ${where}
      order by ${list(key)} limit ${sql.lit(limit)}`,
  );
  return rows.map((row) => columns.map((column) => row[column] ?? null));
}

/** Takes out what a fresh table may hold already. */
export async function emptyTable(db: Queryable, name: string): Promise<void> {
  await sql`delete from ${sql.table(name)}`.execute(db);
}

/** Puts rows into a table. */
export async function writeRows(
  db: Queryable,
  { name, columns }: Pick<TableShape, 'name' | 'columns'>,
  rows: readonly TableRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  await sql`insert into ${sql.table(name)} (${list(columns)}) values ${values}`.execute(db);
}

/** Names of all tables of a store, whosever they are. */
export async function listTableNames(db: Queryable, kind: StoreKind): Promise<string[]> {
  const rows = await rowsOf(
    db,
    kind === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`,
  );
  return rows.map(({ name }) => name);
}

/** The names of the migrations that have run, in their order. */
export async function listMigrations(db: Queryable, kind: StoreKind): Promise<string[]> {
  const [table] = await rowsOf(
    db,
    kind === 'sqlite'
      ? sql`select 1 from sqlite_master where name = 'kysely_migration'`
      : sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'`,
  );
  if (!table) return [];
  const rows = await rowsOf(db, sql<{ name: string }>`select name from kysely_migration order by name`);
  return rows.map(({ name }) => name);
}

/** The last migration that has run; undefined: none has. */
export async function lastMigration(db: Queryable, kind: StoreKind): Promise<string | undefined> {
  return (await listMigrations(db, kind)).at(-1);
}

/** How many registrations a migrated store holds, erased ones too. */
export async function countStored(ask: RunQuery): Promise<number> {
  const [row] = await ask(sql<{ rows: number }>`select cast(count(*) as integer) as rows from lead`);
  return row?.rows ?? 0;
}
