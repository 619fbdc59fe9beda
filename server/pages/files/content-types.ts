/** Media types of the files of a site, by the end of their name. */
import path from 'node:path';
import { lookup } from 'mrmime';

/** What mrmime does not know, or calls `text/xml`. */
const OTHER_TYPES: Readonly<Record<string, string>> = { '.ico': 'image/x-icon', '.xml': 'application/xml' };

const TEXT = /^(?:text\/.*|application\/(?:json|manifest\+json|xml)|image\/svg\+xml)$/;

function typeOfFile(file: string): string {
  return OTHER_TYPES[path.extname(file).toLowerCase()] ?? lookup(file) ?? 'application/octet-stream';
}

/** Whether a file is text and worth compressing. */
export function isText(file: string): boolean {
  return TEXT.test(typeOfFile(file));
}

/** The `Content-Type` of a file; one that is not known is offered for download. */
export function contentType(file: string): string {
  const type = typeOfFile(file);
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
