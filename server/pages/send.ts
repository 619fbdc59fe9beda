/** Sends a file of the site through Node's server: whole, in part, or the word that it has not changed. */
import { createReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { readRange } from './byte-range.ts';
import { chooseForm, isUnchanged, type PageRequest } from './page-lookup.ts';
import type { FlatHeaders, Resource, ResourceForm, Scheme } from './resource.ts';
import { MEMORY_MAX_BYTES } from './site-file.ts';

/** What of a request of Node's server decides on its answer. */
export function pageRequestOf(request: IncomingMessage): PageRequest {
  const { cookie, 'accept-language': acceptLanguage, 'if-none-match': ifNoneMatch } = request.headers;
  return { cookie, acceptLanguage, acceptEncoding: request.headers['accept-encoding']?.toString(), ifNoneMatch };
}

/** Node takes flat lists; its types do not say so of read-only ones. */
function forNode(headers: FlatHeaders): OutgoingHttpHeader[] {
  return headers as string[];
}

function sendBytes(response: ServerResponse, form: ResourceForm, start: number, end: number): void {
  const isWhole = start === 0 && end === form.size - 1;
  if (form.body) {
    response.end(isWhole ? form.body : form.body.subarray(start, end + 1));
    return;
  }
  if (isWhole && form.size <= MEMORY_MAX_BYTES) {
    // At once: Node's server would drop the answer of a visitor who has closed their side meanwhile.
    const bytes = readFileSync(form.source);
    // A build that has replaced the file meanwhile is not kept: its headers would be those of another one.
    if (form.isKept && bytes.length === form.size) form.body = bytes;
    response.end(bytes);
    return;
  }
  pipeline(createReadStream(form.source, { start, end }), response, () => {
    // A visitor who leaves in the middle of a film is no fault.
  });
}

function replaced(headers: FlatHeaders, name: string, value: string): string[] {
  const copy = [...headers];
  copy[copy.indexOf(name) + 1] = value;
  return copy;
}

/** Sends a part when one was asked for; false when the whole is to be sent. */
function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  form: ResourceForm,
  headers: FlatHeaders,
): boolean {
  const { range, 'if-range': ifRange } = request.headers;
  const part = ifRange === undefined || ifRange === form.etag ? readRange(range, form.size) : undefined;
  if (part === undefined) return false;
  if (part === 'unsatisfiable') {
    response.writeHead(416, [...replaced(headers, 'Content-Length', '0'), 'Content-Range', `bytes */${form.size}`]);
    response.end();
    return true;
  }
  const { start, end } = part;
  response.writeHead(206, [
    ...replaced(headers, 'Content-Length', String(end - start + 1)),
    'Content-Range',
    `bytes ${start}-${end}/${form.size}`,
  ]);
  sendBytes(response, form, start, end);
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
  const headers = form.headers[scheme];
  // RFC 9110: parts are for GET alone.
  const isPartAsked = request.method === 'GET' && request.headers.range !== undefined && resource.file.hasRanges;
  if (isPartAsked && sendRange(request, response, form, headers)) return;
  response.writeHead(resource.status, forNode(headers));
  if (request.method === 'HEAD') response.end();
  else sendBytes(response, form, 0, form.size - 1);
}
