/** The words of the page that a person gets with everything that is stored of them (DESK-9). */
import type { Locale } from '../../contract/locales.ts';

/** Words of a page in one language. */
export interface HandOverWords {
  title: string;
  lead: string;
  madeAt: string;
  registration: string;
  fields: Record<string, string>;
  education: readonly string[];
  workingYears: readonly string[];
  purpose: readonly string[];
  status: Record<string, string>;
  yes: string;
  no: string;
  none: string;
  consents: string;
  given: string;
  refused: string;
  withdrawn: string;
  notes: string;
  passedOn: string;
  recipientYou: string;
  basis: Record<string, string>;
  seen: string;
  seenLead: string;
  actions: Record<string, string>;
  requests: string;
  kinds: Record<string, string>;
  states: Record<string, string>;
  rights: string;
}

const zh: HandOverWords = {
  title: '我们保存的你的信息',
  lead: '这里是我们保存的、与你的号码有关的全部内容。时间为北京时间。',
  madeAt: '生成时间',
  registration: '预约登记',
  fields: {
    id: '编号',
    created_at: '提交时间',
    name: '姓名',
    phone: '手机号',
    phone_typed: '手机号（你输入的写法）',
    phone_country: '号码所属国家或地区',
    is_phone_known_valid: '号段是否已知',
    education: '学历',
    working_years: '工作年限',
    purpose: '学习目的',
    locale: '页面语言',
    page: '提交页面',
    program: '项目',
    shortlist: '备选清单',
    source: '活动标记',
    is_suspected_bot: '是否疑似机器提交',
    status: '状态',
    lost_reason: '结束原因',
    first_contacted_at: '首次联系',
    next_call_at: '约定的下次通话',
    purge_after: '最晚删除时间',
    restricted_at: '限制使用起始',
    do_not_contact_since: '列入勿联系名单',
  },
  education: ['', '高中', '大专', '本科', '硕士及以上', '其他'],
  workingYears: ['', '在校', '1–2 年', '3–5 年', '6 年以上'],
  purpose: ['', '提升知识技能', '职业证书', '提升学历', '拓展人脉', '留学规划', '其他'],
  status: {
    new: '新登记',
    contacted: '已联系',
    qualified: '符合条件',
    applied: '已申请',
    enrolled: '已入学',
    lost: '已结束',
  },
  yes: '是',
  no: '否',
  none: '没有记录。',
  consents: '你的同意',
  given: '同意于',
  refused: '未同意，',
  withdrawn: '撤回于',
  notes: '顾问的沟通记录',
  passedOn: '提供给他人的记录',
  recipientYou: '你本人',
  basis: {
    own_use: '公司内部使用',
    separate_consent: '你的单独同意',
    contract: '履行与你的合同',
    law: '法定义务',
    request: '你的请求',
  },
  seen: '谁在什么时候查看或处理过',
  seenLead: '均为本公司员工或系统；不列出员工姓名。',
  actions: {
    lead_opened: '打开（姓名和号码遮挡）',
    lead_revealed: '查看完整姓名和号码',
    lead_changed: '更改状态、负责人或下次通话',
    lead_noted: '写沟通记录',
    lead_corrected: '更正姓名或号码',
    lead_exported: '导出',
    lead_handed_over: '交付给你本人',
    do_not_contact_added: '列入勿联系名单',
    do_not_contact_removed: '移出勿联系名单',
    consent_withdrawn: '记录撤回同意',
    lead_restricted: '限制使用',
    lead_unrestricted: '解除限制',
    data_passed_on: '提供给他人',
  },
  requests: '你的请求',
  kinds: {
    access: '查阅或复制',
    correct: '更正',
    withdraw: '撤回同意',
    erase: '删除',
    restrict: '限制使用',
    object: '拒绝某种处理',
    complaint: '投诉',
  },
  states: { open: '处理中', done: '已办结', refused: '未予办理' },
  rights: '你可以随时要求更正、删除、限制使用，或撤回同意。办法见网站上的《个人信息保护政策》：',
};

