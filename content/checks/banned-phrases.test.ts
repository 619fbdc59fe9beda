import { describe, expect, it } from 'vitest';
import { consentText } from '../../contract/registration/consent.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { contentTexts, messageTexts } from '../../publishing/pages/site-texts.ts';
import { checkBannedPhrases, findBannedPhrases } from './banned-phrases.ts';

const BANNED: Record<Locale, string[]> = {
  zh: [
    '最佳选择',
    '国家级项目',
    '顶级名校',
    '全国第一',
    '排名第一的学校',
    '第一品牌',
    '保录取',
    '包录取',
    '保过',
    '包过',
    '包拿证',
    '100%通过',
    '100 ％ 录取',
    '百分之百',
    '免考入学',
    '快速拿证',
    '轻松毕业',
    '保证录取',
    '保证毕业',
    '承诺拿到学位',
    '确保你通过',
    '6个月拿证',
    '一年内拿学位',
    '内部渠道',
    '零风险',
    '不成功不收费',
    '教育部指定',
    '最好的学校',
    '世界一流',
    '首选机构',
    '最权威',
    '我们不骗人，保录取',
    '不仅保录取',
  ],
  en: [
    'Guaranteed admission',
    'we offer a guaranteed degree',
    'admission guaranteed',
    'Your visa is guaranteed',
    'We guarantee that you pass',
    'the best university',
    'Best MBA',
    'No. 1 in China',
    'number one agency',
    '#1 school',
    '100% admission',
    '100 % success',
    'world-class teaching',
    'Top-ranked school',
    'promises you a job',
    'a fast degree',
    'a degree in six months',
    'No exams required',
    'risk-free',
    'insider channel',
    'ministry-approved',
    'our best programme',
    'Not only do we guarantee admission',
    'It is not hard, we guarantee admission',
  ],
  vi: [
    'cam kết đậu',
    'Bao đậu',
    'bao đỗ',
    'tốt nhất',
    'Trường uy tín nhất',
    'số một Việt Nam',
    'hàng đầu thế giới',
    'cam kết 100% visa',
    '100% trúng tuyển',
    'Đảm bảo tốt nghiệp',
    'bảo đảm có việc làm',
    'chắc chắn trúng tuyển',
    'lấy bằng nhanh',
    'miễn thi',
    'không cần thi',
    'đẳng cấp quốc tế',
    'đơn vị số 1',
    'không rủi ro',
    'kênh nội bộ',
    'không chỉ cam kết đậu',
    'cam kết đậu'.normalize('NFD'),
    'CAM KẾT ĐẬU',
  ],
};

const ALLOWED: Record<Locale, string[]> = {
  zh: [
    '第一步：填写表单',
    '第 1 张，共 4 张',
    '第一张幻灯片',
    '第一次联系',
    '最好先和顾问聊清楚',
    '我们不保证录取',
    '没有人能保证你毕业',
    '谁也不能承诺拿到学位',
    '从不许诺录取',
    '不承诺包过',
    '前 1%',
    '全球大学前 1%',
    '第 26 位',
    '六个月订阅一期，六年内完成',
    '最近一次联系',
    '最后一次联系起保存 24 个月',
    '名额需要确认',
    '确保信息准确',
    '保持联系',
    '录取由学校决定',
    '优惠最多',
    '通过邮件联系',
    '过签证面谈前',
  ],
  en: [
    'We do not guarantee admission',
    'Nobody can guarantee a visa',
    'No one promises a degree',
    'never a guaranteed result',
    'The decision on a visa is the consulate’s alone.',
    'Top 1%',
    '26th',
    '100% online',
    'the best time to call',
    'one by one',
    'Number of places',
    'She had planned to finish in six months',
    'first step',
    'No GMAT required',
    'a guarantee of the loan',
    'We cannot ensure success',
    'with final exams on site',
    'best before noon',
  ],
  vi: [
    'Chúng tôi không cam kết đậu',
    'không ai đảm bảo trúng tuyển',
    'chưa hứa kết quả',
    'Số điện thoại',
    'bước số 1',
    'Top 1%',
    'Hạng 26',
    'học trực tuyến 100%',
    'lần liên hệ cuối',
    'số 10',
    'ít nhất 30 tín chỉ',
    'thống nhất lịch học',
    'thi cuối kỳ',
    'bước đầu tiên',
    'đậu phụ',
    'bằng tiếng Trung',
    'bảo đảm an toàn dữ liệu',
    'nhất là buổi tối',
  ],
};

describe('TRUST-4 the check for promises and superlatives', () => {
  for (const locale of LOCALES) {
    it.each(BANNED[locale])(`TRUST-4 ${locale} finds "%s"`, (text) => {
      expect(findBannedPhrases(text, locale)).not.toEqual([]);
    });

    it.each(ALLOWED[locale])(`TRUST-4 ${locale} lets "%s" pass`, (text) => {
      expect(findBannedPhrases(text, locale)).toEqual([]);
    });
  }

  it('TRUST-4 names the file and the phrase, once each', () => {
    const files = {
      'content/a.yaml': 'title: { zh: 保录取, en: fine, vi: "bao đậu" }\nmore: { zh: [保录取, 好] }',
      'content/b.yaml': 'publisher: A world-class list\n# 保录取 in a comment is for the editor',
      'site/messages/c.ts': { key: { note: 'x', zh: '好', en: 'We guarantee it', vi: 'được' } },
      'contract/d.ts': { vi: { key: 'tốt nhất' } },
    };
    expect(checkBannedPhrases(files)).toEqual([
      { file: 'content/a.yaml', phrase: '保录取' },
      { file: 'content/a.yaml', phrase: 'bao đậu' },
      { file: 'content/b.yaml', phrase: 'world-class' },
      { file: 'site/messages/c.ts', phrase: 'We guarantee' },
      { file: 'contract/d.ts', phrase: 'tốt nhất' },
    ]);
    expect(checkBannedPhrases({ 'content/e.yaml': 'title: { zh: 第一步, en: First step, vi: Bước đầu }' })).toEqual([]);
  });
});

it('TRUST-4 no content file and no message promises a result or boasts, in any language', async () => {
  const files = { ...contentTexts(), ...(await messageTexts()) };
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(checkBannedPhrases(files)).toEqual([]);
  for (const locale of LOCALES) expect(findBannedPhrases(consentText(locale, 'X'), locale)).toEqual([]);
});
