import { defineMessages } from '../../contract/messages.ts';

/** Publishers that are no schools, in the languages of readers: their names stand before those of the sources. */
export const publisherMessages = defineMessages({
  'publisher.wikipedia': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '维基百科',
    en: 'Wikipedia',
    vi: 'Bách khoa Wikipedia',
  },
  'publisher.britannica': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '大英百科全书',
    en: 'Encyclopædia Britannica',
    vi: 'Bách khoa Britannica',
  },
  'publisher.hlc': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '美国高等教育委员会',
    en: 'Higher Learning Commission',
    vi: 'Ủy ban kiểm định HLC',
  },
  'publisher.cfr': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '美国联邦法规',
    en: 'Code of Federal Regulations',
    vi: 'Quy định liên bang Hoa Kỳ',
  },
  'publisher.nzqa': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '新西兰学历资格署',
    en: 'New Zealand Qualifications Authority',
    vi: 'Cơ quan Bằng cấp New Zealand',
  },
  'publisher.unz': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '新西兰大学联盟',
    en: 'Universities New Zealand',
    vi: 'Liên hiệp các đại học New Zealand',
  },
  'publisher.moe_singapore': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '新加坡教育部',
    en: 'Ministry of Education, Singapore',
    vi: 'Bộ Giáo dục Singapore',
  },
  'publisher.mof_singapore': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '新加坡财政部',
    en: 'Ministry of Finance, Singapore',
    vi: 'Bộ Tài chính Singapore',
  },
  'publisher.edb': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '香港教育局',
    en: 'Education Bureau, Hong Kong',
    vi: 'Cục Giáo dục Hồng Kông',
  },
  'publisher.cfets': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '中国外汇交易中心',
    en: 'China Foreign Exchange Trade System',
    vi: 'Trung tâm Giao dịch Ngoại hối Trung Quốc',
  },
  'publisher.china_daily': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '中国日报',
    en: 'China Daily',
    vi: 'Nhật báo Trung Quốc',
  },
  'publisher.sf_standard': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '旧金山标准报',
    en: 'The San Francisco Standard',
    vi: 'Báo The San Francisco Standard',
  },
  'publisher.straits_times': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '海峡时报',
    en: 'The Straits Times',
    vi: 'Báo The Straits Times',
  },
  'publisher.legal_daily': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '法治日报',
    en: 'Legal Daily',
    vi: 'Báo Pháp trị (Trung Quốc)',
  },
  'publisher.cscse': {
    note: 'Name of a publisher; its own name stands after it',
    zh: '教育部留学服务中心',
    en: 'Chinese Service Center for Scholarly Exchange',
    vi: 'Trung tâm Dịch vụ Du học, Bộ Giáo dục Trung Quốc',
  },
});
