import { expect, it } from 'vitest';
import { faultPlaceholder } from '../../contract/outcome.ts';
import { showFaults } from './field-faults.ts';

const prepared = (name: string) =>
  `<div class="line" data-prepared="${name}"><input id="appointment-${name}" name="${name}"/>` +
  `<div hidden="" id="appointment-${name}-message"><p>${faultPlaceholder(name)}</p></div></div>`;

it('APPT-7 each field to mend says so, and the others stay as they are', () => {
  const html = showFaults(prepared('name') + prepared('phone'), [{ field: 'phone', msg: '<too short>' }]);
  expect(html).toContain('<div class="line" data-prepared="name"><input id="appointment-name" name="name"/>');
  expect(html).toContain(
    '<div class="line" data-invalid=""><input id="appointment-phone" aria-invalid="true" ' +
      'aria-describedby="appointment-phone-message" name="phone"/>' +
      '<div id="appointment-phone-message"><p>&#60;too short&#62;</p></div></div>',
  );
  expect(html).not.toContain('{{');
});
