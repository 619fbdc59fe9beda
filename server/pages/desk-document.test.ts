import { expect, it } from 'vitest';
import { type DeskNames, fillDeskDocument } from './desk-document.ts';

const TEMPLATE =
  '<title>Desk · %BRAND%</title><meta name="application-name" content="%BRAND%" /><script type="application/json" id="programs">{}</script><script type="application/json" id="schools">[]</script>';

const named = (text: string) => ({ zh: text, en: text, vi: text });
const fill = (names: DeskNames) => fillDeskDocument(TEMPLATE, names, 'en');

it('EDIT-8 the desk is called by the company’s name, whatever stands in it', () => {
  const html = fill({ company: named('"A" & <B>, $& $1'), programs: {} });
  expect(html).toContain('<title>Desk · &#34;A&#34; &#38; &#60;B&#62;, $&#38; $1</title>');
  expect(html).not.toContain('%BRAND%');
});

it('EDIT-8 no name of a programme or school ends the element that it stands in', () => {
  const programs = { x: { path: '/program/x', name: named('</script><b>$&'), closedTo: [] } };
  const schools = [{ name: named('</script><b>$&'), others: ['</script>'] }];
  const html = fill({ company: named(''), programs, schools });
  const jsonIn = (id: string) => new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '';
  expect(JSON.parse(jsonIn('programs'))).toEqual(programs);
  expect(JSON.parse(jsonIn('schools'))).toEqual(schools);
});
