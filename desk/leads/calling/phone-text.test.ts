// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canGetTexts, chatsOf, copyText, readablePhone, wechatNumber, zaloLink } from './phone-text.ts';

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

  it('DESK-4 opens Zalo with a number of Vietnam, and a text message with a mobile number', () => {
    expect(zaloLink('+84900000000')).toBe('https://zalo.me/84900000000');
    expect(zaloLink('+8613800000000')).toBeUndefined();
    expect(chatsOf('+842400000000')).toEqual(['zalo', 'wechat']);
    for (const phone of ['+8613800000000', '+15550000000', '', null]) expect(chatsOf(phone)[0]).toBe('wechat');
    const numbers = ['+84900000000', '+842400000000', '+8613800000000', '+861000000000', '+15550000000'];
    expect(numbers.filter(canGetTexts)).toEqual(['+84900000000', '+8613800000000', '+15550000000']);
  });

  it('DESK-4 shows a number in groups that can be read aloud', () => {
    expect(readablePhone('+8613800000000')).toBe('+86 138 0000 0000');
    expect(readablePhone('+84900000000')).toBe('+84 90 000 0000');
    expect(readablePhone('+15550000000')).toBe('+15550000000');
  });
});
