// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hydrate, PHONE, setUpIslands } from '../../../../tests/support/islands/island.tsx';
import { Field, fieldId } from './Field.tsx';

setUpIslands(PHONE);

const FAULT = 'Please mend this.';

it.each([undefined, FAULT])('a line names its input and, when it has to be mended, describes it (%s)', (message) => {
  const field = hydrate(
    <Field name="name" kind="line" label="Name" required="(required)" message={message}>
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = field.querySelector('input') as HTMLInputElement;
  expect([input.id, input.name, input.labels?.[0]?.textContent]).toEqual([fieldId('name'), 'name', 'Name(required)']);
  expect(input.getAttribute('aria-invalid')).toBe(message ? 'true' : null);
  const alert = field.querySelector('[role="alert"]');
  expect(alert?.textContent).toBe(message);
  expect(input.getAttribute('aria-describedby')).toBe(alert ? alert.id : null);
});

it('a choice carries its name and its fault on the group and not on each button', () => {
  const group = hydrate(
    <Field name="purpose" kind="choice" label="Main reason" columns={2} message={FAULT}>
      {(control) => <input type="radio" {...control} value={1} />}
    </Field>,
  );
  expect([group.role, group.getAttribute('aria-invalid')]).toEqual(['radiogroup', 'true']);
  expect(group.querySelector(`[id="${group.getAttribute('aria-labelledby')}"]`)?.textContent).toBe('Main reason');
  expect(group.querySelector(`[id="${group.getAttribute('aria-describedby')}"]`)?.textContent).toBe(FAULT);
  const radio = group.querySelector('input') as HTMLInputElement;
  expect([radio.name, radio.id, radio.getAttribute('aria-invalid')]).toEqual(['purpose', '', null]);
});

it('a tick is labelled by the words around it, and its remedy stands beside the message', () => {
  const field = hydrate(
    <Field name="consent" kind="tick" label="I agree" message={FAULT} remedy={<button type="button">Agree</button>}>
      {(control) => <input type="checkbox" {...control} />}
    </Field>,
  );
  expect(field.querySelector('input')?.labels?.[0]?.textContent).toBe('I agree');
  expect(field.querySelector('[role="alert"] button')?.textContent).toBe('Agree');
});
