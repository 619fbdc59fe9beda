import { defineMessages } from '../../../contract/messages.ts';

/** What somebody reads whose request gets no page of the site. `deploy/nginx.conf` and `deploy/Caddyfile` say the same. */
export const fallbackPageMessages = defineMessages({
  'bare.refused': {
    note: 'The request cannot be answered at all',
    zh: '无法处理这个请求，请回到首页重新操作。',
    en: 'This request cannot be answered. Please start again from the home page.',
    vi: 'Không xử lý được yêu cầu này. Vui lòng bắt đầu lại từ trang chủ.',
  },
  'bare.too_slow': {
    note: 'The request came so slowly that the connection was closed',
    zh: '数据传输太慢，连接已断开。请检查网络后再试一次。',
    en: 'This took too long to arrive. Please check your connection and try again.',
    vi: 'Dữ liệu gửi lên quá chậm nên kết nối đã bị ngắt. Vui lòng kiểm tra mạng rồi thử lại.',
  },
  'bare.too_large': {
    note: 'The body of the request is larger than any upload may be',
    zh: '内容太大，无法接收：文件最大 20 MB。',
    en: 'This is too large: a file may have 20 MB at most.',
    vi: 'Nội dung quá lớn: mỗi tệp tối đa 20 MB.',
  },
  'bare.too_many_cookies': {
    note: 'The headers of the request are too long, which cookies make them',
    zh: '浏览器发来的 Cookie 太多，请清除本站的 Cookie 后再试。',
    en: 'Your browser sent too many cookies. Please delete those of this site and try again.',
    vi: 'Trình duyệt gửi quá nhiều cookie. Vui lòng xoá cookie của trang này rồi thử lại.',
  },
  'bare.failed': {
    note: 'Something of the site failed',
    zh: '网站暂时打不开，请一分钟后再试。',
    en: 'The site is not available right now. Please try again in a minute.',
    vi: 'Trang web tạm thời không truy cập được. Vui lòng thử lại sau một phút.',
  },
});
