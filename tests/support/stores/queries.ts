/** Tells what is asked of a store, so that a test can read how it carries that out. */
import { type CompiledQuery, createQueryId, type Kysely, type QueryId, type RootOperationNode } from 'kysely';
import type { Database } from '../../../server/storage/database.ts';

/** The queries that are carried out while something runs. */
export async function queriesOf(
  db: Kysely<Database>,
  run: (watched: Kysely<Database>) => Promise<void>,
): Promise<CompiledQuery[]> {
  const nodes = new Map<QueryId, RootOperationNode>();
  const queries: CompiledQuery[] = [];
  await run(
    db.withPlugin({
      transformQuery({ node, queryId }) {
        nodes.set(queryId, node);
        return node;
      },
      // Parts of queries are transformed too; a result is of a whole one.
      async transformResult({ queryId, result }) {
        const node = nodes.get(queryId);
        if (node) queries.push(db.getExecutor().compileQuery(node, createQueryId()));
        return result;
      },
    }),
  );
  return queries;
}
