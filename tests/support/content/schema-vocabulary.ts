/**
 * The vocabulary of schema.org, as the package `schema-dts` declares it for the compiler: which types
 * there are and which properties each has. With it a test checks the data that pages really carry.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SOURCE = createRequire(import.meta.url)
  .resolve('schema-dts')
  .replace(/schema\.js$/, 'schema.d.ts');

interface Declaration {
  parents: string[];
  properties: string[];
}

/** Properties of each type by its name, those of its ancestors included. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

function readDeclarations(source: string): { declarations: Map<string, Declaration>; leaves: Map<string, string> } {
  const declarations = new Map<string, Declaration>();
  const leaves = new Map<string, string>();
  const pattern = /^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm;
  for (const [, name = '', parents = '', body = ''] of source.matchAll(pattern)) {
    const type = /"@type": "(\w+)"/.exec(body)?.[1];
    if (type) leaves.set(type, name);
    declarations.set(name, {
      parents: parents.split(/,\s*/).filter((parent) => parent !== ''),
      properties: [...body.matchAll(/^\s+"(\w+)"\??:/gm)].map(([, property = '']) => property),
    });
  }
  return { declarations, leaves };
}

/** Reads the vocabulary; throws when the package is not there. */
export function readVocabulary(): Vocabulary {
  const { declarations, leaves } = readDeclarations(readFileSync(SOURCE, 'utf8'));
  const propertiesOf = (name: string): string[] => {
    const declaration = declarations.get(name);
    return declaration ? [...declaration.properties, ...declaration.parents.flatMap(propertiesOf)] : [];
  };
  return new Map([...leaves].map(([type, name]) => [type, new Set(propertiesOf(name))]));
}

/** What in a thing, or in a thing within it, the vocabulary does not know; empty when all is well. */
export function unknownTerms(vocabulary: Vocabulary, thing: unknown, place = ''): string[] {
  if (Array.isArray(thing)) return thing.flatMap((one, index) => unknownTerms(vocabulary, one, `${place}[${index}]`));
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@context': _, '@id': __, '@type': type, '@graph': graph, ...rest } = thing as Record<string, unknown>;
  if (graph !== undefined) return unknownTerms(vocabulary, graph, place);
  const known = typeof type === 'string' ? vocabulary.get(type) : undefined;
  if (!known) return [`${place || 'the thing'} has the unknown type ${JSON.stringify(type)}`];
  return Object.entries(rest).flatMap(([property, value]) => [
    ...(known.has(property) ? [] : [`${place}.${property} is no property of ${type}`]),
    ...unknownTerms(vocabulary, value, `${place}.${property}`),
  ]);
}
