/** What is left to do before going live, in the owner's words: what, and why. */
import { defineMessages } from '../../contract/messages.ts';

/** What to do and why, by the kind of a task. */
export const launchTaskMessages = defineMessages({
  'site-address': {
    note: 'Task: the setting SITE_URL of the server is missing or not public',
    zh: '网站还不知道自己对外的 https 网址，分享链接和站点地图会指错地方。请把网址告诉管理服务器的人，让他填好（设置项 SITE_URL）。',
    en: 'The site does not know its public https address yet: shared links and the sitemap lead to the wrong place. Tell the address to whoever runs the server and ask them to enter it (the setting SITE_URL).',
    vi: 'Trang chưa biết địa chỉ https công khai của mình, nên liên kết chia sẻ và sơ đồ trang dẫn sai chỗ. Hãy cho người quản lý máy chủ biết địa chỉ và nhờ họ điền vào (mục cài đặt SITE_URL).',
  },
  'company-placeholder': {
    note: 'Task: the names and accounts of the company are marked as made up',
    zh: '公司名称、地址、联系人和账号还是占位内容。全部换成真实信息后，再关掉这个标记。',
    en: 'Names, address, contact person and accounts are made up. Replace them by the real ones, then switch this mark off.',
    vi: 'Tên, địa chỉ, người liên hệ và tài khoản còn là nội dung giữ chỗ. Hãy thay bằng thông tin thật rồi tắt dấu này.',
  },
  placeholder: {
    note: 'Task: a field of the company still has a made-up value',
    zh: '还是占位内容，请填写真实信息：访客会照着联系你们。',
    en: 'This is a placeholder. Enter the real one: visitors reach you by it.',
    vi: 'Đây còn là nội dung giữ chỗ. Hãy điền thông tin thật: khách liên hệ theo đó.',
  },
  'qr-placeholder': {
    note: 'Task: an address that a QR code leads to is still made up',
    zh: '还是占位网址。二维码会指向这里，请换成自己的。',
    en: 'This is a placeholder, and the target of a QR code. Enter your own address.',
    vi: 'Đây còn là địa chỉ giữ chỗ, mà mã QR dẫn đến đó. Hãy điền địa chỉ của mình.',
  },
  'icp-missing': {
    note: 'Task: the ICP registration number of the site is empty',
    zh: '备案号还没填。面向中国内地的网站要在页脚显示备案号。',
    en: 'The registration number is empty. A site in mainland China needs it at the foot of the page.',
    vi: 'Số đăng ký trang còn trống. Trang ở Trung Quốc đại lục phải ghi số này ở cuối trang.',
  },
  'police-missing': {
    note: 'Task: the public-security record number is empty',
    zh: '公安联网备案号还没填。网站开通后 30 天内办理，再填上编号，并把平台给的图标交给管理服务器的人更换（文件 police-badge.svg）。',
    en: 'The public-security record number is empty. File within 30 days after the site opens, then enter it, and give the badge of the platform to whoever runs the server (for the file police-badge.svg).',
    vi: 'Số hồ sơ công an còn trống. Hãy nộp hồ sơ trong 30 ngày sau khi mở trang, rồi điền số và đưa huy hiệu của hệ thống cho người quản lý máy chủ thay (tệp police-badge.svg).',
  },
  'map-approval': {
    note: 'Task: somebody is to ask whether the picture of the schools counts as a map',
    zh: '合作院校的示意图画了陆地，没有国界和地名。请确认在中国内地公开使用是否需要审图号。',
    en: 'The picture of the schools shows land without borders or names. Ask whether a public map in mainland China needs an approval number (审图号) for it.',
    vi: 'Hình các trường vẽ đất liền, không có biên giới và địa danh. Hãy hỏi xem bản đồ công khai ở Trung Quốc đại lục có cần số phê duyệt (审图号) không.',
  },
  'partner-unnamed': {
    note: 'Task: the milestones tell of a partnership and do not name the partner',
    zh: '大事记里写了建立合作关系，没有写合作方。请补上名称，或确认不写。',
    en: 'The milestones tell of a partnership and do not name the partner. Add the name, or confirm that it stays out.',
    vi: 'Các mốc phát triển có nói về một quan hệ hợp tác mà không nêu tên đối tác. Hãy bổ sung tên, hoặc xác nhận là không nêu.',
  },
  'search-engines': {
    note: 'Task: no codes of search engines; engines is their names',
    zh: '这些搜索引擎还没有验证码：{engines}。需要哪些就填哪些（或在验证文件里添加），其余的确认不用即可。',
    en: 'No verification code for: {engines}. Enter those of the search engines that you want, or their files; then say that the others are not needed.',
    vi: 'Chưa có mã xác minh của: {engines}. Hãy điền mã hoặc tệp của những công cụ bạn cần, rồi xác nhận không cần các công cụ còn lại.',
  },
  'privacy-read-by-lawyer': {
    note: 'Task: a lawyer is to read the privacy policy',
    zh: '请律师按中国和越南的法律通读隐私政策。',
    en: 'Have a lawyer read the privacy policy for China and Vietnam.',
    vi: 'Hãy nhờ luật sư đọc chính sách riêng tư theo luật Trung Quốc và Việt Nam.',
  },
  'films-approved': {
    note: 'Task at each film; one decision counts for all films',
    zh: '这段短片是为本站画的示意动画。请认可，或换成自己的短片；认可一次，对全部短片有效。',
    en: 'The film is an illustration drawn for this site. Approve it or replace it by your own; one approval counts for all films.',
    vi: 'Phim này là hình minh họa vẽ cho trang. Hãy duyệt hoặc thay bằng phim của mình; duyệt một lần tính cho mọi phim.',
  },
  promise: {
    note: 'Task: the company is to confirm a promise; promise is its text',
    zh: '网站承诺：“{promise}” 请确认公司确实这样做，否则把这句话从网站上去掉。',
    en: 'The site promises: “{promise}” Confirm that the company does this, or take it off the site.',
    vi: 'Trang hứa: “{promise}” Hãy xác nhận công ty thật sự làm vậy, nếu không thì bỏ khỏi trang.',
  },
  'own-figure': {
    note: 'Task: a figure of the banner without a source; figure and its label',
    zh: '“{figure}”（{label}）只有公司自己的说法，没有出处。请补上出处，或去掉。',
    en: '“{figure}” ({label}) is the company’s own statement, without a source. Find one, or take it out.',
    vi: '“{figure}” ({label}) chỉ là lời của công ty, chưa có nguồn. Hãy tìm nguồn hoặc bỏ đi.',
  },
  'own-statement': {
    note: 'Task: a sentence with a figure that only the company itself states',
    zh: '这是公司自己的说法，没有出处：“{text}”请找到出处，或去掉。',
    en: 'The company’s own statement, without a source: “{text}” Find one, or take it out.',
    vi: 'Lời của công ty, chưa có nguồn: “{text}” Hãy tìm nguồn hoặc bỏ đi.',
  },
  'school-basics': {
    note: 'Task at a school: year of foundation or accreditor',
    zh: '创办年份或认证机构还没有出处。请在学校官网或认证机构名录里查到后补上。',
    en: 'Year of foundation or accreditor has no source yet. Look it up at the school or the accreditor.',
    vi: 'Năm thành lập hoặc tổ chức kiểm định chưa có nguồn. Hãy tra ở trường hoặc tổ chức kiểm định.',
  },
  'program-title': {
    note: 'Task at a programme: its title was not seen at the institution',
    zh: '请向学校确认项目名称，再打开“名称有出处”。在那之前，页面写明我们先问学校。',
    en: 'Confirm the title with the institution, then switch this on. Until then its page says that we ask the school first.',
    vi: 'Hãy xác nhận tên chương trình với trường rồi bật mục này. Trước đó trang của chương trình ghi rằng bên tư vấn hỏi trường trước.',
  },
  'program-mode': {
    note: 'Task at a programme: nobody knows whether it is taught online',
    zh: '没有出处说明怎么上课（线上或线下）。请问学校。',
    en: 'No source says how it is studied, online or on campus. Ask the institution.',
    vi: 'Chưa có nguồn nói học thế nào, trực tuyến hay tại trường. Hãy hỏi trường.',
  },
  'program-missing': {
    note: 'Task at a programme: facts without a source; facts is a list of their names',
    zh: '还没有出处：{facts}。',
    en: 'No source yet for: {facts}.',
    vi: 'Chưa có nguồn cho: {facts}.',
  },
  'price-undated': {
    note: 'Task at a programme: the price has no year',
    zh: '学费的出处没有年份，读者看不出是哪一年的。请查明年份。',
    en: 'The source of the price gives no year: find out of which year it is.',
    vi: 'Nguồn của học phí không ghi năm: hãy tìm xem là của năm nào.',
  },
  'ranking-undated': {
    note: 'Task at a programme: a later ranking has no year',
    zh: '较新排名的出处没有年份。请查明是哪一年的。',
    en: 'The source of the later ranking gives no year: find out of which year it is.',
    vi: 'Nguồn của thứ hạng mới hơn không ghi năm: hãy tìm xem là của năm nào.',
  },
  'rate-old': {
    note: 'Task: an exchange rate is older than a month; from and to are currencies',
    zh: '{from} 兑 {to} 的汇率是 {day} 的。请填本月的汇率，连同日期和出处。',
    en: 'The rate of {from} in {to} is of {day}. Enter one of this month, with its day and source.',
    vi: 'Tỷ giá {from} sang {to} là của ngày {day}. Hãy điền tỷ giá tháng này, kèm ngày và nguồn.',
  },
  'fact-old': {
    note: 'Task: nobody has read the source of a fact for a year',
    zh: '{publisher} 的这条事实上次核对是 {day}。请打开 {url} 重新读一遍。',
    en: 'A fact by {publisher} was last checked on {day}. Read {url} again.',
    vi: 'Thông tin của {publisher} được kiểm tra lần cuối ngày {day}. Hãy đọc lại {url}.',
  },
  'fact-retold': {
    note: 'Task: the source of a fact only retells it',
    zh: '{url} 只是转述。请改引认证机构、学校或主管部门的原文。',
    en: '{url} retells it. Cite the accreditor, the university or the ministry instead.',
    vi: '{url} chỉ thuật lại. Hãy dẫn tổ chức kiểm định, trường hoặc bộ chủ quản.',
  },
  sample: {
    note: 'Task: made-up people or words that are marked as samples',
    zh: '这是示例内容。请换成真实的、本人同意的人物或文字，或者去掉。',
    en: 'This is sample content. Replace it by real people or words who agreed to it, or take it out.',
    vi: 'Đây là nội dung minh họa. Hãy thay bằng người thật, lời thật đã được đồng ý, hoặc bỏ đi.',
  },
});