const en: HandOverWords = {
  title: 'What we hold about you',
  lead: 'This is everything that we hold in connection with your number. Times are China’s (UTC+8).',
  madeAt: 'Made at',
  registration: 'Registration',
  fields: {
    id: 'Reference',
    created_at: 'Sent at',
    name: 'Name',
    phone: 'Phone number',
    phone_typed: 'Phone number as you typed it',
    phone_country: 'Country of the number',
    is_phone_known_valid: 'Prefix is known',
    education: 'Education',
    working_years: 'Work experience',
    purpose: 'Study purpose',
    locale: 'Language of the page',
    page: 'Page of the form',
    program: 'Programme',
    shortlist: 'Shortlist',
    source: 'Campaign tag',
    is_suspected_bot: 'Suspected robot',
    status: 'State',
    lost_reason: 'Why it ended',
    first_contacted_at: 'First contact',
    next_call_at: 'Next call agreed for',
    purge_after: 'Erased at the latest',
    restricted_at: 'Use restricted since',
    do_not_contact_since: 'On the do-not-contact list since',
  },
  education: ['', 'High school', 'College', 'Bachelor’s', 'Master’s or above', 'Other'],
  workingYears: ['', 'Student', '1–2 years', '3–5 years', '6+ years'],
  purpose: [
    '',
    'Knowledge and skills',
    'Professional certificate',
    'A higher degree',
    'Networking',
    'Study-abroad planning',
    'Other',
  ],
  status: {
    new: 'new',
    contacted: 'contacted',
    qualified: 'qualified',
    applied: 'applied',
    enrolled: 'enrolled',
    lost: 'ended',
  },
  yes: 'yes',
  no: 'no',
  none: 'None.',
  consents: 'What you agreed to',
  given: 'Agreed at',
  refused: 'Not agreed, at',
  withdrawn: 'Withdrawn at',
  notes: 'The adviser’s notes',
  passedOn: 'To whom data were passed on',
  recipientYou: 'You',
  basis: {
    own_use: 'use within the company',
    separate_consent: 'your separate consent',
    contract: 'a contract with you',
    law: 'a legal duty',
    request: 'your request',
  },
  seen: 'Who saw or handled it, and when',
  seenLead: 'All were our staff or the system. Their names are not given.',
  actions: {
    lead_opened: 'opened, name and number masked',
    lead_revealed: 'saw name and number in full',
    lead_changed: 'changed state, adviser or next call',
    lead_noted: 'wrote a note',
    lead_corrected: 'corrected name or number',
    lead_exported: 'exported',
    lead_handed_over: 'handed over to you',
    do_not_contact_added: 'put on the do-not-contact list',
    do_not_contact_removed: 'taken off the do-not-contact list',
    consent_withdrawn: 'recorded that consent was withdrawn',
    lead_restricted: 'restricted its use',
    lead_unrestricted: 'lifted the restriction',
    data_passed_on: 'passed on',
  },
  requests: 'What you asked for',
  kinds: {
    access: 'to see or copy',
    correct: 'to correct',
    withdraw: 'to withdraw consent',
    erase: 'to erase',
    restrict: 'to restrict use',
    object: 'to object',
    complaint: 'complaint',
  },
  states: { open: 'in progress', done: 'done', refused: 'refused' },
  rights:
    'You can have your data corrected, erased or restricted, or withdraw consent, at any time. How: see the privacy policy at',
};

