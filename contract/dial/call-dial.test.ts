import { describe, expect, it } from 'vitest';
import { callDialPaths } from './call-dial.ts';

describe('the dial of a call', () => {
  it('DIAL-4 has day above and night below, the hours for calls as a band and the hour as a block that stands out', () => {
    const paths = callDialPaths({ open: { from: 9, to: 18 }, hour: { from: 10, to: 11 } });
    expect(paths.day).toBe('M11 60A49 49 0 0 1 109 60');
    expect(paths.night).toBe('M109 60A49 49 0 0 1 11 60');
    expect(paths.open).toContain('A55.5 55.5 0 0 1');
    expect(paths.hour).toContain('A57.1 57.1 0 0 1');
  });

  it('DIAL-4 shows neither where neither is known, and an hour over midnight as one', () => {
    expect(callDialPaths({ open: undefined, hour: undefined })).toMatchObject({ open: undefined, hour: undefined });
    expect(callDialPaths({ open: undefined, hour: { from: 23.5, to: 24.5 } }).hour).not.toMatch(/NaN|undefined/);
  });
});
