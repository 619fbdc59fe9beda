/**
 * The outside of the tests: a web server of this machine under the name `school.test`, which alone counts as public. All
 * other names are looked up on this machine, where none is public; nothing leaves it.
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { lookupPublic } from '../../../server/http/public-host.ts';

/** The name of the web server. */
export const OUTSIDE_HOST = 'school.test';

/** What is to be closed. */
export interface Outside {
  /** Address of a page there. */
  page: (path: string) => string;
  /** Address of a server whose certificate is nobody's. */
  nobodys: string;
  /** Finds `school.test` here; every other name is this machine itself, which is refused. */
  lookup: LookupFunction;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Done when somebody has left the page without an end, `endless`. */
  endlessLeft: Promise<void>;
  close: () => Promise<void>;
}

const lookup: LookupFunction = (hostname, options, callback) => {
  if (hostname !== OUTSIDE_HOST) return lookupPublic('localhost', options, callback);
  const address = { address: '127.0.0.1', family: 4 };
  return options.all ? callback(null, [address]) : callback(null, address.address, address.family);
};

function answer(path: string, port: number, response: ServerResponse, onLeft: () => void): void {
  const [, kind = '', rest = ''] = /^\/([a-z-]+)\/?(.*)$/.exec(path) ?? [];
  const status = /^\d{3}$/.exec(rest) ? Number(rest) : 200;
  if (kind === 'silent') return;
  if (kind === 'endless') {
    response.writeHead(200).once('close', onLeft);
    // Goes on as long as somebody reads.
    const more = () => void (response.write('x'.repeat(65_536)) ? setImmediate(more) : response.once('drain', more));
    more();
    return;
  }
  const location = { to: decodeURIComponent(rest), round: '/round', moved: `http://${OUTSIDE_HOST}:${port}/new` }[kind];
  if (location !== undefined) response.writeHead(kind === 'to' ? 302 : 301, { location }).end();
  else response.writeHead(status).end('A page.');
}

/** Starts the web server of {@link OUTSIDE_HOST}, and one whose certificate nobody signed. */
export async function startOutside(): Promise<Outside> {
  const asked: string[] = [];
  const left = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.on('error', () => {});
    answer(request.url ?? '', (server.address() as AddressInfo).port, response, left.resolve);
  }).listen(0, '127.0.0.1');
  // The package has a certificate that nobody signed.
  const nobodys = new SMTPServer({ secure: true, logger: false });
  nobodys.on('error', () => {});
  nobodys.listen(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(nobodys.server, 'listening')]);
  // Both listen on a port, no pipe.
  const [port, securePort] = [server, nobodys.server].map((one) => (one.address() as AddressInfo).port);
  return {
    page: (path) => `http://${OUTSIDE_HOST}:${port}/${path}`,
    nobodys: `https://${OUTSIDE_HOST}:${securePort}/`,
    lookup,
    asked,
    endlessLeft: left.promise,
    close: async () => {
      server.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => server.close(resolve)),
        new Promise<void>((resolve) => nobodys.close(() => resolve())),
      ]);
    },
  };
}
