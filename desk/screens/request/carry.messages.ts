/** Words of what a request asks for, and of doing it. */
import { screenMessages } from '../../words/screen-messages.ts';

export default screenMessages('carry', {
  zh: {
    title: '办理',
    access:
      '把我们保存的全部内容交给对方：网页可直接阅读和打印，JSON 供程序使用。交付前先看一遍沟通记录里有没有涉及他人的内容。',
    correct: '打开登记，在“更正”里改正姓名或号码。',
    withdraw: '写入撤回时间，停止联系，15 日内删除。同意记录本身保留。',
    erase: '永久删除姓名、号码、沟通记录和检索键，只留下编号、时间和不含身份的同意记录。',
    restrict: '只保存，不再使用：不能查看完整信息、更改、拨打或导出。对方同意后可以解除。',
    object: '按对方的意思停止处理：不再来电，或者限制使用。',
    complaint: '弄清情况，答复对方，再办结。',
    none: '没有找到这个号码的登记。请如实告诉对方，然后办结。',
    page: '下载网页',
    json: '下载 JSON',
    language: '网页语言',
    open_lead: '打开登记',
    withdraw_go: '撤回同意',
    erase_go: '永久删除',
    erase_stop: '对方要求以后也不要来电（号码的散列留在勿联系名单里）',
    restrict_go: '限制使用',
    unrestrict_go: '解除限制',
    stop_go: '列入勿联系名单',
    verify_first: '请先核实身份。',
    cancel: '取消',
    confirm: {
      withdraw:
        '要撤回这个号码全部登记（%{smart_count} 条）的同意吗？之后不能再使用，15 日内删除。 |||| 要撤回这个号码全部登记（%{smart_count} 条）的同意吗？之后不能再使用，15 日内删除。',
      erase:
        '要永久删除这个号码的全部登记（%{smart_count} 条）吗？无法恢复。 |||| 要永久删除这个号码的全部登记（%{smart_count} 条）吗？无法恢复。',
      restrict:
        '要限制使用这个号码的全部登记（%{smart_count} 条）吗？ |||| 要限制使用这个号码的全部登记（%{smart_count} 条）吗？',
    },
    did: {
      handed: '文件已生成，并已记入日志。',
      withdrawn: '已撤回同意。',
      erased: '已永久删除。',
      restricted: '已限制使用。',
      unrestricted: '已解除限制。',
      stopped: '已列入勿联系名单。',
      saved: '已保存。',
      closed: '请求已办结。',
    },
  },
  en: {
    title: 'Carry it out',
    access:
      'Give them everything we hold: a page to read and print, or JSON for programs. Look through the notes first for what is about other people.',
    correct: 'Open the registration and put name or number right there.',
    withdraw:
      'Writes when consent was withdrawn, stops contact, and erases within 15 days. The record of consent stays.',
    erase:
      'Takes name, number, notes and search keys away for good. What stays: reference, times, and consent without identity.',
    restrict: 'Only keeps the data: no reveal, change, call or export. It can be lifted when the person agrees.',
    object: 'Stop what they object to: no more calls, or no use at all.',
    complaint: 'Find out what happened, answer the person, then close it.',
    none: 'No registration of this number was found. Tell the person so, then close it.',
    page: 'Download page',
    json: 'Download JSON',
    language: 'Language of the page',
    open_lead: 'Open registration',
    withdraw_go: 'Withdraw consent',
    erase_go: 'Erase for good',
    erase_stop: 'They ask not to be called again either (the number’s hash goes to the do-not-contact list)',
    restrict_go: 'Restrict use',
    unrestrict_go: 'Lift restriction',
    stop_go: 'Do not contact',
    verify_first: 'Make sure first who is asking.',
    cancel: 'Cancel',
    confirm: {
      withdraw:
        'Withdraw consent for the registration of this number? It cannot be used after that and is erased within 15 days. |||| Withdraw consent for all %{smart_count} registrations of this number? They cannot be used after that and are erased within 15 days.',
      erase:
        'Erase the registration of this number for good? It cannot be brought back. |||| Erase all %{smart_count} registrations of this number for good? They cannot be brought back.',
      restrict:
        'Restrict use of the registration of this number? |||| Restrict use of all %{smart_count} registrations of this number?',
    },
    did: {
      handed: 'The file has been made, and the log says so.',
      withdrawn: 'Consent is withdrawn.',
      erased: 'Erased for good.',
      restricted: 'Use is restricted.',
      unrestricted: 'The restriction is lifted.',
      stopped: 'On the do-not-contact list now.',
      saved: 'Saved.',
      closed: 'The request is closed.',
    },
  },
  vi: {
    title: 'Thực hiện',
    access:
      'Giao cho khách toàn bộ nội dung chúng tôi lưu: trang để đọc và in, hoặc JSON cho phần mềm. Trước đó hãy xem ghi chép có nói về người khác không.',
    correct: 'Mở đăng ký và sửa họ tên hoặc số ở đó.',
    withdraw: 'Ghi thời điểm rút lại, ngừng liên hệ và xóa trong 15 ngày. Bản ghi đồng ý vẫn được giữ.',
    erase:
      'Xóa hẳn họ tên, số, ghi chép và khóa tìm kiếm. Chỉ còn mã số, thời điểm và bản ghi đồng ý không có danh tính.',
    restrict: 'Chỉ lưu, không dùng: không xem đầy đủ, không sửa, không gọi, không xuất. Có thể bỏ khi khách đồng ý.',
    object: 'Dừng việc khách phản đối: không gọi nữa, hoặc không dùng nữa.',
    complaint: 'Tìm hiểu sự việc, trả lời khách, rồi đóng yêu cầu.',
    none: 'Không tìm thấy đăng ký của số này. Hãy báo cho khách rồi đóng yêu cầu.',
    page: 'Tải trang',
    json: 'Tải JSON',
    language: 'Ngôn ngữ của trang',
    open_lead: 'Mở đăng ký',
    withdraw_go: 'Rút lại đồng ý',
    erase_go: 'Xóa vĩnh viễn',
    erase_stop: 'Khách yêu cầu sau này cũng không gọi (mã băm của số nằm trong danh sách không liên hệ)',
    restrict_go: 'Hạn chế sử dụng',
    unrestrict_go: 'Bỏ hạn chế',
    stop_go: 'Không liên hệ nữa',
    verify_first: 'Hãy xác minh người yêu cầu trước.',
    cancel: 'Hủy',
    confirm: {
      withdraw:
        'Rút lại đồng ý cho đăng ký của số này? Sau đó không dùng được nữa và sẽ bị xóa trong 15 ngày. |||| Rút lại đồng ý cho cả %{smart_count} đăng ký của số này? Sau đó không dùng được nữa và sẽ bị xóa trong 15 ngày.',
      erase:
        'Xóa vĩnh viễn đăng ký của số này? Không thể khôi phục. |||| Xóa vĩnh viễn cả %{smart_count} đăng ký của số này? Không thể khôi phục.',
      restrict: 'Hạn chế sử dụng đăng ký của số này? |||| Hạn chế sử dụng cả %{smart_count} đăng ký của số này?',
    },
    did: {
      handed: 'Tệp đã được tạo và ghi vào nhật ký.',
      withdrawn: 'Đã rút lại đồng ý.',
      erased: 'Đã xóa vĩnh viễn.',
      restricted: 'Đã hạn chế sử dụng.',
      unrestricted: 'Đã bỏ hạn chế.',
      stopped: 'Đã đưa vào danh sách không liên hệ.',
      saved: 'Đã lưu.',
      closed: 'Đã đóng yêu cầu.',
    },
  },
});
