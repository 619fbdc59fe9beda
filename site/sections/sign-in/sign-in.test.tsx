// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { textsIn } from '../../../contract/messages.ts';
import { XSRF_COOKIE } from '../../../contract/staff/xsrf.ts';
import { DESKTOP, hydrate, passTime, press, setUpIslands } from '../../../tests/support/islands/island.tsx';
import { signInMessages } from '../../messages/sign-in.messages.ts';
import { SignIn } from './SignIn.tsx';

setUpIslands(DESKTOP);

const texts = textsIn(signInMessages, 'en');
const PASSWORD = 'correct horse battery';
/** A token that was never made. */
const TOKEN = 'A'.repeat(43);

/** What the server answers, by the end of the path; what was sent to it. */
let answers: Record<string, () => Response>;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  [answers, sent] = [{}, []];
  vi.stubGlobal('fetch', async (path: string, init?: { body: string }) => {
    sent.push({ path, body: init && JSON.parse(init.body) });
    const answer = answers[path.replace('/api/staff/', '')];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});

/** The sign-in on a page, its script running. */
async function openSignIn(hash = ''): Promise<void> {
  window.history.replaceState(null, '', `/en/login${hash}`);
  document.body.replaceChildren();
  hydrate(<SignIn texts={texts} locale="en" />);
  await passTime(0);
}

const email = () => screen.getAllByLabelText<HTMLInputElement>('E-mail')[0] as HTMLInputElement;
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const alert = () => screen.getByRole('alert').textContent;
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
async function pressButton(name: string, within_: HTMLElement = document.body): Promise<void> {
  await press(within(within_).getByRole('button', { name }));
  await passTime(0);
}

async function signInAs(address: string): Promise<void> {
  type(email(), address);
  type(password(), PASSWORD);
  await pressButton('Sign in');
}

it('DESK-1 the password can be seen, and an empty field is named', async () => {
  await openSignIn();
  await pressButton('Sign in');
  expect(alert()).toBe('Please enter your e-mail address and your password.');
  expect(document.activeElement).toBe(email());
  expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
  expect(password().type).toBe('password');
  await press(screen.getByLabelText('Show password'));
  expect(password().type).toBe('text');
  expect(sent).toEqual([]);
});

it('DESK-1 what a password manager fills in before the script runs is sent', async () => {
  window.history.replaceState(null, '', '/en/login');
  hydrate(<SignIn texts={texts} locale="en" />, (section) => {
    for (const [name, value] of [
      ['email', 'somebody@example.com'],
      ['password', PASSWORD],
    ])
      (section.querySelector(`[name="${name}"]`) as HTMLInputElement).value = value ?? '';
  });
  await passTime(0);
  await pressButton('Sign in');
  expect(sent.at(-1)?.body).toEqual({ email: 'somebody@example.com', password: PASSWORD });
});

it('DESK-1 a server that cannot be reached is told of, and what was typed stays', async () => {
  await openSignIn();
  await signInAs('somebody@example.com');
  expect(alert()).toContain('The server cannot be reached');
  expect([email().value, password().value]).toEqual(['somebody@example.com', PASSWORD]);
});

it('DESK-1 a limit says when to try again, and counts down to its last second', async () => {
  const envelope = { code: 4029, msg: 'Too many attempts. Please try again in 2 min.' };
  answers['sign-in'] = () => Response.json(envelope, { status: 429, headers: { 'Retry-After': '4' } });
  await openSignIn();
  await signInAs('somebody@example.com');
  expect(alert()).toBe(envelope.msg);
  const button = () => screen.getByRole('button', { name: /^(Sign in|Try again)/ });
  expect(button().textContent).toBe('Try again in 0:04');
  await passTime(3999);
  expect([button().textContent, button().ariaDisabled]).toEqual(['Try again in 0:01', 'true']);
  await pressButton('Try again in 0:01');
  expect(sent).toHaveLength(1);
  await passTime(1);
  expect([button().textContent, button().ariaDisabled]).toEqual(['Sign in', 'false']);
});

it('DESK-1 a second factor is asked for after the right password, by a code or a recovery code', async () => {
  answers['sign-in'] = () =>
    Response.json({ code: 2020, msg: 'Enter the six digits.', field: 'code' }, { status: 401 });
  await openSignIn();
  await signInAs('somebody@example.com');
  const field = screen.getByLabelText<HTMLInputElement>('Six-digit code');
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('alert')).toBeNull();
  await pressButton('Sign in');
  expect(alert()).toBe('Please enter a code.');
  answers['sign-in'] = () => Response.json({ code: 2021, msg: 'This code is wrong.', field: 'code' }, { status: 401 });
  type(field, '123456');
  await pressButton('Sign in');
  expect(alert()).toBe('This code is wrong.');
  const credentials = { email: 'somebody@example.com', password: PASSWORD };
  expect(sent.map(({ body }) => body)).toEqual([credentials, { ...credentials, code: '123456' }]);
  await pressButton('No phone at hand? Use a recovery code');
  expect(screen.getByLabelText<HTMLInputElement>('Recovery code').value).toBe('');
  await pressButton('Back');
  expect(password().value).toBe(PASSWORD);
});

