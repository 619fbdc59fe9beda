import type { Graph, Thing, WithContext } from 'schema-dts';

/** A `<` in a text would end the script element early. */
function toJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** What a page shows, in the words of schema.org: a data block, which no browser executes (OPS-5). */
export function StructuredData({ data }: { data: WithContext<Thing> | Graph }) {
  return <script type="application/ld+json">{toJson(data)}</script>;
}
