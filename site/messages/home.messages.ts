import { defineMessages } from '../../contract/messages.ts';

/** Texts of the home page's banner and programme section, and its page title. */
export const homeMessages = defineMessages({
  'home.title': {
    note: 'Title of the home page, in the browser’s tab and in search results',
    zh: '在职读海外硕士与 DBA',
    en: 'A master’s or DBA from abroad, alongside your job',
    vi: 'Thạc sĩ và DBA của trường nước ngoài cho người đi làm',
  },
  'home.description': {
    note: 'Description for search engines, up to 155 characters; programs and schools are numbers',
    zh: '面向在职人士的海外硕士、DBA 博士申请咨询与签证服务：{programs} 个项目、{schools} 所学校，每周学时、总费用、学位认可先问清，信息注明来源。',
    en: 'A master’s or DBA from abroad for working people: hours, cost and recognition first. {programs} programmes, {schools} schools, sources shown.',
    vi: 'Thạc sĩ và DBA của trường nước ngoài cho người đi làm: hỏi rõ giờ học, chi phí, công nhận bằng. {programs} chương trình, {schools} trường, ghi rõ nguồn.',
  },
  'banner.label': { note: 'Name of the banner', zh: '我们的服务', en: 'What we offer', vi: 'Dịch vụ của chúng tôi' },
  'banner.carousel': {
    note: 'What the banner is, read aloud with its name',
    zh: '轮播',
    en: 'carousel',
    vi: 'băng chuyền',
  },
  'banner.consult': {
    note: 'Main button of the banner',
    zh: '免费一对一咨询',
    en: 'Free 1-on-1 consultation',
    vi: 'Tư vấn 1-1 miễn phí',
  },
  'banner.slide': {
    note: 'Name of a dot',
    zh: '第 {n} 张，共 {count} 张',
    en: 'Slide {n} of {count}',
    vi: 'Trang {n} trên {count}',
  },
  'banner.pause': { note: 'Button that stops the banner', zh: '暂停轮播', en: 'Pause the slides', vi: 'Tạm dừng' },
  'banner.play': { note: 'Button that starts the banner again', zh: '继续轮播', en: 'Play the slides', vi: 'Tiếp tục' },
  'answers.excerpt': {
    note: 'Name of a part of a comparison of two programmes, for screen readers',
    zh: '对比页的一部分',
    en: 'Part of a comparison',
    vi: 'Một phần của trang so sánh',
  },
  'answers.ask': {
    note: 'In that comparison, in place of what no source says',
    zh: '我们去问',
    en: 'we ask',
    vi: 'hỏi giúp bạn',
  },
  'programs.eyebrow': {
    note: 'Line above the heading',
    zh: '按方向看项目',
    en: 'Programmes by field',
    vi: 'Chương trình theo ngành',
  },
  'programs.title': {
    note: 'Heading of the section with popular programmes',
    zh: '先看项目，缺的我们替你问',
    en: 'What schools publish, and what we ask them for you',
    vi: 'Xem trước chương trình, thiếu gì chúng tôi hỏi giúp',
  },
  'programs.lead': {
    note: 'Text under the heading',
    zh: '学校公布了上课时间、学时、学制、学费和入学要求的，都写在卡片上；没公布的，免费替你书面去问。插画画的是学校所在地，并非校园实景。',
    en: 'Each card shows hours, length, price and entry where the school publishes them. Where it does not, we ask in writing, free. Drawings suggest the place, not the campus.',
    vi: 'Giờ học, thời gian, học phí, đầu vào mà trường đã công bố đều ghi trên từng thẻ; điều chưa công bố, chúng tôi hỏi trường bằng văn bản, miễn phí. Hình minh họa nơi trường đặt trụ sở, không phải khuôn viên.',
  },
  'programs.all': {
    note: 'Link to all programmes of the category',
    zh: '查看该方向全部项目',
    en: 'All programmes in this field',
    vi: 'Tất cả chương trình',
  },
  'programs.founded': { note: 'Label under a year of foundation', zh: '建校年份', en: 'founded', vi: 'năm thành lập' },
  'programs.accreditor': {
    note: 'Label under the abbreviation of an accreditor',
    zh: '院校认证机构',
    en: 'accreditor',
    vi: 'tổ chức kiểm định',
  },
  'programs.quality': {
    note: 'The same for a country where no body accredits a whole university',
    zh: '质量保障机构',
    en: 'quality assurance',
    vi: 'cơ quan bảo đảm chất lượng',
  },
  'programs.pending': {
    note: 'Label under a dash: a ranking without a source',
    zh: '排名来源待确认',
    en: 'ranking not yet sourced',
    vi: 'thứ hạng chưa có nguồn',
  },
  'programs.source': {
    note: 'Under a figure: who says so',
    zh: '来源：{publisher}',
    en: 'Source: {publisher}',
    vi: 'Nguồn: {publisher}',
  },
});
