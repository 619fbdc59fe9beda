/** Registrations that are sent to servers without a pause, and what was stored of them. */
import http from 'node:http';
import { openCipher } from '../../server/crypto/open-cipher.ts';
import { allLeads } from '../../features/leads/export/exported-lead.ts';
import { keyFilePath } from '../../server/storage/data-files.ts';
import type { Store } from '../../server/storage/database.ts';
import { registration } from './registration-api.ts';

/** Settings of a server without limits, for tests that send many registrations. */
export const WITHOUT_LIMITS = {
  REGISTRATIONS_PER_ADDRESS: '1000000',
  REGISTRATIONS_PER_NUMBER: '1000000',
  LOG_LEVEL: 'warn',
};

/** An agent that keeps one connection open. */
export function keptConnection(): http.Agent {
  return new http.Agent({ keepAlive: true, maxSockets: 1 });
}

/**
 * Sends the registration of a number, with a key of its own.
 *
 * @returns the answer's code; undefined when the connection broke before there was one.
 */
export function sendRegistration(port: number, phone: string, agent: http.Agent): Promise<number | undefined> {
  const options = {
    host: '127.0.0.1',
    port,
    path: '/api/user/addApply',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    agent,
  };
  return new Promise((resolve) => {
    const request = http.request(options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      response.on('end', () => resolve(JSON.parse(text).code));
      response.on('error', () => resolve(undefined));
    });
    request.on('error', () => resolve(undefined));
    request.end(JSON.stringify(registration({ phone, idempotency_key: `key-${phone}` })));
  });
}

/** The numbers of all stored registrations, without the country. */
export async function storedPhones(store: Store, dataDir: string): Promise<string[]> {
  const cipher = await openCipher(store, keyFilePath(dataDir), 0);
  const leads = await Array.fromAsync(allLeads(store, cipher));
  return leads.map(({ phone }) => phone?.replace('+86', '') ?? '');
}
