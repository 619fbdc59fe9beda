import { describe, expect, it } from 'vitest';
import { contactRequest, emptyContact, faultAt, faultsOf } from './contact-fields.ts';

describe('DESK-3 entering somebody who filled in no form', () => {
  it('DESK-3 asks for a name, one way to reach them, how they came and how they agreed', () => {
    expect(faultsOf(emptyContact('zh'))).toEqual({ name: 'name', phone: 'none', source: 'choose', method: 'choose' });
    const typed = { ...emptyContact('vi'), name: 'Lan', zalo: 'lan 88', source: 'zalo', method: 'chat' } as const;
    expect(faultsOf(typed)).toEqual({ zalo: 'chat_id' });
    expect(faultsOf({ ...typed, zalo: ' lan88 ' })).toEqual({});
  });

  it('DESK-3 sends what is known, and nothing for what is not', () => {
    const typed = { ...emptyContact('vi'), name: ' Lan ', zalo: 'lan88 ', source: 'zalo', method: 'chat' } as const;
    const common = { name: 'Lan', zalo: 'lan88', source: 'zalo', locale: 'vi', consent_method: 'chat' };
    expect(contactRequest(typed, 'v1')).toEqual({ ...common, consent_version: 'v1' });
    expect(contactRequest({ ...typed, education: '3' }, 'v1')).toMatchObject({ education: 3 });
    expect(contactRequest({ ...typed, method: '' }, 'v1')).toBeUndefined();
  });

  it('DESK-3 shows what the server refuses at its field', () => {
    expect(faultAt('phone')).toEqual({ phone: 'phone' });
    expect(faultAt('wechat')).toEqual({ wechat: 'chat_id' });
    expect(faultAt('consent_version')).toBeUndefined();
  });
});
