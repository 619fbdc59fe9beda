/** Checked content as JSON: what the server and the build load, without the YAML files, their parser and schemas. */
import type { Content } from './parse-content.ts';

/** Writes content as JSON. */
export function contentToJson(content: Content): string {
  return JSON.stringify(content, (_, value: unknown) => (value instanceof Map ? { map: [...value] } : value));
}

function isMap(value: unknown): value is { map: [string, unknown][] } {
  return typeof value === 'object' && value !== null && 'map' in value && Array.isArray(value.map);
}

/** Reads what {@link contentToJson} has written. */
export function contentFromJson(json: string): Content {
  // It was checked before it was written.
  return JSON.parse(json, (_, value: unknown) => (isMap(value) ? new Map(value.map) : value)) as Content;
}
