/** Names of publishers in the languages of readers, to stand before the original name. */
import type { Locale } from '../../../contract/locales.ts';

/** How a publisher's name begins, and what it is called in Chinese and Vietnamese. */
const NAMES: readonly (readonly [begins: string, zh: string, vi: string])[] = [
  ['Adrian College', '阿德里安学院', ''],
  ['Arizona Law', '亚利桑那大学法学院', 'Trường Luật, Đại học Arizona'],
  ['University of Arizona', '亚利桑那大学', 'Đại học Arizona'],
  ['Cleveland State University', '克利夫兰州立大学', 'Đại học Bang Cleveland'],
  ['University of Dayton', '代顿大学', 'Đại học Dayton'],
  ['Golden Gate University', '金门大学', 'Đại học Golden Gate'],
  ['Hawai‘i Pacific University', '夏威夷太平洋大学', 'Đại học Hawaii Pacific'],
  ['Illinois Institute of Technology', '伊利诺伊理工大学', 'Học viện Công nghệ Illinois'],
  ['Illinois Tech', '伊利诺伊理工大学', 'Học viện Công nghệ Illinois'],
  ['Kettering University', '凯特林大学', 'Đại học Kettering'],
  ['Northern Arizona University', '北亚利桑那大学', 'Đại học Bắc Arizona'],
  ['NAU', '北亚利桑那大学', 'Đại học Bắc Arizona'],
  ['University of Otago', '奥塔哥大学', 'Đại học Otago'],
  ['Rochester Institute of Technology', '罗切斯特理工学院', 'Học viện Công nghệ Rochester'],
  ['Stevens', '史蒂文斯理工学院', 'Học viện Công nghệ Stevens'],
  ['Webster University', '韦伯斯特大学', 'Đại học Webster'],
  ['Wikipedia', '维基百科', 'Bách khoa Wikipedia'],
  ['Encyclopædia Britannica', '大英百科全书', 'Bách khoa Britannica'],
  ['Higher Learning Commission', '美国高等教育委员会', 'Ủy ban kiểm định HLC'],
  ['Code of Federal Regulations', '美国联邦法规', 'Quy định liên bang Hoa Kỳ'],
  ['New Zealand Qualifications Authority', '新西兰学历资格署', 'Cơ quan Bằng cấp New Zealand'],
  ['Universities New Zealand', '新西兰大学联盟', 'Liên hiệp các đại học New Zealand'],
  ['Ministry of Education, Singapore', '新加坡教育部', 'Bộ Giáo dục Singapore'],
  ['Ministry of Finance, Singapore', '新加坡财政部', 'Bộ Tài chính Singapore'],
  ['Education Bureau, Hong Kong', '香港教育局', 'Cục Giáo dục Hồng Kông'],
  ['China Foreign Exchange Trade System', '中国外汇交易中心', 'Trung tâm Giao dịch Ngoại hối Trung Quốc'],
  ['China Daily', '中国日报', 'Nhật báo Trung Quốc'],
  ['The San Francisco Standard', '旧金山标准报', 'Báo The San Francisco Standard'],
  ['The Straits Times', '海峡时报', 'Báo The Straits Times'],
  ['法治日报', '', 'Báo Pháp trị (Trung Quốc)'],
  ['教育部留学服务中心', '', 'Trung tâm Dịch vụ Du học, Bộ Giáo dục Trung Quốc'],
];

/** What a publisher is called in a language; undefined where its own name is read as it is. */
export function publisherName(publisher: string, locale: Locale): string | undefined {
  if (locale === 'en') return undefined;
  const found = NAMES.find(([begins]) => publisher.startsWith(begins));
  return found?.[locale === 'zh' ? 1 : 2] || undefined;
}
