/**
 * One SMTP session for one message. nodemailer's own transport has one time limit for all replies; here each step has its
 * own (RFC 5321, 4.5.3.2), each recipient its answer, and a failure says whether the message may have been delivered.
 */
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import { promisify } from 'node:util';
import SMTPConnection, { type SMTPEnvelope } from 'nodemailer/lib/smtp-connection';
import { lookupPublic, mayBePublic, PrivateHostError } from '../../../server/http/public-host.ts';
import type { EmailSettings } from '../contract.ts';
import { LONGEST_STEP_MS, type SmtpProgress } from './smtp-progress.ts';

/** Thrown when the server had the whole message, and nothing tells whether it took it. */
export class UnconfirmedError extends Error {
  readonly code = 'UNCONFIRMED';
  constructor(cause: unknown) {
    super('The mail server did not confirm the message', { cause });
    this.name = 'UnconfirmedError';
  }
}

/** Thrown when the server did not answer in time, or the caller has to leave. */
class SmtpTimeoutError extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The mail server did not answer in time');
    this.name = 'SmtpTimeoutError';
  }
}

/** Where a session goes to. */
export interface SmtpOptions {
  /** Beside Node's own, for a server with a certificate of the tests' own. */
  tls?: ConnectionOptions;
  /** Whether the server may be inside a private network. */
  allowsPrivateMail?: boolean;
}

/** A message and its envelope. */
export interface SmtpMessage {
  envelope: SMTPEnvelope;
  /** The message as it goes over the wire. */
  content: Readable;
}

function openSocket({ host, port }: EmailSettings, allowsPrivateMail: boolean): Socket {
  if (allowsPrivateMail) return connect({ host, port });
  if (!mayBePublic(host)) throw new PrivateHostError();
  return connect({ host, port, lookup: lookupPublic });
}

async function converse(
  smtp: SMTPConnection,
  { user, password = '' }: EmailSettings,
  { envelope, content }: SmtpMessage,
): Promise<string> {
  await promisify(smtp.connect).call(smtp);
  if (user !== '' && smtp.allowsAuth) await promisify(smtp.login).call(smtp, { user, pass: password });
  const { response } = await promisify(smtp.send).call(smtp, envelope, content);
  return response;
}

/**
 * Sends a message; each step may take as long as RFC 5321 has it.
 *
 * @param progress keeps how far it came, also when it fails.
 * @param signal ends the waiting early.
 * @returns the server's final reply.
 * @throws UnconfirmedError when the server had the whole message; PrivateHostError; SmtpTimeoutError, the network's or
 * nodemailer's error.
 */
export async function sendBySmtp(
  settings: EmailSettings,
  message: SmtpMessage,
  progress: SmtpProgress,
  { tls = {}, allowsPrivateMail = false }: SmtpOptions,
  signal?: AbortSignal,
): Promise<string> {
  const { host, port, secure, user } = settings;
  const socket = openSocket(settings, allowsPrivateMail);
  const connected = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<never>();
  socket.once('connect', connected.resolve).on('error', failed.reject);
  const leave = () => failed.reject(new SmtpTimeoutError());
  progress.start(leave);
  const smtp = new SMTPConnection({
    connection: socket,
    host,
    port,
    secure,
    // A password never travels in the clear.
    requireTLS: !secure && user !== '',
    tls,
    socketCloseTimeout: 0,
    // Its own limits are out of the way of ours.
    connectionTimeout: 2 * LONGEST_STEP_MS,
    greetingTimeout: 2 * LONGEST_STEP_MS,
    socketTimeout: 2 * LONGEST_STEP_MS,
    logger: progress.logger,
    transactionLog: true,
  });
  smtp.on('error', failed.reject);
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();
  // Nothing is read of the content before the server has asked for it; after its end only the final dot is written.
  message.content.once('end', () => progress.handedOver());
  const session = connected.promise.then(() => {
    progress.connected();
    return converse(smtp, settings, message);
  });
  try {
    return await Promise.race([session, failed.promise]);
  } catch (error) {
    const isAnswered = error instanceof Error && 'responseCode' in error;
    throw progress.step === 'final' && !isAnswered ? new UnconfirmedError(error) : error;
  } finally {
    progress.stop();
    signal?.removeEventListener('abort', leave);
    smtp.close();
    socket.destroy();
  }
}
