import { defineMessages } from '../../../../contract/messages.ts';

/** Texts of the hours in which the team calls. */
export const callHoursMessages = defineMessages({
  'staff.calls.title': {
    note: 'Heading of the hours in which the team calls',
    zh: '通话时段',
    en: 'Calling hours',
    vi: 'Khung giờ gọi',
  },
  'staff.calls.lead': {
    note: 'Under that heading: what the setting is for',
    zh: '访客提交后可以从今后三个工作日里挑一个小时。约满的不再显示；填 0 就不开放选择。时间为北京时间。系统不知道法定节假日，放假前请先填 0。',
    en: 'After registering, visitors can pick an hour of the next three working days. Full hours are not offered; with 0 none are. Hours are in Beijing time. Public holidays are not known here: set 0 before them.',
    vi: 'Sau khi đăng ký, khách có thể chọn một khung giờ trong ba ngày làm việc tới. Khung đã kín không chọn được; đặt 0 để không mở khung nào. Tính theo giờ Bắc Kinh. Hệ thống không biết ngày lễ: hãy đặt 0 trước các ngày đó.',
  },
  'staff.calls.calls_per_window': {
    note: 'Label: how many people are called in an hour',
    zh: '每小时可约（位）',
    en: 'Calls an hour',
    vi: 'Số cuộc mỗi giờ',
  },
  'staff.calls.from_hour': {
    note: 'Label: first hour of the working day',
    zh: '从（点）',
    en: 'From (hour)',
    vi: 'Từ (giờ)',
  },
  'staff.calls.to_hour': {
    note: 'Label: hour at which the working day ends',
    zh: '到（点）',
    en: 'To (hour)',
    vi: 'Đến (giờ)',
  },
  'staff.calls.is_place_shown': {
    note: 'Label of a switch',
    zh: '在登记后的页面上告诉访客前面还有几位',
    en: 'Tell people on the page after registering how many are before them',
    vi: 'Trên trang sau khi đăng ký, cho khách biết phía trước còn bao nhiêu người',
  },
  'staff.calls.save': {
    note: 'Button that saves the calling hours',
    zh: '保存时段',
    en: 'Save hours',
    vi: 'Lưu khung giờ',
  },
  'staff.calls.saved': {
    note: 'Told when they have been saved',
    zh: '通话时段已保存',
    en: 'Calling hours saved',
    vi: 'Đã lưu khung giờ gọi',
  },
});