it('DESK-1 a link for a new password asks for the second factor, too', async () => {
  answers['link'] = () => Response.json({ kind: 'password', email: 'linh@example.com', name: 'Linh Tran' });
  answers['link/use'] = () =>
    Response.json({ code: 2020, msg: 'Enter the six digits.', field: 'code' }, { status: 401 });
  await openSignIn(`#link=${TOKEN}`);
  expect(screen.getByText(/sessions on other devices end/)).toBeDefined();
  expect(screen.getByText('Linh Tran · linh@example.com')).toBeDefined();
  type(screen.getByLabelText('New password'), PASSWORD);
  await pressButton('Save and sign in');
  await pressButton('Save and sign in');
  expect(alert()).toBe('Please enter a code.');
  type(screen.getByLabelText('Six-digit code'), '123456');
  await pressButton('Save and sign in');
  expect(sent.at(-1)?.body).toEqual({ token: TOKEN, password: PASSWORD, code: '123456' });
});

it('DESK-1 a link for the first password of an account tells of no sessions: there are none', async () => {
  answers['link'] = () => Response.json({ kind: 'new' });
  await openSignIn(`#link=${TOKEN}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose a password');
  expect(document.body.textContent).not.toMatch(/sessions|other devices/);
});

it('DESK-1 a link opened while somebody else is signed in says who, and that the password signs them out', async () => {
  document.cookie = `${XSRF_COOKIE}=token`;
  const linh = { email: 'linh@example.com', name: 'Linh Tran' };
  answers['link'] = () => Response.json({ kind: 'new', ...linh });
  answers['me'] = () => Response.json({ email: 'owner@example.com', name: null });
  await openSignIn(`#link=${TOKEN}`);
  expect(
    screen.getByText(/^This browser is signed in as owner@example\.com\. .* signs that account out here/),
  ).toBeDefined();
  answers['me'] = () => Response.json(linh);
  await openSignIn(`#link=${TOKEN}`);
  expect(document.body.textContent).not.toContain('This browser is signed in');
  document.cookie = `${XSRF_COOKIE}=; max-age=0`;
});

it('DESK-2 the first account’s link asks for name and e-mail address too', async () => {
  answers['link'] = () => Response.json({ kind: 'first' });
  answers['link/use'] = () =>
    Response.json({ code: 2005, msg: 'Something is not right.', field: 'email' }, { status: 422 });
  await openSignIn(`#link=${TOKEN}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create the first account');
  expect(window.location.href).not.toContain(TOKEN);
  await pressButton('Create the account');
  expect(alert()).toBe('Please enter your name.');
  type(screen.getByLabelText('Your name'), '王芳');
  type(email(), 'owner');
  await pressButton('Create the account');
  expect(alert()).toContain('such as name@example.com');
  type(email(), 'owner@example.com');
  type(password(), PASSWORD);
  await pressButton('Create the account');
  expect(alert()).toBe('Something is not right.');
  expect(email().ariaInvalid ?? email().getAttribute('aria-invalid')).toBe('true');
  expect(sent.slice(1)).toEqual([
    {
      path: '/api/staff/link/use',
      body: { token: TOKEN, password: PASSWORD, name: '王芳', email: 'owner@example.com' },
    },
  ]);
});

it.each([
  [false, 'npm run staff -- reset'],
  [true, 'Send the link'],
])(
  'DESK-1 a forgotten password goes by mail where there is mail (%s), every address the same answer',
  async (hasMail, shown) => {
    answers['sign-in-options'] = () => Response.json({ has_mail: hasMail });
    answers['forgot'] = () => Response.json({});
    await openSignIn();
    const forgot = document.querySelector('details') as HTMLDetailsElement;
    await act(async () => {
      forgot.open = true;
    });
    await passTime(0);
    expect(forgot.textContent).toContain(shown);
    if (!hasMail) return;
    type(within(forgot).getByLabelText('E-mail'), 'somebody@example.com');
    await pressButton('Send the link', forgot);
    expect(within(forgot).getByRole('status').textContent).toContain('If this address has an account');
    expect(sent.at(-1)).toEqual({ path: '/api/staff/forgot', body: { email: 'somebody@example.com' } });
  },
);
