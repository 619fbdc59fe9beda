import { describe, expect, it } from 'vitest';
import { openTable } from '../../../features/leads/import/table/open-table.ts';
import { RULES_STORE_NAMES } from '../../support/stores/databases.ts';
import { importDesk } from '../../support/desk/import-desk.ts';
import { registration } from '../../support/registration-api.ts';

const PATH = '/api/desk/leads/export';
const ORDER = { format: 'csv', reason: 'Weekly report', recipient: 'The company', country: 'CN', basis: 'own_use' };

describe.each(RULES_STORE_NAMES)('exported files, on %s', (name) => {
  const desk = importDesk(name);
  const { manager, leads } = desk;

  /** The file that is answered. */
  const exported = async (more: object) => {
    const { response } = await manager().send('POST', PATH, { ...ORDER, ...more });
    return Buffer.from(await response.arrayBuffer());
  };
  /** Somebody who was lost after a call, with two notes. */
  const lose = async () => {
    await desk.api.send(registration({ source: '-fair', program: 'nau-mscs' }));
    const [lead] = await leads();
    const path = `/api/desk/leads/${lead?.id}`;
    await manager().post(`${path}/notes`, { text: '想学管理' });
    desk.now += 60_000;
    await manager().post(`${path}/notes`, { text: '下周再打\n"晚上"' });
    const lost = { status: 'lost', lost_reason: 'price', assignee_id: desk.managerId };
    expect((await manager().send('PATCH', path, { version: lead?.version, ...lost })).status).toBe(200);
  };

  it('DESK-6 are in words of a language, with the columns of the list in their order', async () => {
    await lose();
    const [headings, line] = (await exported({ language: 'zh' })).toString().slice(1).split('\r\n');
    expect(headings).toBe(
      '登记时间（北京时间）,姓名,号码,微信号,Zalo 号,希望先怎样联系,状态,流失原因,负责人,约定回电（北京时间）,项目,学习目的,学历,工作年限,语言,来源,登记页面,首次联系（北京时间）,入读学校,入读项目,服务费,币种,备注',
    );
    expect(line).toContain('2026-11-21 12:00,张三,"\t+8613800000000",,,,已流失,费用,manager@');
    expect(line).toContain("NAU · MSCS,提升学历,硕士及以上,1–2 年,中文,'-fair,");
    expect(line).toMatch(/"2026-11-21 12:01 manager@\S+: 下周再打\n""晚上""\n2026-11-21 12:00 manager@\S+: 想学管理"$/);
    const english = (await exported({ language: 'en' })).toString();
    expect(english).toContain(
      'Registered (Beijing time),Name,Number,WeChat,Zalo,Reach first by,Status,Reason for loss,Assignee',
    );
    expect(english).toContain(',Lost,Price,');
    expect((await exported({ language: 'vi' })).toString()).toContain('Đăng ký lúc (giờ Bắc Kinh),Họ tên');
  });

  it('DESK-6 have times as dates of Excel, and names as texts', async () => {
    await lose();
    const [headings, row] = openTable(await exported({ format: 'xlsx', language: 'en' }), 'en').rows;
    expect(headings?.[0]).toBe('Registered (Beijing time)');
    // Days since the end of 1899: 21 November 2026 at noon.
    expect(row?.[0]).toBe('46347.5');
    expect(row).toContain('-fair');
  });

  it('DESK-6 have no notes where somebody else uses them, and the record says what they have', async () => {
    await lose();
    const other = { basis: 'contract', recipient: 'A school' };
    expect((await exported({ language: 'zh', ...other })).toString()).not.toMatch(/备注|服务费/);
    await exported({ language: 'zh' });
    const { body } = await manager().post<{ items: { fields: string[] }[] }>('/api/desk/disclosures/search', {
      page: 1,
      per_page: 10,
    });
    expect(body.items.map(({ fields }) => fields.includes('notes'))).toEqual([true, false]);
    expect(body.items[0]?.fields).toContain('phone');
  });

  it('DESK-6 have names and codes of the store where no language is asked for', async () => {
    await lose();
    const [headings] = (await exported({})).toString().slice(1).split('\r\n');
    expect(headings).toMatch(/^id,created_at,status,name,phone,phone_typed/);
  });
});
