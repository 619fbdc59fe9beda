/** Texts of the list of facts by age. */
import { defineMessages } from '../../../contract/messages.ts';

export const factsMessages = defineMessages({
  'facts.title': {
    note: 'Title of the screen; in the menu too',
    zh: '事实核对',
    en: 'Facts by age',
    vi: 'Kiểm tra thông tin',
  },
  'facts.lead': {
    note: 'Line under the title',
    zh: '打开来源重新读一遍：没变就点“仍然属实”，变了就去修改。超过一年没核对的、转述的排在最前。',
    en: 'Open a source and read it again: “Still true” if nothing has changed, else change it. What is older than a year, or retold, comes first.',
    vi: 'Mở nguồn và đọc lại: chưa đổi thì chọn “Vẫn đúng”, đã đổi thì sửa. Nguồn quá một năm hoặc thuật lại đứng trước.',
  },
  'facts.search': {
    note: 'Label of the search field',
    zh: '搜索来源或页面',
    en: 'Search sources and pages',
    vi: 'Tìm nguồn hoặc trang',
  },
  'facts.nothing_found': {
    note: 'When the search finds nothing',
    zh: '没有找到，换个词试试。',
    en: 'Nothing found. Try another word.',
    vi: 'Không tìm thấy. Hãy thử từ khác.',
  },
  'facts.checked': {
    note: 'When somebody last read the source',
    zh: '{day}核对',
    en: 'read on {day}',
    vi: 'đọc ngày {day}',
  },
  'facts.count': {
    note: 'How many facts rest on the source',
    zh: '{count} 条事实',
    en: '{count, plural, one {# fact} other {# facts}}',
    vi: '{count} thông tin',
  },
  'facts.old': {
    note: 'Mark of a source that nobody has read for a year',
    zh: '超过一年',
    en: 'older than a year',
    vi: 'quá một năm',
  },
  'facts.second_hand': { note: 'Mark of a source that retells another one', zh: '转述', en: 'retold', vi: 'thuật lại' },
  'facts.still_true': { note: 'Button that renews the day', zh: '仍然属实', en: 'Still true', vi: 'Vẫn đúng' },
  'facts.read_today': {
    note: 'In the place of that button, once it was pressed',
    zh: '今天已核对',
    en: 'Read today',
    vi: 'Đã đọc hôm nay',
  },
  'facts.changed': { note: 'Link to the field of the fact', zh: '有变化', en: 'It has changed', vi: 'Đã thay đổi' },
  'facts.show_all': {
    note: 'Button below the list',
    zh: '显示全部 {count} 个',
    en: 'Show all {count}',
    vi: 'Hiện tất cả {count}',
  },
});
