import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../contract/locales.ts';
import type { EmailSettings } from '../../../features/notices/contract.ts';
import { createSender } from '../../../features/notices/senders/send-notice.ts';
import { NOON } from '../../support/desk/notice-desk.ts';
import { ITEM, notice, registrations } from '../../support/notice-samples.ts';
import { MAIL_PASSWORD, MAIL_USER, startMailServer } from '../../support/servers/notice-test-servers.ts';

/** The names of a mail's headers, its two texts and the tags of the second. */
function partsOf(raw: string) {
  const [headers = ''] = raw.split('\r\n\r\n');
  const [text = '', html = ''] = raw
    .split(/^--.*\r\n/m)
    .slice(1)
    .map((part) => {
      const body = part.slice(part.indexOf('\r\n\r\n') + 4);
      if (/^Content-Transfer-Encoding: base64/im.test(part)) return Buffer.from(body, 'base64').toString();
      const bytes = body
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString();
    });
  return { headers: headers.match(/^[\w-]+(?=:)/gm), text, html, tags: html.match(/<\/?[a-z][a-z0-9]*/g) };
}

describe('DESK-8 e-mail', () => {
  const settings = (port: number, changes: Partial<EmailSettings> = {}): EmailSettings => ({
    kind: 'email',
    host: '127.0.0.1',
    port,
    secure: true,
    user: MAIL_USER,
    password: MAIL_PASSWORD,
    from: '咨询通知 <desk@example.com>',
    to: ['one@example.com', 'two@example.com'],
    ...changes,
  });
  // The package's own certificate is nobody's.
  const trusting = createSender({ tls: { rejectUnauthorized: false }, allowsPrivateMail: true });

  it('DESK-8 goes out over TLS with name and password, as UTF-8 text and HTML', async () => {
    const server = await startMailServer({ secure: true });
    expect(await trusting(settings(server.port), notice())).toMatchObject({ answer: '250' });
    const [mail] = server.mails;
    expect(mail).toMatchObject({ to: ['one@example.com', 'two@example.com'], isEncrypted: true, user: MAIL_USER });
    const raw = mail?.raw ?? '';
    expect(raw).toContain('Message-ID: <notice-1@www.example.com>');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(raw).toMatch(/text\/plain; charset=utf-8/i);
    expect(raw).toMatch(/text\/html; charset=utf-8/i);
    await server.close();
  });

  it('DESK-8 does the same after STARTTLS', async () => {
    const server = await startMailServer();
    expect(await trusting(settings(server.port, { secure: false }), notice())).toMatchObject({ answer: '250' });
    expect(server.mails[0]).toMatchObject({ isEncrypted: true, user: MAIL_USER });
    await server.close();
  });

  it('DESK-8 never sends a password in the clear', async () => {
    let isAsked = false;
    const server = await startMailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => {
        isAsked = true;
        done(null, { user: MAIL_USER });
      },
    });
    const result = await trusting(settings(server.port, { secure: false }), notice());
    expect(result.fault).toBe('tls');
    expect(isAsked).toBe(false);
    await server.close();
  });

  it.each([
    ['a wrong password', { password: 'wrong' }, 'auth', '535'],
    ['a recipient that is refused', { to: ['nobody@example.com'] }, 'recipient', '550'],
  ])('DESK-8 says what is wrong with %s', async (_what, changes, fault, answer) => {
    const server = await startMailServer({
      secure: true,
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('nobody') ? done(Object.assign(new Error('No such user'), { responseCode: 550 })) : done(),
    });
    const result = await trusting(settings(server.port, changes), notice());
    expect(result).toEqual({ fault, answer });
    await server.close();
  });

  it.each([
    ['that wants a sign-in first', '530 5.7.0 Authentication required', 'auth', '530'],
    ['that wants TLS first', '530 5.7.0 Must issue a STARTTLS command first', 'tls', '530'],
    ['that is not allowed the sender', '553 Mail from must equal authorized user', 'recipient', '553'],
  ])('DESK-8 says of a server %s what is wrong', async (_what, reply, fault, answer) => {
    const server = await startMailServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })),
    });
    const open = settings(server.port, { secure: false, user: '', password: '' });
    expect(await trusting(open, notice())).toEqual({ fault, answer });
    await server.close();
  });

  it('DESK-8 says of a server that takes nothing from here that it refuses, and not that it is away', async () => {
    const server = createServer((socket) => socket.end('554 5.7.1 No service for you\r\n')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await trusting(settings(port, { secure: false }), notice())).toEqual({ fault: 'rejected', answer: '554' });
    server.close();
  });

  it('DESK-8 tells of each recipient where a server takes some and refuses others', async () => {
    const refusals: Record<string, number> = { gone: 550, later: 451 };
    const server = await startMailServer({
      secure: true,
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = refusals[address.split('@')[0] ?? ''];
        done(responseCode ? Object.assign(new Error('no'), { responseCode }) : null);
      },
    });
    const to = ['one@example.com', 'gone@example.com', 'later@example.com'];
    expect(await trusting(settings(server.port, { to }), notice())).toEqual({
      answer: '250',
      recipients: [
        { address: 'one@example.com', state: 'sent', answer: '250' },
        { address: 'gone@example.com', state: 'failed', answer: '550' },
        { address: 'later@example.com', state: 'waiting', answer: '451' },
      ],
    });
    expect(server.mails.map((mail) => mail.to)).toEqual([['one@example.com']]);
    const left = { ...notice(), to: ['later@example.com'] };
    expect(await trusting(settings(server.port, { to }), left)).toEqual({ fault: 'busy', answer: '451' });
    await server.close();
  });

  it('DESK-8 refuses a server whose certificate is nobody’s', async () => {
    const server = await startMailServer({ secure: true });
    const strict = createSender({ allowsPrivateMail: true });
    expect(await strict(settings(server.port), notice())).toMatchObject({ fault: 'tls' });
    expect(server.mails).toEqual([]);
    await server.close();
  });

  it('DESK-8 tells a server that says later, and one that is not there', async () => {
    const server = await startMailServer({
      secure: true,
      onMailFrom: (_address, _session, done) => done(Object.assign(new Error('Try later'), { responseCode: 451 })),
    });
    expect(await trusting(settings(server.port), notice())).toMatchObject({ fault: 'busy', answer: '451' });
    await server.close();
    expect(await trusting(settings(server.port), notice())).toMatchObject({ fault: 'unreachable' });
  });

  it('DESK-8 of a service that is none of mail nothing is shown', async () => {
    for (const banner of ['SSH-2.0-OpenSSH_9.2 ESECRET', '5501234 ESECRET', '220']) {
      const stranger = createServer((socket) => socket.on('error', () => {}).end(`${banner}\r\n`));
      await once(stranger.listen(0, '127.0.0.1'), 'listening');
      const { port } = stranger.address() as AddressInfo;
      const { fault, answer } = await trusting(settings(port, { secure: false }), notice());
      expect([fault, answer]).toEqual(['unreachable', expect.stringMatching(/^(EPROTOCOL|ECONNECTION)$/)]);
      stranger.close();
    }
  });

  it.each(['127.0.0.1', 'localhost', '127.1', '0x7f.1'])(
    'DESK-8 a mail server inside a network is called by setting only: %s',
    async (host) => {
      let calls = 0;
      const neighbour = createServer((socket) => {
        calls++;
        socket.destroy();
      });
      await once(neighbour.listen(0, '127.0.0.1'), 'listening');
      const inside = settings((neighbour.address() as AddressInfo).port, { host, secure: false });
      expect(await createSender()(inside, notice())).toEqual({ fault: 'private_host', answer: '' });
      expect(calls).toBe(0);
      expect((await trusting(inside, notice())).fault).toBe('unreachable');
      expect(calls).toBe(1);
      neighbour.close();
    },
  );

  it.each([
    ['one registration', 1],
    ['several', 2],
  ])('DESK-8 OPS-4 no text of a registration becomes more than a text in a mail about %s', async (_what, count) => {
    const server = await startMailServer({ secure: true });
    const poison = `Qzx"'></td></title><script>qzx()</script><a href=x>\r\nBcc: qzx@example.com\r\n\r\n\u202E$&`;
    const hostile = { ...ITEM, name: poison, phone: poison, program: poison, locale: poison };
    for (const item of [ITEM, hostile])
      await trusting(settings(server.port), notice(registrations(...Array.from({ length: count }, () => item))));
    const [harmless, mail] = server.mails.map(({ raw }) => partsOf(raw));
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.tags).toEqual(harmless?.tags);
    expect(mail?.headers).toEqual(harmless?.headers);
    expect(mail?.html + (mail?.text ?? '')).not.toMatch(/\u202E|^Bcc:/m);
    expect(server.mails.map(({ to }) => to)).toEqual([settings(0).to, settings(0).to]);
    await server.close();
  });

  it('DESK-1 a mail about a password goes to its owner alone', async () => {
    const server = await startMailServer({ secure: true });
    const link = 'https://www.example.com/login#link=abc';
    await trusting(settings(server.port), notice({ kind: 'password', to: 'owner@example.com', link }));
    expect(server.mails).toMatchObject([{ to: ['owner@example.com'] }]);
    await server.close();
  });

  it.each(LOCALES)(
    'DESK-1 a mail in %s tells the owner alone when something happened to the account',
    async (locale) => {
      const server = await startMailServer({ secure: true });
      const [to, link] = ['owner@example.com', 'https://www.example.com/dashboard/account'];
      for (const kind of ['new_device', 'factor_removed'] as const) {
        await trusting(settings(server.port), notice({ kind, to, at: NOON, link }, { locale }));
      }
      expect(server.mails).toMatchObject([{ to: [to] }, { to: [to] }]);
      const texts = server.mails.map(({ raw }) => {
        const parts = raw.split(/\r\n\r\n/);
        return parts
          .map((part) => `${part}${Buffer.from(part, 'base64').toString('utf8')}`.replaceAll('=\r\n', ''))
          .join();
      });
      for (const text of texts) {
        expect(text).toMatch(/2026-\d\d-\d\d \d\d:\d\d/);
        expect(text).toContain(link);
        expect(text).not.toContain('{time}');
      }
      await server.close();
    },
  );
});
