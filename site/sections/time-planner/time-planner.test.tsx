import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TimePlanner } from './TimePlanner.tsx';
import { timePlannerProps } from './time-planner.data.ts';

const propsOf = (slug: string) => timePlannerProps({ locale: 'en', isPlain: false, path: `/program/${slug}` }, slug);

it('TRUST-1 the planner says that it goes by the shorter of two lengths, where the school names two', () => {
  const props = propsOf('uo-mba');
  const plan = props.plan && { ...props.plan, weeklyHours: undefined };
  const page = renderToStaticMarkup(<TimePlanner {...props} plan={plan} />);
  expect(page).toContain('The school names 24–36 months; this estimate goes by the shortest, 24.');
});

it('TRUST-1 the planner begins with the hours that the school names, and so within its two lengths', () => {
  const page = renderToStaticMarkup(<TimePlanner {...propsOf('uo-mba')} />);
  expect(page).toContain('20 hours</output>');
  expect(page).toContain('(28 months)');
});
