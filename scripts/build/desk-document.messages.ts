/** What the desk's document says before, or without, its script. Each key is a placeholder in `desk/index.html`. */
import { defineMessages } from '../../contract/messages.ts';

/** Put into the document by the build, and so no part of the texts that the desk loads. */
export const deskDocumentMessages = defineMessages({
  TITLE: {
    note: 'Title of the tab, before the company’s name, and heading while the desk loads',
    zh: '员工工作台',
    en: 'Staff desk',
    vi: 'Bàn làm việc nội bộ',
  },
  WAIT: {
    note: 'Below the heading while the desk loads',
    zh: '正在打开…',
    en: 'Opening…',
    vi: 'Đang mở…',
  },
  NO_SCRIPT: {
    note: 'Instead of the desk, in a browser without JavaScript',
    zh: '工作台需要 JavaScript。请在浏览器设置中开启后刷新本页。',
    en: 'The desk needs JavaScript. Please switch it on in your browser and reload this page.',
    vi: 'Bàn làm việc cần JavaScript. Vui lòng bật JavaScript trong trình duyệt rồi tải lại trang.',
  },
  SIGN_IN: {
    note: 'Link below NO_SCRIPT, to the page to sign in on',
    zh: '前往登录',
    en: 'Go to sign-in',
    vi: 'Đến trang đăng nhập',
  },
});
