import { defineMessages } from '../../../../contract/messages.ts';

/** Texts of the list of tasks before going live; the tasks themselves are worded in content/checks/launch.messages.ts. */
export const launchMessages = defineMessages({
  'launch.title': {
    note: 'Title of the screen; in the menu too',
    zh: '上线清单',
    en: 'Before going live',
    vi: 'Trước khi mở trang',
  },
  'launch.lead': {
    note: 'Line under the title',
    zh: '网站对外开放前要办的事。改好一处，它就移到下面的“已改好，尚未发布”；发布后访客才看得到，也才算完成。',
    en: 'What to do before the site opens. A task that is mended moves to “Mended, not published” below; once published, visitors see it and it counts as done.',
    vi: 'Những việc cần làm trước khi mở trang. Sửa xong mục nào thì mục đó chuyển xuống “Đã sửa, chưa xuất bản”; xuất bản rồi khách mới thấy và mới tính là xong.',
  },
  'launch.needed': {
    note: 'Heading of the first part of the list: what has to be done before the site opens',
    zh: '开放前必须办好',
    en: 'Before you open',
    vi: 'Cần xong trước khi mở',
  },
  'launch.later': {
    note: 'Heading of the second part: what may be done afterwards',
    zh: '开放后可以继续补',
    en: 'Can follow',
    vi: 'Có thể làm sau',
  },
  'launch.later_lead': {
    note: 'Line under the heading of the second part',
    zh: '在那之前，页面会如实写“待确认”。',
    en: 'Until then the pages say openly what is not yet confirmed.',
    vi: 'Cho đến lúc đó, trang ghi rõ điều gì còn chờ xác nhận.',
  },
  'launch.progress': {
    note: 'How far a part of the list has come, beside a thin bar',
    zh: '已完成 {done} / {total} 项',
    en: '{done} of {total} done',
    vi: 'Đã xong {done}/{total}',
  },
  'launch.doer.owner': {
    note: 'Heading above tasks: who can do them; somebody who decides for the company',
    zh: '公司负责人',
    en: 'Owner',
    vi: 'Chủ công ty',
  },
  'launch.doer.editor': { note: 'Heading above tasks: who can do them', zh: '编辑', en: 'Editor', vi: 'Biên tập viên' },
  'launch.doer.lawyer': { note: 'Heading above tasks: who can do them', zh: '律师', en: 'Lawyer', vi: 'Luật sư' },
  'launch.doer.operator': {
    note: 'Heading above tasks: who can do them; whoever runs the server',
    zh: '服务器管理人员',
    en: 'Whoever runs the server',
    vi: 'Người quản lý máy chủ',
  },
  'launch.none': {
    note: 'When no task is left',
    zh: '都办好了，内容可以上线。',
    en: 'Nothing is left: the content may go live.',
    vi: 'Không còn việc nào: nội dung có thể mở ra công chúng.',
  },
  'launch.to_field': { note: 'Link to the field of a task', zh: '去修改', en: 'To the field', vi: 'Đến mục này' },
  'launch.settle': {
    note: 'Button at a question of judgement, and in its dialog',
    zh: '已确认',
    en: 'Settle',
    vi: 'Xác nhận',
  },
  'launch.settle_title': {
    note: 'Title of the dialog that settles a question',
    zh: '由谁确认？',
    en: 'Who has decided this?',
    vi: 'Ai đã quyết định?',
  },
  'launch.by': { note: 'Field of that dialog', zh: '确认人', en: 'Name', vi: 'Tên' },
  'launch.on': { note: 'Field of that dialog', zh: '确认日期', en: 'Day', vi: 'Ngày' },
  'launch.bad': {
    note: 'Under a field of that dialog that is empty or wrong',
    zh: '请填写姓名，日期不晚于今天。',
    en: 'Enter a name, and a day that is not to come.',
    vi: 'Hãy điền tên, và ngày không muộn hơn hôm nay.',
  },
  'launch.settled': {
    note: 'Heading of the questions that were settled',
    zh: '已确认的事项',
    en: 'Settled',
    vi: 'Đã xác nhận',
  },
  'launch.settled_show': {
    note: 'Row that unfolds to the questions that were settled; their number stands at its end',
    zh: '查看谁在哪天确认的',
    en: 'Who decided, and when',
    vi: 'Xem ai xác nhận, ngày nào',
  },
  'launch.mended': {
    note: 'Heading of what was mended in a draft that visitors do not see yet',
    zh: '已改好，尚未发布',
    en: 'Mended, not published',
    vi: 'Đã sửa, chưa xuất bản',
  },
  'launch.mended_lead': {
    note: 'Line under that heading and above the documents; a button to the screen for publishing stands beside it',
    zh: '访客看到的还是原来的内容。请发布下面这些内容。',
    en: 'Visitors still see what was there before. Publish these documents.',
    vi: 'Khách vẫn thấy nội dung cũ. Hãy xuất bản các tài liệu dưới đây.',
  },
  'launch.unpublished': {
    note: 'After who settled a question and when: visitors do not see it yet',
    zh: '尚未发布',
    en: 'not published yet',
    vi: 'chưa xuất bản',
  },
  'launch.settled_by': {
    note: 'Who settled a question, and when',
    zh: '{by}，{day}',
    en: '{by}, {day}',
    vi: '{by}, {day}',
  },
  'launch.take_back': { note: 'Button that opens a question again', zh: '撤回', en: 'Take back', vi: 'Rút lại' },
});
