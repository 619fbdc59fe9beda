/** Texts of the screen of publishing. */
import { defineMessages } from '../../../contract/messages.ts';

export const publishingMessages = defineMessages({
  'publishing.title': { note: 'Title of the screen; in the menu too', zh: '发布', en: 'Publishing', vi: 'Xuất bản' },
  'publishing.lead': {
    note: 'Line under the title',
    zh: '全部草稿一起发布：先检查，再上线，几秒钟完成。',
    en: 'All drafts are published together: checked first, then live within seconds.',
    vi: 'Mọi bản nháp được xuất bản cùng lúc: kiểm tra trước, lên trang sau vài giây.',
  },
  'publishing.changes': {
    note: 'Heading of the list of changes',
    zh: '尚未发布的修改',
    en: 'Not published yet',
    vi: 'Chưa xuất bản',
  },
  'publishing.nothing': {
    note: 'When there is nothing to publish',
    zh: '没有未发布的修改，访客看到的就是最新内容。',
    en: 'Nothing to publish: visitors see everything as it is.',
    vi: 'Không có gì cần xuất bản: khách đang thấy nội dung mới nhất.',
  },
  'publishing.by_managers': {
    note: 'To an editor',
    zh: '由主管发布。',
    en: 'A manager publishes this.',
    vi: 'Quản lý sẽ xuất bản.',
  },
  'publishing.publish': { note: 'Button and title of its dialog', zh: '发布', en: 'Publish', vi: 'Xuất bản' },
  'publishing.question': {
    note: 'Question before publishing',
    zh: '{count} 个文档的修改将对访客可见。之后可以一键恢复到以前的版本。',
    en: '{count, plural, one {The changes of # document} other {The changes of # documents}} will be shown to visitors. Any earlier edition can be brought back with one button.',
    vi: 'Thay đổi của {count} tài liệu sẽ hiện cho khách. Có thể khôi phục bản trước chỉ với một nút.',
  },
  'publishing.building': {
    note: 'While it is built',
    zh: '正在检查和生成页面…',
    en: 'Checking, and making the pages…',
    vi: 'Đang kiểm tra và tạo trang…',
  },
  'publishing.done': {
    note: 'After a publishing',
    zh: '已发布，用时 {seconds} 秒。',
    en: 'Published in {seconds} s.',
    vi: 'Đã xuất bản trong {seconds} giây.',
  },
  'publishing.refused': {
    note: 'Heading of the faults',
    zh: '没有发布，访客看到的不变。请先改好：',
    en: 'Nothing was published, and visitors see no change. To be mended first:',
    vi: 'Chưa xuất bản, khách không thấy gì thay đổi. Cần sửa trước:',
  },
  'publishing.before': { note: 'Above a text', zh: '之前', en: 'Before', vi: 'Trước' },
  'publishing.after': { note: 'Above a text', zh: '之后', en: 'After', vi: 'Sau' },
  'publishing.kind.added': { note: 'What was done with a document', zh: '新增', en: 'added', vi: 'mới' },
  'publishing.kind.changed': { note: 'What was done with a document', zh: '修改', en: 'changed', vi: 'đã sửa' },
  'publishing.kind.removed': { note: 'What was done with a document', zh: '删除', en: 'removed', vi: 'đã xóa' },
  'publishing.editions': {
    note: 'Heading of the list of editions',
    zh: '发布记录',
    en: 'Published before',
    vi: 'Đã xuất bản',
  },
  'publishing.editions_lead': {
    note: 'Text under that heading',
    zh: '恢复一个版本只改变访客看到的内容，草稿不变。',
    en: 'Bringing one back changes what visitors see; drafts stay as they are.',
    vi: 'Khôi phục chỉ đổi những gì khách thấy; bản nháp giữ nguyên.',
  },
  'publishing.number': {
    note: 'Number of an edition',
    zh: '第 {number} 版',
    en: 'Edition {number}',
    vi: 'Bản {number}',
  },
  'publishing.first': {
    note: 'Who published the first edition',
    zh: '建站时的内容',
    en: 'as the site was built',
    vi: 'như khi dựng trang',
  },
  'publishing.restored': {
    note: 'That it brought back another',
    zh: '恢复自第 {number} 版',
    en: 'brought back from edition {number}',
    vi: 'khôi phục từ bản {number}',
  },
  'publishing.shown': {
    note: 'Mark of the edition that visitors see',
    zh: '访客所见',
    en: 'shown to visitors',
    vi: 'khách đang xem',
  },
  'publishing.restore': { note: 'Button and title of its dialog', zh: '恢复', en: 'Bring back', vi: 'Khôi phục' },
  'publishing.restore_question': {
    note: 'Question before an edition is brought back',
    zh: '访客将再次看到 {time} 发布的内容。草稿不变。',
    en: 'Visitors will see again what was published on {time}. Drafts stay as they are.',
    vi: 'Khách sẽ thấy lại nội dung xuất bản lúc {time}. Bản nháp giữ nguyên.',
  },
});
