import { expect, it } from 'vitest';
import { trimPolicy } from './page-policies.ts';

const HASH_OF_A = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";
const HASH_OF_OTHER = "'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='";

it('OPS-4 a page’s policy names its own inline styles and scripts and no others', () => {
  const policy = `default-src 'self'; script-src 'self' ${HASH_OF_OTHER} ${HASH_OF_A}; style-src 'self' ${HASH_OF_OTHER};`;
  expect(trimPolicy(policy, '<html><script type="module">a</script>')).toBe(
    `default-src 'self'; script-src 'self' ${HASH_OF_A}; style-src 'self';`,
  );
  expect(trimPolicy(policy, '<style data-x>a</style>')).toContain(`script-src 'self' ${HASH_OF_A};`);
  expect(trimPolicy(policy, '<p>a</p>')).not.toContain('sha256');
});
