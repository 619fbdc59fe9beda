import { defineMessages } from '../../contract/messages.ts';

/** Texts of the dialog that says that the session is about to end. */
export const sessionEndMessages = defineMessages({
  'session_end.title': {
    note: 'Title of the dialog shortly before a session ends because nobody did anything for hours',
    zh: '你还在吗？',
    en: 'Are you still there?',
    vi: 'Bạn còn ở đây không?',
  },
  'session_end.text': {
    note: 'Text of that dialog; time is a day and a time of day',
    zh: '长时间没有操作，{time} 将自动退出登录。备注和网站内容中已输入的文字会保留。',
    en: 'Nothing has been done for hours. You will be signed out at {time}. What you typed into notes and documents is kept.',
    vi: 'Đã nhiều giờ không có thao tác. Bạn sẽ bị đăng xuất lúc {time}. Những gì đã nhập vào ghi chú và nội dung trang web được giữ lại.',
  },
  'session_end.stay': {
    note: 'Button of that dialog: the session goes on',
    zh: '保持登录',
    en: 'Stay signed in',
    vi: 'Tiếp tục đăng nhập',
  },
  'session_end.final.title': {
    note: 'Title of the dialog shortly before a session ends because it is a week old',
    zh: '即将需要重新登录',
    en: 'You will have to sign in again soon',
    vi: 'Sắp phải đăng nhập lại',
  },
  'session_end.final.text': {
    note: 'Text of that dialog; time is a day and a time of day',
    zh: '登录最长保持 7 天，{time} 之后需要重新登录。备注和网站内容中已输入的文字会保留；其他内容请在此之前保存。',
    en: 'A sign-in lasts seven days at most: you have to sign in again at {time}. What you typed into notes and documents is kept; save anything else before then.',
    vi: 'Mỗi lần đăng nhập kéo dài tối đa 7 ngày: bạn phải đăng nhập lại lúc {time}. Những gì đã nhập vào ghi chú và nội dung trang web được giữ lại; hãy lưu các phần khác trước lúc đó.',
  },
  'session_end.final.close': { note: 'Button that closes that dialog', zh: '知道了', en: 'Close', vi: 'Đã hiểu' },
});
