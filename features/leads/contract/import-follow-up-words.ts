/** Words by which a spreadsheet says how somebody has been followed up: headings, states, reasons for loss. */
import type { Locale } from '../../../contract/locales.ts';
import type { LeadStatus, LostReason } from './leads.ts';

/** Words of each language. */
export type InLanguages = Record<Locale, readonly string[]>;

/** What a column may hold of the follow-up of a registration. */
export const FOLLOW_UP_FIELDS = [
  'status',
  'lost_reason',
  'assignee',
  'created_at',
  'next_call_at',
  'source',
  'wechat',
  'zalo',
  'notes',
] as const;

/** Their headings; the first of each language is the one that the template shows. */
export const FOLLOW_UP_HEADINGS: Record<(typeof FOLLOW_UP_FIELDS)[number], InLanguages> = {
  status: {
    zh: ['状态', '跟进状态', '客户状态', '线索状态', '当前状态', '跟进阶段', '阶段', '狀態'],
    en: ['Status', 'Lead status', 'Stage', 'Lead stage'],
    vi: ['Trạng thái', 'Tình trạng', 'Giai đoạn'],
  },
  lost_reason: {
    zh: ['流失原因', '丢单原因', '未成交原因', '无效原因'],
    en: ['Reason for loss', 'Lost reason', 'Loss reason'],
    vi: ['Lý do không thành công', 'Lý do không thành', 'Lý do từ chối'],
  },
  assignee: {
    zh: [
      ...['负责人', '顾问', '课程顾问', '咨询顾问', '跟进人', '跟进顾问', '所属顾问', '归属人', '归属顾问', '销售'],
      ...['销售顾问', '客户经理', '负责顾问', '負責人', '顧問'],
    ],
    en: ['Assignee', 'Assigned to', 'Owner', 'Lead owner', 'Consultant', 'Adviser', 'Advisor', 'Salesperson'],
    vi: ['Người phụ trách', 'Phụ trách', 'Tư vấn viên', 'Nhân viên tư vấn', 'Nhân viên phụ trách', 'Người tư vấn'],
  },
  created_at: {
    zh: [
      ...[
        '登记时间',
        '登记日期',
        '报名时间',
        '报名日期',
        '提交时间',
        '提交答卷时间',
        '填写时间',
        '创建时间',
        '创建日期',
      ],
      ...['录入时间', '录入日期', '咨询日期', '日期', '时间戳记', '時間戳記', '登記日期', '登記時間', '報名時間'],
    ],
    en: [
      ...['Registered', 'Registration date', 'Registered on', 'Date', 'Created', 'Created time', 'Created date'],
      ...['Created on', 'Create date', 'Submitted', 'Submitted at', 'Submission date', 'Timestamp', 'Date added'],
    ],
    vi: [
      ...['Đăng ký lúc', 'Ngày đăng ký', 'Thời gian đăng ký', 'Ngày tạo', 'Ngày nhập', 'Ngày gửi', 'Ngày'],
      ...['Dấu thời gian', 'Thời gian gửi'],
    ],
  },
  next_call_at: {
    zh: [
      ...[
        '约定回电',
        '下次联系',
        '下次联系时间',
        '下次联系日期',
        '下次跟进',
        '下次跟进时间',
        '下次跟进日期',
        '回访时间',
      ],
      ...['回访日期', '预约回电', '回电时间', '下次回访'],
    ],
    en: [
      'Next call',
      'Next contact',
      'Next contact date',
      'Follow up',
      'Follow-up date',
      'Next follow-up',
      'Call back',
    ],
    vi: ['Hẹn gọi lại', 'Ngày hẹn', 'Ngày hẹn gọi', 'Lịch hẹn', 'Lịch hẹn gọi', 'Ngày gọi lại', 'Lần gọi tới'],
  },
  source: {
    zh: ['来源', '渠道', '来源渠道', '客户来源', '线索来源', '推广渠道', '获客渠道', '來源', '渠道來源'],
    en: ['Source', 'Lead source', 'Channel', 'Utm source'],
    vi: ['Nguồn', 'Nguồn khách', 'Nguồn khách hàng', 'Kênh'],
  },
  wechat: {
    zh: ['微信号', '微信', '微信账号', '微信帐号', '微信ID', '微信號'],
    en: ['WeChat', 'WeChat ID', 'WeChat number', 'WeChat account'],
    vi: ['WeChat', 'Tài khoản WeChat'],
  },
  // Under "Zalo" most lists have a number: where they have no other column of numbers it is read as one.
  zalo: {
    zh: ['Zalo 号', 'Zalo', 'Zalo账号', 'Zalo ID'],
    en: ['Zalo', 'Zalo ID', 'Zalo account'],
    vi: ['Zalo', 'Tài khoản Zalo', 'Link Zalo'],
  },
  notes: {
    zh: ['备注', '备注信息', '跟进记录', '沟通记录', '联系记录', '跟进情况', '说明', '留言', '備註', '備注'],
    en: ['Notes', 'Note', 'Remarks', 'Remark', 'Comments', 'Comment', 'Call notes', 'Follow-up notes'],
    vi: ['Ghi chú', 'Ghi chú tư vấn', 'Nội dung tư vấn', 'Nhật ký tư vấn', 'Lịch sử chăm sóc', 'Nhận xét'],
  },
};

