import { defineMessages } from '../../contract/messages.ts';

/** Texts of the dialog that asks for the password again. */
export const confirmMessages = defineMessages({
  'confirm.title': {
    note: 'Title of the dialog before something that a stolen session must not do',
    zh: '确认是你本人',
    en: 'Is it you?',
    vi: 'Xác nhận là bạn',
  },
  'confirm.text': {
    note: 'Text of that dialog: why the password is asked for again',
    zh: '这项操作关系到账号、客户资料或网站的安全，请再次输入密码。已填写的内容会保留，之后 5 分钟内不会再问。',
    en: 'This touches the safety of accounts, of people’s data or of the site, so please enter your password again. What you have typed stays, and you will not be asked for the next five minutes.',
    vi: 'Thao tác này liên quan đến an toàn của tài khoản, dữ liệu khách hàng hoặc trang web, vui lòng nhập lại mật khẩu. Nội dung bạn đã nhập vẫn được giữ; trong 5 phút tới bạn sẽ không bị hỏi lại.',
  },
  'confirm.password': {
    note: 'Label of the field for one’s password',
    zh: '你的密码',
    en: 'Your password',
    vi: 'Mật khẩu của bạn',
  },
  'confirm.code': {
    note: 'Label of the field for the code of the authenticator app',
    zh: '验证码',
    en: 'Code from your app',
    vi: 'Mã xác thực',
  },
  'confirm.code_hint': {
    note: 'Under that field',
    zh: '验证器应用中的 6 位数字，或一个恢复码',
    en: 'Six digits from your authenticator app, or a recovery code',
    vi: '6 chữ số trong ứng dụng xác thực, hoặc một mã khôi phục',
  },
  'confirm.submit': { note: 'Button of that dialog: go on', zh: '继续', en: 'Go on', vi: 'Tiếp tục' },
});
