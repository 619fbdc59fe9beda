import { defineMessages } from '../../../contract/messages.ts';

/** Why a channel could not send, and what helps. */
export const channelFaultsMessages = defineMessages({
  'notices.fault.timeout': {
    note: 'Why a channel could not send, and what helps',
    zh: '对方没有及时回应',
    en: 'No answer in time',
    vi: 'Không có phản hồi kịp thời',
  },
  'notices.fault.unconfirmed': {
    note: 'Why a channel could not send, and what helps',
    zh: '邮件已交给对方服务器，但没有收到确认，可能已经送达，因此不会重发',
    en: 'The mail server has the message but did not confirm it. It may have arrived, so it is not sent again',
    vi: 'Máy chủ thư đã nhận thư nhưng không xác nhận. Có thể thư đã đến nên sẽ không gửi lại',
  },
  'notices.fault.unreachable': {
    note: 'Why a channel could not send, and what helps',
    zh: '连不上对方的服务器，请检查地址、端口和网络',
    en: 'The server cannot be reached. Check address, port and network',
    vi: 'Không kết nối được máy chủ. Hãy kiểm tra địa chỉ, cổng và mạng',
  },
  'notices.fault.tls': {
    note: 'Why a channel could not send, and what helps',
    zh: '无法建立加密连接，请检查端口、加密方式和对方的证书',
    en: 'No encrypted connection. Check port, encryption and the server’s certificate',
    vi: 'Không thiết lập được kết nối mã hóa. Hãy kiểm tra cổng, kiểu mã hóa và chứng chỉ',
  },
  'notices.fault.auth': {
    note: 'Why a channel could not send, and what helps',
    zh: '对方不接受用户名或密码（邮箱通常需要客户端专用密码或授权码）',
    en: 'User name or password not accepted (many mail providers want an app password)',
    vi: 'Sai tên đăng nhập hoặc mật khẩu (nhiều nhà cung cấp yêu cầu mật khẩu ứng dụng)',
  },
  'notices.fault.gone': {
    note: 'Why a channel could not send, and what helps',
    zh: '机器人或地址不存在，可能已被删除，请重新复制地址',
    en: 'The robot or address no longer exists. Copy its address again',
    vi: 'Robot hoặc địa chỉ không còn tồn tại. Hãy sao chép lại địa chỉ',
  },
  'notices.fault.signature': {
    note: 'Why a channel could not send, and what helps',
    zh: '签名不正确，请重新复制机器人的加签密钥，并检查服务器时间',
    en: 'Wrong signature. Copy the robot’s secret again and check this server’s clock',
    vi: 'Chữ ký không đúng. Hãy sao chép lại khóa của robot và kiểm tra giờ máy chủ',
  },
  'notices.fault.keyword': {
    note: 'Why a channel could not send, and what helps',
    zh: '机器人要求消息包含关键词，请把关键词设为“登记”，或改用加签',
    en: 'The robot asks for a keyword. Use “registration” as the keyword, or let it check a signature',
    vi: 'Robot yêu cầu từ khóa. Hãy đặt từ khóa là “đăng ký” hoặc dùng chữ ký',
  },
  'notices.fault.ip': {
    note: 'Why a channel could not send, and what helps',
    zh: '机器人限制了来源 IP，请把服务器的 IP 加入白名单',
    en: 'The robot takes messages from certain IP addresses only. Add this server’s',
    vi: 'Robot chỉ nhận từ một số địa chỉ IP. Hãy thêm IP của máy chủ này',
  },
  'notices.fault.throttled': {
    note: 'Why a channel could not send, and what helps',
    zh: '发送太频繁，对方要求稍后再试',
    en: 'Too many messages. It is tried again later',
    vi: 'Gửi quá nhiều, sẽ thử lại sau',
  },
  'notices.fault.busy': {
    note: 'Why a channel could not send, and what helps',
    zh: '对方暂时不可用，会自动重试',
    en: 'Not available at the moment. It is tried again',
    vi: 'Phía nhận tạm thời không hoạt động, sẽ tự thử lại',
  },
  'notices.fault.content': {
    note: 'Why a channel could not send, and what helps',
    zh: '对方不接受消息内容',
    en: 'The message was not accepted as it is',
    vi: 'Nội dung thông báo không được chấp nhận',
  },
  'notices.fault.recipient': {
    note: 'Why a channel could not send, and what helps',
    zh: '对方不接受发件人或收件人地址',
    en: 'Sender or recipient was not accepted',
    vi: 'Địa chỉ gửi hoặc nhận không được chấp nhận',
  },
  'notices.fault.private_host': {
    note: 'Why a channel could not send, and what helps',
    zh: '地址指向内部网络，出于安全不能发送。请改用公网地址；如果邮件服务器在内网，请联系网站的技术人员开放',
    en: 'The address is inside a private network and is not called. Use a public one; for a mail server of your own network, ask whoever runs this site to allow it',
    vi: 'Địa chỉ nằm trong mạng nội bộ nên không được gọi. Hãy dùng địa chỉ công cộng; nếu máy chủ thư nằm trong mạng nội bộ, hãy nhờ người vận hành trang web cho phép',
  },
  'notices.fault.unreadable': {
    note: 'Why a channel could not send, and what helps',
    zh: '已保存的设置无法解密，请重新填写',
    en: 'The stored settings cannot be decrypted. Enter them again',
    vi: 'Không giải mã được cài đặt đã lưu. Hãy nhập lại',
  },
  'notices.fault.rejected': {
    note: 'Why a channel could not send, and what helps',
    zh: '对方拒绝了消息',
    en: 'The message was refused',
    vi: 'Phía nhận từ chối thông báo',
  },
});
