import { screenMessages } from '../../shell/screen-messages.ts';
export default screenMessages('account', {
  zh: { title: '我的账号' },
  en: { title: 'My account' },
  vi: { title: 'Tài khoản của tôi' },
});
