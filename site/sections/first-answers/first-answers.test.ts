import { expect, it } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
import { firstAnswersContent, sampleSheetContent } from './first-answers.data.ts';

const HOME: PageContext = { locale: 'en', isPlain: false, path: '/' };

it('TRUST-1 what one pays says that no school has an agreement with us, while none has', () => {
  const said = () => firstAnswersContent(HOME).answers.find(({ title }) => title === 'What you pay')?.text;
  const { agreements } = content.site;
  try {
    content.site.agreements = [];
    expect(said()).toMatch(/ At present we have no agreement with any school\.$/);
    const inChinese = firstAnswersContent({ ...HOME, locale: 'zh' }).answers.map(({ text }) => text);
    expect(inChinese.join('')).not.toMatch(/。 /);
    content.site.agreements = [{ school: 'otago', signedOn: '2026-01-05' }];
    expect(said()).not.toContain('At present');
  } finally {
    content.site.agreements = agreements;
  }
});

it('DIAL-1 the page that one gets has rows that say something, names what its dials show, and each rule once', () => {
  const { columns, rows, legend, recognition } = sampleSheetContent(HOME)?.excerpt ?? expect.fail('no excerpt');
  expect(columns).toHaveLength(2);
  expect(rows.map(({ name }) => name)).toEqual(['hours', 'cost', 'entry']);
  expect(legend.map(({ part }) => part)).toEqual(['work', 'weekly', 'ask']);
  expect(recognition.text.match(/ask HR/g)).toHaveLength(1);
});
