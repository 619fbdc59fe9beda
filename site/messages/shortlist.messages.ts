import { defineMessages } from './define-messages.ts';

/** Texts of the shortlist: its button, its page, and its line in the form. */
export const shortlistMessages = defineMessages({
  'shortlist.add': { note: 'Button on a programme', zh: '加入备选', en: 'Add to shortlist', vi: 'Thêm vào danh sách' },
  'shortlist.added': {
    note: 'The same button once the programme is in the list; pressing it takes it out',
    zh: '已在备选清单',
    en: 'In your shortlist',
    vi: 'Đã có trong danh sách',
  },
  'shortlist.add_label': {
    note: 'Name of the button that is an icon, for screen readers',
    zh: '加入备选清单：{title}',
    en: 'Add to shortlist: {title}',
    vi: 'Thêm vào danh sách quan tâm: {title}',
  },
  'shortlist.remove_label': {
    note: 'The same once the programme is in the list',
    zh: '移出备选清单：{title}',
    en: 'Remove from shortlist: {title}',
    vi: 'Bỏ khỏi danh sách quan tâm: {title}',
  },
  'shortlist.said_added': {
    note: 'Told to screen readers after adding',
    zh: '已加入备选清单，共 {n} 个项目',
    en: 'Added. Programmes in your shortlist: {n}',
    vi: 'Đã thêm. Danh sách quan tâm có {n} chương trình',
  },
  'shortlist.said_removed': {
    note: 'Told to screen readers after removing',
    zh: '已移出备选清单，还有 {n} 个项目',
    en: 'Removed. Programmes in your shortlist: {n}',
    vi: 'Đã bỏ. Danh sách quan tâm còn {n} chương trình',
  },
  'shortlist.full': {
    note: 'Shown at the button when the list is full',
    zh: '备选清单最多放 {n} 个项目，请先移出一个。',
    en: 'A shortlist holds {n} programmes. Take one out first.',
    vi: 'Danh sách chứa tối đa {n} chương trình. Hãy bỏ bớt một chương trình trước.',
  },
});
