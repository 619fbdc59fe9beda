import { defineMessages } from '../../contract/messages.ts';

/** Texts of the school pages. */
export const schoolMessages = defineMessages({
  'school.eyebrow': {
    note: 'Line above the name of a school without an agreement, also in the page title',
    editable: true,
    zh: '我们了解的学校',
    en: 'School we advise on',
    vi: 'Trường chúng tôi tư vấn',
  },
  'school.partner': {
    note: 'The same for a school with a signed agreement in the settings',
    editable: true,
    zh: '签约合作院校',
    en: 'Signed partner institution',
    vi: 'Trường đối tác đã ký thỏa thuận',
  },
  'school.ask': {
    note: 'Main button: to the registration form',
    editable: true,
    zh: '咨询这所学校',
    en: 'Ask about this school',
    vi: 'Hỏi về trường này',
  },
  'school.to_programs': {
    note: 'Second button',
    editable: true,
    zh: '看项目',
    en: 'See its programmes',
    vi: 'Xem chương trình',
  },
  'school.facts.title': {
    note: 'Heading of the part with the facts',
    editable: true,
    zh: '学校概况',
    en: 'What we could trace',
    vi: 'Thông tin có nguồn',
  },
  'school.facts.founded': { note: 'Label of a year', zh: '建校年份', en: 'Founded', vi: 'Năm thành lập' },
  'school.facts.accreditor': {
    note: 'Label of the abbreviation of the institutional accreditor',
    zh: '院校认证机构',
    en: 'Institutional accreditor',
    vi: 'Tổ chức kiểm định trường',
  },
  'school.facts.quality': {
    note: 'The same where no body accredits a whole university, as in New Zealand',
    zh: '质量保障机构',
    en: 'Quality assurance',
    vi: 'Cơ quan bảo đảm chất lượng',
  },
  'school.facts.missing': {
    note: 'What is not yet confirmed; {list} is a list of names',
    zh: '待确认：{list}。可以用下面的英文全称，到公开名录里查。',
    en: 'Not yet confirmed: {list}. Look it up under the legal name in the registers below.',
    vi: 'Chưa xác nhận: {list}. Bạn có thể tra theo tên pháp lý trong các danh bạ dưới đây.',
  },
  'school.programs.title': {
    note: 'Heading of the list of programmes',
    editable: true,
    zh: '可以咨询的项目',
    en: 'Its programmes on this site',
    vi: 'Chương trình trên website này',
  },
  'school.programs.none': {
    note: 'When the site has no programme of the school',
    editable: true,
    zh: '本站目前没有列出这所学校的项目。想了解的话，可以直接问我们。',
    en: 'This site lists no programme of the school at present. You are welcome to ask us.',
    vi: 'Hiện website này chưa giới thiệu chương trình nào của trường. Bạn có thể hỏi chúng tôi.',
  },
  'school.nav.facts': { note: 'Short name of a part of the page', zh: '学校信息', en: 'The school', vi: 'Về trường' },
  'school.nav.programs': { note: 'Short name of a part of the page', zh: '项目', en: 'Programmes', vi: 'Chương trình' },
  'school.nav.stories': { note: 'Short name of a part of the page', zh: '故事', en: 'Stories', vi: 'Câu chuyện' },
});
