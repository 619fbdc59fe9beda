import { expect, it } from 'vitest';
import { programAndSchool } from '../../site-content.ts';
import { cardFacts } from './card-facts.ts';

it('TRUST-1 a card asks for this year’s price where the one known is of more than three years ago', () => {
  const costOf = (slug: string) => {
    const { program, school } = programAndSchool(slug);
    const { facts } = cardFacts(program, school, 'en', new Date('2026-11-22T12:00:00Z'));
    return facts.find(({ value, note }) => /\d{2},\d{3}/.test(`${value} ${note}`));
  };
  expect(costOf('uo-mba')).toMatchObject({
    value: 'we ask for this year’s',
    note: expect.stringMatching(/^in 2018: NZ\$46,469/),
  });
  expect(costOf('uo-mba')).not.toHaveProperty('isPrice');
  expect(costOf('iit-mba')).toMatchObject({ value: 'US$15,000', isPrice: true });
});
