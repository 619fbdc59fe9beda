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
    note: 'Description for search engines, up to 155 characters; confirmed and schools are numbers',
    zh: '面向在职人士的海外硕士、DBA 博士申请咨询与签证服务：{confirmed} 个已核实的在线硕士，{schools} 所可咨询院校，顾问一对一，信息注明来源。',
    en: 'Advice on master’s degrees and a DBA from abroad for working people: {confirmed} online master’s confirmed, {schools} schools, 1-on-1, sources shown.',
    vi: 'Tư vấn thạc sĩ và DBA của trường nước ngoài cho người đi làm: {confirmed} thạc sĩ trực tuyến đã xác nhận, {schools} trường, cố vấn 1-1, ghi rõ nguồn.',
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
  'programs.eyebrow': {
    note: 'Line above the heading',
    zh: '热门项目',
    en: 'Popular programmes',
    vi: 'Chương trình nổi bật',
  },
  'programs.title': {
    note: 'Heading of the section with popular programmes',
    zh: '先看方向，再选学校',
    en: 'Choose a field, then a school',
    vi: 'Chọn lĩnh vực, rồi chọn trường',
  },
  'programs.lead': {
    note: 'Text under the heading',
    zh: '插画是学校所在地的风景，不是校园实景。卡片上的每个数字都注明来源；查不到来源的排名，我们不写。',
    en: 'Drawings show the place, not the campus. Every figure on a card names its source; rankings we cannot trace are left out.',
    vi: 'Hình minh họa là phong cảnh nơi trường tọa lạc, không phải khuôn viên. Mỗi con số trên thẻ đều có nguồn; thứ hạng không tìm được nguồn thì không nêu.',
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
    en: 'accredited by',
    vi: 'kiểm định bởi',
  },
  'programs.quality': {
    note: 'The same for a country where no body accredits a whole university',
    zh: '质量保障机构',
    en: 'quality assured by',
    vi: 'bảo đảm chất lượng bởi',
  },
  'programs.pending': {
    note: 'Label under a dash: a ranking without a source',
    zh: '排名来源待核实',
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
