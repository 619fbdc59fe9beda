/** Sends a file of the site through Node's server: whole, in part, or the word that it has not changed. */
import { createReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { readRange } from './byte-range.ts';
import { chooseForm, isUnchanged, type PageRequest } from '../addresses/page-lookup.ts';
import type { FlatHeaders, Resource, Scheme } from './resource.ts';
import { etagOf, type FileForm, MEMORY_MAX_BYTES } from './site-file.ts';

/** What of a request of Node's server decides on its answer. */
export function pageRequestOf(request: IncomingMessage): PageRequest {
  const { cookie, 'accept-language': acceptLanguage, 'if-none-match': ifNoneMatch } = request.headers;
  return { cookie, acceptLanguage, acceptEncoding: request.headers['accept-encoding']?.toString(), ifNoneMatch };
}

/** Node takes flat lists; its types do not say so of read-only ones. */
function forNode(headers: FlatHeaders): OutgoingHttpHeader[] {
  return headers as string[];
}

/** Bytes that are not kept, for as long as somebody is being sent them. */
const beingSent = new WeakMap<FileForm, WeakRef<Buffer>>();

/** The bytes of a form; undefined where it is too long to be read in one go. @throws the file system's error. */
function bytesOf(content: FileForm): Buffer | undefined {
  if (content.body || content.size > MEMORY_MAX_BYTES) return content.body;
  const shared = beingSent.get(content)?.deref();
  if (shared) return shared;
  // At once: Node's server would drop the answer of a visitor who has closed their side meanwhile.
  const bytes = readFileSync(content.source);
  // A build that has replaced the file meanwhile is not kept: the headers would be those of another one.
  if (content.isKept && bytes.length === content.size) content.body = bytes;
  else beingSent.set(content, new WeakRef(bytes));
  return bytes;
}

function replaced(headers: FlatHeaders, name: string, value: string): string[] {
  const copy = [...headers];
  copy[copy.indexOf(name) + 1] = value;
  return copy;
}

/** The headers of a form's bytes. A build may have replaced the file since it was loaded: smaller forms come when they are made. */
function headersOf(headers: FlatHeaders, content: FileForm, bytes: Buffer): FlatHeaders {
  if (bytes.length === content.size) return headers;
  return replaced(replaced(headers, 'Content-Length', String(bytes.length)), 'ETag', etagOf(bytes));
}

function sendFromDisk(response: ServerResponse, { source }: FileForm, start: number, end: number): void {
  pipeline(createReadStream(source, { start, end }), response, () => {
    // A visitor who leaves in the middle of a film is no fault.
  });
}

/** Sends a part when one was asked for; false when the whole is to be sent. */
function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  content: FileForm,
  headers: FlatHeaders,
): boolean {
  const { range, 'if-range': ifRange } = request.headers;
  const part = ifRange === undefined || ifRange === content.etag ? readRange(range, content.size) : undefined;
  if (part === undefined) return false;
  if (part === 'unsatisfiable') {
    response.writeHead(416, [...replaced(headers, 'Content-Length', '0'), 'Content-Range', `bytes */${content.size}`]);
    response.end();
    return true;
  }
  const { start, end } = part;
  response.writeHead(206, [
    ...replaced(headers, 'Content-Length', String(end - start + 1)),
    'Content-Range',
    `bytes ${start}-${end}/${content.size}`,
  ]);
  if (content.body) response.end(content.body.subarray(start, end + 1));
  else sendFromDisk(response, content, start, end);
  return true;
}

/** Answers a GET or HEAD with a resource. */
export function sendResource(
  request: IncomingMessage,
  response: ServerResponse,
  resource: Resource,
  scheme: Scheme,
): void {
  const asked = pageRequestOf(request);
  const form = chooseForm(resource, asked);
  if (resource.status === 200 && isUnchanged(asked, form)) {
    response.writeHead(304, forNode(form.unchangedHeaders[scheme])).end();
    return;
  }
  const { content } = form;
  const headers = form.headers[scheme];
  // RFC 9110: parts are for GET alone.
  const isPartAsked = request.method === 'GET' && request.headers.range !== undefined && resource.file.hasRanges;
  if (isPartAsked && sendRange(request, response, content, headers)) return;
  const bytes = bytesOf(content);
  response.writeHead(resource.status, forNode(bytes ? headersOf(headers, content, bytes) : headers));
  if (request.method === 'HEAD') response.end();
  else if (bytes) response.end(bytes);
  else sendFromDisk(response, content, 0, content.size - 1);
}
