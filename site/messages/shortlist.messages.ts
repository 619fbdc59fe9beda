import { defineMessages } from '../../contract/messages.ts';

/** Texts of the shortlist: its button, its page, and its line in the form. */
export const shortlistMessages = defineMessages({
  'shortlist.add': { note: 'Button on a programme', zh: '加入备选', en: 'Shortlist', vi: 'Lưu lại' },
  'shortlist.added': {
    note: 'The same button once the programme is in the list; pressing it takes it out',
    zh: '已加入备选',
    en: 'Shortlisted',
    vi: 'Đã lưu',
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
    en: 'Added. Programmes on your shortlist: {n}',
    vi: 'Đã thêm. Danh sách quan tâm có {n} chương trình',
  },
  'shortlist.said_removed': {
    note: 'Told to screen readers after removing',
    zh: '已移出备选清单，还有 {n} 个项目',
    en: 'Removed. Programmes on your shortlist: {n}',
    vi: 'Đã bỏ. Danh sách quan tâm còn {n} chương trình',
  },
  'shortlist.title': {
    note: 'Heading and page title',
    editable: true,
    zh: '我的备选清单',
    en: 'Your shortlist',
    vi: 'Danh sách quan tâm',
  },
  'shortlist.lead': {
    note: 'Text under it',
    editable: true,
    zh: '清单只存在这台设备的浏览器里，不用注册，我们也看不到。只有你提交预约、并且勾选附上时，它才会发给我们。',
    en: 'It stays in this browser: no account, and we cannot see it. It reaches us only if you send a request with it ticked.',
    vi: 'Chỉ lưu trong trình duyệt này: không cần tài khoản, chúng tôi cũng không xem được. Danh sách chỉ được gửi khi bạn đăng ký tư vấn và chọn gửi kèm.',
  },
  'shortlist.description': {
    note: 'Description of the page',
    editable: true,
    zh: '你在本站收藏的海外硕士和 DBA 项目，只保存在你的浏览器里。',
    en: 'The programmes you have bookmarked on this site, kept in your browser alone.',
    vi: 'Các chương trình bạn đã đánh dấu trên trang này, chỉ lưu trong trình duyệt của bạn.',
  },
  'shortlist.count': {
    note: 'How many are in the list',
    zh: '共 {n} 个项目，最多 {max} 个',
    en: '{n} of up to {max} programmes',
    vi: '{n} trên tối đa {max} chương trình',
  },
  'shortlist.cards': {
    note: 'Heading of the cards, for screen readers',
    zh: '清单里的项目',
    en: 'Programmes on your shortlist',
    vi: 'Các chương trình trong danh sách',
  },
  'shortlist.compare': {
    note: 'Button that compares the kept programmes',
    zh: '并排比较',
    en: 'Compare side by side',
    vi: 'So sánh chương trình',
  },
  'shortlist.compare_first': {
    note: 'Under the button when the list is longer than a comparison',
    zh: '一次比较三个：先放前三个，到那一页再换。',
    en: 'Three at a time: you begin with the first three and can swap them there.',
    vi: 'Mỗi lần so sánh ba chương trình: bắt đầu với ba chương trình đầu, bạn đổi được ở trang đó.',
  },
  'shortlist.empty_title': {
    note: 'Heading of the empty list',
    editable: true,
    zh: '清单还是空的',
    en: 'Nothing here yet',
    vi: 'Danh sách còn trống',
  },
  'shortlist.empty_text': {
    note: 'Text under it',
    editable: true,
    zh: '在项目卡片上点书签，就会出现在这里。先从一个方向看起：',
    en: 'Press the bookmark on a programme and it will appear here. Begin with a field:',
    vi: 'Bấm nút đánh dấu ở một chương trình để đưa vào đây. Hãy bắt đầu từ một lĩnh vực:',
  },
  'shortlist.search': { note: 'Link to the search', zh: '搜索', en: 'Search', vi: 'Tìm kiếm' },
  'shortlist.without_script': {
    note: 'Shown where the browser runs no script',
    zh: '备选清单需要 JavaScript，而这个浏览器没有开启。下面是全部项目，可以直接打开。',
    en: 'The shortlist needs JavaScript, which is switched off in this browser. Here are all the programmes instead.',
    vi: 'Danh sách cần JavaScript, hiện đang tắt trong trình duyệt này. Dưới đây là tất cả chương trình để bạn mở xem.',
  },
  'shortlist.full': {
    note: 'Shown at the button when the list is full',
    zh: '备选清单最多放 {n} 个项目，请先移出一个。',
    en: 'A shortlist holds {n} programmes. Take one out first.',
    vi: 'Danh sách chứa tối đa {n} chương trình. Hãy bỏ bớt một chương trình trước.',
  },
});