/** Words for states beside the labels of the desk. Words that could be two of them are none. */
export const STATUS_WORDS: Record<LeadStatus, InLanguages> = {
  new: {
    zh: ['新', '新线索', '新客户', '未联系', '待联系', '待跟进', '未跟进'],
    en: ['New lead', 'Not contacted', 'To contact', 'Open'],
    vi: ['Mới đăng ký', 'Khách mới', 'Chưa liên hệ', 'Chưa gọi'],
  },
  contacted: {
    zh: ['跟进中', '已跟进', '已沟通', '联系过', '沟通中'],
    en: ['In contact', 'Following up', 'In progress', 'Called'],
    vi: ['Đã gọi', 'Đang tư vấn', 'Đã tư vấn', 'Đang chăm sóc', 'Đang liên hệ'],
  },
  qualified: {
    zh: ['意向客户', '有意向', '高意向', '符合', '合格'],
    en: ['Interested', 'Qualified lead', 'Eligible'],
    vi: ['Tiềm năng', 'Quan tâm', 'Đủ điều kiện'],
  },
  applied: {
    zh: ['申请中', '已递交申请', '已提交申请', '已递交'],
    en: ['Application sent', 'Application submitted', 'Applying'],
    vi: ['Đã nộp', 'Đang nộp hồ sơ', 'Nộp hồ sơ'],
  },
  enrolled: {
    zh: ['已注册入学', '入学', '在读', '已就读'],
    en: ['Student', 'Studying'],
    vi: ['Nhập học', 'Đang học', 'Đã vào học'],
  },
  lost: {
    zh: ['流失', '已放弃', '放弃', '无意向', '无效', '无效线索', '战败'],
    en: ['Closed lost', 'Not interested', 'Dead', 'Rejected'],
    vi: ['Không thành', 'Không quan tâm', 'Từ chối', 'Thất bại', 'Không có nhu cầu', 'Hủy'],
  },
};

/** Words for reasons for loss beside the labels of the desk; a column of states may have them too. */
export const LOST_REASON_WORDS: Partial<Record<LostReason, InLanguages>> = {
  no_answer: { zh: ['打不通', '未接通', '联系不上'], en: ['Unreachable'], vi: ['Không liên lạc được'] },
  wrong_number: { zh: ['空号', '号码不对', '错号'], en: ['Invalid number'], vi: ['Số sai'] },
  not_interested: { zh: ['无意向', '没兴趣', '不感兴趣'], en: ['No interest'], vi: ['Không quan tâm'] },
  price: { zh: ['价格', '太贵', '费用太高'], en: ['Too expensive', 'Cost'], vi: ['Giá cao', 'Học phí cao'] },
  duplicate: { zh: ['重复'], en: ['Duplicate'], vi: ['Trùng'] },
};
