/** Sends JSON by POST: within a time, without following anybody elsewhere, reading only as much as is needed. */
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import { lookupPublic, mayBePublic, PrivateHostError } from '../../../server/http/public-host.ts';
import { isTlsFault } from '../../../server/http/tls-fault.ts';
import type { NoticeFault } from '../contract.ts';
import { SEND_TIMEOUT_MS, type SendResult } from './send-result.ts';

/** More of an answer is not read. */
const ANSWER_MAX_BYTES = 16_384;

/** A request that posts JSON. */
export interface Post {
  url: URL;
  body: string;
  headers?: Readonly<Record<string, string>>;
  /** Whether the host has to be one of the public internet. */
  isPublicOnly?: boolean;
}

/** An answer, whatever it says. */
export interface Posted {
  status: number;
  text: string;
  /** Of `Retry-After`. */
  retryAfterMs?: number;
}

function retryAfter(header: string | undefined): Pick<Posted, 'retryAfterMs'> {
  return header !== undefined && /^\d{1,6}$/.test(header) ? { retryAfterMs: Number(header) * MS_PER_SECOND } : {};
}

/**
 * Posts JSON and reads the answer, without following redirects.
 *
 * @throws the connection's error, AbortError after {@link SEND_TIMEOUT_MS}, PrivateHostError.
 */
export function postJson({ url, body, headers = {}, isPublicOnly = false }: Post): Promise<Posted> {
  if (isPublicOnly && !mayBePublic(url.hostname)) return Promise.reject(new PrivateHostError());
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...headers,
    },
    ...(isPublicOnly ? { lookup: lookupPublic } : {}),
  };
  return new Promise((resolve, reject) => {
    const request = send(url, options, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const done = () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, text, ...retryAfter(response.headers['retry-after']) });
      };
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes < ANSWER_MAX_BYTES) return;
        done();
        request.destroy();
      });
      response.on('end', done);
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Why nothing was answered, by the code of Node or of the network. */
export function resultOfCode(code: string): SendResult {
  if (code === 'ETIMEDOUT') return { fault: 'timeout', answer: '' };
  return { fault: isTlsFault(code) ? 'tls' : 'unreachable', answer: code };
}

/** Why nothing was answered. */
export function resultOfError(error: unknown): SendResult {
  if (error instanceof PrivateHostError) return { fault: 'private_host', answer: '' };
  if (!(error instanceof Error)) return { fault: 'unreachable', answer: '' };
  const isLate = error.name === 'TimeoutError' || error.name === 'AbortError';
  return resultOfCode(isLate ? 'ETIMEDOUT' : 'code' in error ? String(error.code) : '');
}

const FAULTS_OF_STATUS: Readonly<Record<number, NoticeFault>> = {
  401: 'auth',
  403: 'auth',
  404: 'gone',
  410: 'gone',
  413: 'content',
  422: 'content',
  429: 'throttled',
};

/** What a status means where nothing else tells. */
export function resultOfStatus({ status, retryAfterMs }: Posted): SendResult {
  const answer = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { answer };
  const fault = FAULTS_OF_STATUS[status] ?? (status >= 500 ? 'busy' : 'rejected');
  return { fault, answer, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
}
