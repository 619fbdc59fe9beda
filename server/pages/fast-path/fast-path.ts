/**
 * Answers plain requests for pages and files straight from the memory, past Node's HTTP classes,
 * which take two thirds of the time of such an answer (docs/decisions/013-front-server.md). Without the call of
 * {@link addFastPath} the front server answers everything, and the same.
 */
import type { Server } from 'node:http';
import { chooseForm, findResource, isUnchanged, type PageOptions, pathOf, schemeOf } from '../addresses/page-lookup.ts';
import type { FastAnswer } from './answer.ts';
import { takeConnections } from './connection.ts';
import type { RequestHead } from './request-head.ts';

function findAnswer(options: PageOptions, head: RequestHead): FastAnswer | undefined {
  const resource = findResource(options.site(), pathOf(head.url), head);
  const form = resource && chooseForm(resource, head);
  const body = form?.content.body;
  if (!form || body === undefined) return undefined;
  return {
    form,
    body,
    isUnchanged: isUnchanged(head, form),
    scheme: schemeOf(options, head.forwardedProto),
  };
}

/** Puts the fast path in front of a front server's own handling of connections. */
export function addFastPath(server: Server, options: PageOptions): void {
  takeConnections(server, (head) => findAnswer(options, head));
}
