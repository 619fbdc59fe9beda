import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { usualHours } from '../../components/study-time/study-time.ts';
import { content } from '../../site-content.ts';
import { TimePlanner } from './TimePlanner.tsx';
import { timePlannerProps } from './time-planner.data.ts';

const propsOf = (slug: string) => timePlannerProps({ locale: 'en', isPlain: false, path: `/program/${slug}` }, slug);

it('TRUST-1 the planner begins within the hours a week that the programme’s page names', () => {
  for (const [slug, { facts }] of content.programs) {
    const hours = facts.weeklyHours?.studyHours;
    const { plan } = propsOf(slug);
    if (hours?.per !== 'programme' || plan?.leastMonths === undefined) continue;
    expect(usualHours(plan), slug).toBeGreaterThanOrEqual(hours.from);
    expect(usualHours(plan), slug).toBeLessThanOrEqual(hours.to);
  }
});

it('TRUST-1 the planner says that it goes by the shorter of two lengths, where the school names two', () => {
  const page = renderToStaticMarkup(<TimePlanner {...propsOf('uo-mba')} />);
  expect(page).toContain('The school names 24–36 months; this estimate goes by the shortest, 24.');
});
