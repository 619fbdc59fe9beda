// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText, readablePhone, wechatNumber } from './phone-text.ts';

describe('DESK-4 copying', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('DESK-4 uses the clipboard where there is one', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('13800000000')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('13800000000');
  });

  it('DESK-4 copies from a hidden field where there is none, and leaves nothing behind', async () => {
    vi.stubGlobal('navigator', {});
    let selected = '';
    document.execCommand = () => {
      selected = document.querySelector('textarea')?.value ?? '';
      return true;
    };
    expect(await copyText('13800000000')).toBe(true);
    expect(selected).toBe('13800000000');
    expect(document.querySelector('textarea')).toBeNull();
    document.execCommand = () => {
      throw new Error('refused');
    };
    expect(await copyText('13800000000')).toBe(false);
  });

  it('DESK-4 writes a number as WeChat finds it', () => {
    expect(wechatNumber('+8613800000000')).toBe('13800000000');
    expect(wechatNumber('+84900000000')).toBe('+84900000000');
  });

  it('DESK-4 shows a number in groups that can be read aloud', () => {
    expect(readablePhone('+8613800000000')).toBe('+86 138 0000 0000');
    expect(readablePhone('+84900000000')).toBe('+84 90 000 0000');
    expect(readablePhone('+15550000000')).toBe('+15550000000');
  });
});
