/** Texts of the list of tasks before going live; the tasks themselves are worded in content/launch.messages.ts. */
import { defineMessages } from '../../../contract/messages.ts';

export const launchMessages = defineMessages({
  'launch.title': {
    note: 'Title of the screen; in the menu too',
    zh: '上线清单',
    en: 'Before going live',
    vi: 'Trước khi mở trang',
  },
  'launch.lead': {
    note: 'Line under the title',
    zh: '网站对外开放前要办的事。改好一处，它就从清单里消失；改动在发布后才对访客可见。',
    en: 'What to do before the site opens. A task leaves the list as soon as its field is mended; visitors see it once it is published.',
    vi: 'Những việc cần làm trước khi mở trang. Sửa xong mục nào thì mục đó biến mất; khách chỉ thấy thay đổi sau khi xuất bản.',
  },
  'launch.left': {
    note: 'How many tasks are left',
    zh: '还剩 {count} 项',
    en: '{count, plural, one {# task left} other {# tasks left}}',
    vi: 'Còn {count} việc',
  },
  'launch.none': {
    note: 'When no task is left',
    zh: '都办好了，内容可以上线。',
    en: 'Nothing is left: the content may go live.',
    vi: 'Không còn việc nào: nội dung có thể mở ra công chúng.',
  },
  'launch.server': {
    note: 'Heading of the tasks that are settings of the server',
    zh: '服务器设置',
    en: 'Settings of the server',
    vi: 'Cài đặt máy chủ',
  },
  'launch.to_field': { note: 'Link to the field of a task', zh: '去修改', en: 'To the field', vi: 'Đến mục này' },
  'launch.to_document': { note: 'Link where the task concerns a whole document', zh: '打开', en: 'Open', vi: 'Mở' },
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
  'launch.settled_by': {
    note: 'Who settled a question, and when',
    zh: '{by}，{day}',
    en: '{by}, {day}',
    vi: '{by}, {day}',
  },
  'launch.take_back': { note: 'Button that opens a question again', zh: '撤回', en: 'Take back', vi: 'Rút lại' },
});
