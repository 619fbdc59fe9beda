import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TimePlanner } from './TimePlanner.tsx';
import { timePlannerProps } from './time-planner.data.ts';

const propsOf = (slug: string) => timePlannerProps({ locale: 'en', isPlain: false, path: `/program/${slug}` }, slug);

it('TRUST-1 the planner says that it goes by the shorter of two lengths, where the school names two', () => {
  const page = renderToStaticMarkup(<TimePlanner {...propsOf('uo-mba')} />);
  expect(page).toContain('The school names 24–36 months; this estimate goes by the shortest, 24.');
});
