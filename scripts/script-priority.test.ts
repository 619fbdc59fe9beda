import { expect, it } from 'vitest';
import { lowerScripts } from './script-priority.ts';

it('OPS-5 a page’s own module is fetched after what the first screen shows, inline scripts stay as they are', () => {
  expect(lowerScripts('<script type="module" src="/a.js"></script><script>x</script>')).toBe(
    '<script type="module" fetchpriority="low" src="/a.js"></script><script>x</script>',
  );
});