/** Names in a few words: of the tasks of a kind, and of the row of fields that do not fit their form. */
export const launchTitleMessages = defineMessages({
  fault: {
    note: 'Name of a row of tasks: fields that do not fit',
    zh: '填写有误的内容',
    en: 'Fields that do not fit',
    vi: 'Nội dung điền chưa đúng',
  },
  'site-address': {
    note: 'Name of a row of tasks',
    zh: '网站的公开网址',
    en: 'Public address of the site',
    vi: 'Địa chỉ công khai của trang',
  },
  'company-placeholder': {
    note: 'Name of a row of tasks',
    zh: '公司信息还是占位',
    en: 'Company details are made up',
    vi: 'Thông tin công ty còn là giữ chỗ',
  },
  placeholder: {
    note: 'Name of a row of tasks',
    zh: '联系方式和备案号',
    en: 'Contacts and registration numbers',
    vi: 'Liên hệ và số đăng ký',
  },
  'qr-placeholder': {
    note: 'Name of a row of tasks',
    zh: '二维码指向的网址',
    en: 'Addresses behind QR codes',
    vi: 'Địa chỉ của mã QR',
  },
  'icp-missing': { note: 'Name of a row of tasks', zh: '备案号', en: 'ICP registration number', vi: 'Số đăng ký ICP' },
  'police-missing': {
    note: 'Name of a row of tasks',
    zh: '公安联网备案号',
    en: 'Public-security record number',
    vi: 'Số hồ sơ công an',
  },
  'map-approval': {
    note: 'Name of a row of tasks',
    zh: '示意图是否要审图号',
    en: 'Map approval for the picture of the schools',
    vi: 'Số phê duyệt bản đồ cho hình các trường',
  },
  'partner-unnamed': {
    note: 'Name of a row of tasks',
    zh: '大事记里的合作方',
    en: 'Partner in the milestones',
    vi: 'Đối tác trong các mốc phát triển',
  },
  'search-engines': {
    note: 'Name of a row of tasks',
    zh: '搜索引擎验证码',
    en: 'Codes of search engines',
    vi: 'Mã của công cụ tìm kiếm',
  },
  'privacy-read-by-lawyer': {
    note: 'Name of a row of tasks',
    zh: '隐私政策请律师通读',
    en: 'Privacy policy read by a lawyer',
    vi: 'Luật sư đọc chính sách riêng tư',
  },
  'films-approved': {
    note: 'Name of a row of tasks',
    zh: '认可或更换短片',
    en: 'Films to approve or replace',
    vi: 'Phim cần duyệt hoặc thay',
  },
  promise: { note: 'Name of a row of tasks', zh: '网站上的承诺', en: 'Promises on the site', vi: 'Lời hứa trên trang' },
  'own-figure': {
    note: 'Name of a row of tasks',
    zh: '首屏数字没有出处',
    en: 'Banner figures without a source',
    vi: 'Số liệu đầu trang chưa có nguồn',
  },
  'own-statement': {
    note: 'Name of a row of tasks',
    zh: '公司自己的说法没有出处',
    en: 'Own statements without a source',
    vi: 'Lời của công ty chưa có nguồn',
  },
  'school-basics': {
    note: 'Name of a row of tasks',
    zh: '学校的创办年份和认证机构',
    en: 'Founding year and accreditor of schools',
    vi: 'Năm thành lập và tổ chức kiểm định của trường',
  },
  'program-title': {
    note: 'Name of a row of tasks',
    zh: '向学校确认项目名称',
    en: 'Programme titles to confirm',
    vi: 'Tên chương trình cần xác nhận',
  },
  'program-mode': {
    note: 'Name of a row of tasks',
    zh: '问清线上还是线下',
    en: 'Online or on campus',
    vi: 'Học trực tuyến hay tại trường',
  },
  'program-missing': {
    note: 'Name of a row of tasks',
    zh: '项目的学费、学制、学分、排名',
    en: 'Price, length, credits and ranking of programmes',
    vi: 'Học phí, thời gian, tín chỉ và thứ hạng',
  },
  'price-undated': {
    note: 'Name of a row of tasks',
    zh: '学费是哪一年的',
    en: 'Year of a price',
    vi: 'Năm của học phí',
  },
  'ranking-undated': {
    note: 'Name of a row of tasks',
    zh: '较新排名是哪一年的',
    en: 'Year of a later ranking',
    vi: 'Năm của thứ hạng mới hơn',
  },
  'rate-old': {
    note: 'Name of a row of tasks',
    zh: '本月的汇率',
    en: 'Exchange rates of this month',
    vi: 'Tỷ giá tháng này',
  },
  'fact-old': {
    note: 'Name of a row of tasks',
    zh: '重新核对超过一年的出处',
    en: 'Sources last read over a year ago',
    vi: 'Nguồn đã quá một năm chưa đọc lại',
  },
  'fact-retold': {
    note: 'Name of a row of tasks',
    zh: '转述的出处换成原文',
    en: 'Sources that only retell',
    vi: 'Nguồn chỉ thuật lại',
  },
  sample: {
    note: 'Name of a row of tasks',
    zh: '示例人物和文字',
    en: 'Sample people and words',
    vi: 'Người và lời minh họa',
  },
});

/** Facts of a programme that a source is looked for. */
export const launchFactMessages = defineMessages({
  price: { note: 'In a list of facts without a source', zh: '学费', en: 'price', vi: 'học phí' },
  length: { note: 'In a list of facts without a source', zh: '学制', en: 'length', vi: 'thời gian học' },
  credits: { note: 'In a list of facts without a source', zh: '学分', en: 'credits', vi: 'tín chỉ' },
  ranking: { note: 'In a list of facts without a source', zh: '排名', en: 'ranking', vi: 'thứ hạng' },
});
