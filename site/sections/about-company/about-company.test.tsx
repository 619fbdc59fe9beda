import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AboutCompany } from './AboutCompany.tsx';
import { aboutCompany } from './about-company.data.ts';

it('PAGE-3 no heading of the company page stands over nothing', () => {
  const props = aboutCompany({ locale: 'en', isPlain: false, path: '/about' });
  const html = renderToStaticMarkup(<AboutCompany {...props} values={[]} team={[]} milestones={[]} />);
  expect(html.match(/<section[^>]* aria-labelledby="[^"]+"/g)).toHaveLength(2);
  expect(html).not.toMatch(/<([ou]l)[^>]*><\/\1>/);
});