const vi: HandOverWords = {
  title: 'Dữ liệu chúng tôi lưu về bạn',
  lead: 'Đây là toàn bộ nội dung chúng tôi lưu liên quan đến số của bạn. Giờ ghi theo giờ Trung Quốc (UTC+8).',
  madeAt: 'Lập lúc',
  registration: 'Đăng ký tư vấn',
  fields: {
    id: 'Mã số',
    created_at: 'Gửi lúc',
    name: 'Họ tên',
    phone: 'Số điện thoại',
    phone_typed: 'Số điện thoại như bạn nhập',
    phone_country: 'Quốc gia của số',
    is_phone_known_valid: 'Đầu số được biết',
    education: 'Học vấn',
    working_years: 'Kinh nghiệm làm việc',
    purpose: 'Mục đích học',
    locale: 'Ngôn ngữ của trang',
    page: 'Trang đã gửi đơn',
    program: 'Chương trình',
    shortlist: 'Danh sách quan tâm',
    source: 'Mã chiến dịch',
    is_suspected_bot: 'Nghi do máy gửi',
    status: 'Trạng thái',
    lost_reason: 'Lý do kết thúc',
    first_contacted_at: 'Liên hệ lần đầu',
    next_call_at: 'Hẹn gọi tiếp',
    purge_after: 'Xóa chậm nhất',
    restricted_at: 'Hạn chế sử dụng từ',
    do_not_contact_since: 'Trong danh sách không liên hệ từ',
  },
  education: ['', 'THPT', 'Cao đẳng', 'Đại học', 'Thạc sĩ trở lên', 'Khác'],
  workingYears: ['', 'Sinh viên', '1–2 năm', '3–5 năm', 'Từ 6 năm'],
  purpose: [
    '',
    'Kiến thức và kỹ năng',
    'Chứng chỉ nghề nghiệp',
    'Học lên cao hơn',
    'Mở rộng quan hệ',
    'Lập kế hoạch du học',
    'Khác',
  ],
  status: {
    new: 'mới',
    contacted: 'đã liên hệ',
    qualified: 'phù hợp',
    applied: 'đã nộp hồ sơ',
    enrolled: 'đã nhập học',
    lost: 'đã kết thúc',
  },
  yes: 'có',
  no: 'không',
  none: 'Không có.',
  consents: 'Điều bạn đã đồng ý',
  given: 'Đồng ý lúc',
  refused: 'Không đồng ý, lúc',
  withdrawn: 'Rút lại lúc',
  notes: 'Ghi chép của cố vấn',
  passedOn: 'Dữ liệu đã cung cấp cho ai',
  recipientYou: 'Chính bạn',
  basis: {
    own_use: 'dùng trong nội bộ công ty',
    separate_consent: 'sự đồng ý riêng của bạn',
    contract: 'hợp đồng với bạn',
    law: 'nghĩa vụ theo luật',
    request: 'yêu cầu của bạn',
  },
  seen: 'Ai đã xem hoặc xử lý, khi nào',
  seenLead: 'Tất cả là nhân viên của chúng tôi hoặc hệ thống; không nêu tên nhân viên.',
  actions: {
    lead_opened: 'mở, họ tên và số được che',
    lead_revealed: 'xem đầy đủ họ tên và số',
    lead_changed: 'đổi trạng thái, người phụ trách hoặc lịch gọi',
    lead_noted: 'viết ghi chép',
    lead_corrected: 'sửa họ tên hoặc số',
    lead_exported: 'xuất dữ liệu',
    lead_handed_over: 'giao cho bạn',
    do_not_contact_added: 'đưa vào danh sách không liên hệ',
    do_not_contact_removed: 'bỏ khỏi danh sách không liên hệ',
    consent_withdrawn: 'ghi nhận rút lại đồng ý',
    lead_restricted: 'hạn chế sử dụng',
    lead_unrestricted: 'bỏ hạn chế',
    data_passed_on: 'cung cấp cho bên khác',
  },
  requests: 'Yêu cầu của bạn',
  kinds: {
    access: 'xem hoặc nhận bản sao',
    correct: 'chỉnh sửa',
    withdraw: 'rút lại đồng ý',
    erase: 'xóa',
    restrict: 'hạn chế sử dụng',
    object: 'phản đối',
    complaint: 'khiếu nại',
  },
  states: { open: 'đang xử lý', done: 'đã xong', refused: 'từ chối' },
  rights:
    'Bạn có thể yêu cầu sửa, xóa, hạn chế sử dụng dữ liệu hoặc rút lại đồng ý bất cứ lúc nào. Cách thực hiện: xem chính sách bảo vệ dữ liệu cá nhân tại',
};

/** The words in each language. */
export const HAND_OVER_WORDS: Record<Locale, HandOverWords> = { zh, en, vi };
