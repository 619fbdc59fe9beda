import { defineMessages } from '../../../../contract/messages.ts';

/** Texts about pictures in forms. */
export const picturesMessages = defineMessages({
  'picture.upload': {
    note: 'Button: opens the file chooser',
    zh: '上传图片',
    en: 'Upload a picture',
    vi: 'Tải hình lên',
  },
  'picture.choose': {
    note: 'Button, and title of the dialog that it opens',
    zh: '从已有图片中选择',
    en: 'Choose from the pictures there are',
    vi: 'Chọn từ hình đã có',
  },
  'picture.limits': {
    note: 'Under the buttons of a picture; the least width and height in pixels, the most megabytes',
    zh: '可拖放到这里。JPEG、PNG 或 WebP，不超过 {megabytes} MB，至少 {width} × {height} 像素。拍摄地点等信息会自动清除。',
    en: 'Or drop it here. JPEG, PNG or WebP of up to {megabytes} MB, at least {width} × {height} pixels. Where it was taken, and by whom, is removed from it.',
    vi: 'Hoặc kéo thả vào đây. JPEG, PNG hoặc WebP, tối đa {megabytes} MB, ít nhất {width} × {height} điểm ảnh. Thông tin nơi chụp và người chụp sẽ được xóa.',
  },
  'picture.uploading': {
    note: 'While a picture is being uploaded',
    zh: '正在上传并检查图片…',
    en: 'The picture is being uploaded and checked…',
    vi: 'Đang tải lên và kiểm tra hình…',
  },
  'picture.too_large': {
    note: 'When a chosen file is larger than is taken; the most in megabytes',
    zh: '文件超过 {megabytes} MB，请压缩后再上传。',
    en: 'The file is larger than {megabytes} MB. Please make it smaller first.',
    vi: 'Tệp lớn hơn {megabytes} MB. Vui lòng giảm dung lượng rồi tải lên.',
  },
  'picture.shown': {
    note: 'Text alternative of a picture in a form: how the page will show it',
    zh: '页面上的样子',
    en: 'As the page shows it',
    vi: 'Như trên trang',
  },
  'picture.focus': {
    note: 'Name of the picture that a point is chosen on, for screen readers; x and y are percentages',
    zh: '画面重点：左起 {x}%，上起 {y}%。可用方向键移动',
    en: 'Point that stays visible: {x}% from the left, {y}% from the top. The arrow keys move it',
    vi: 'Điểm luôn được thấy: {x}% từ trái, {y}% từ trên. Dùng phím mũi tên để di chuyển',
  },
  'picture.focus_hint': {
    note: 'Under a picture that a point is chosen on',
    zh: '点一下第一张图，标出裁切时要保留的重点。',
    en: 'Press the first picture where the important part is: it stays visible however the page cuts it.',
    vi: 'Nhấn vào hình đầu tiên ở chỗ quan trọng nhất: chỗ đó luôn được giữ lại khi trang cắt hình.',
  },
  'picture.uploads': { note: 'Heading of a group of pictures', zh: '已上传', en: 'Uploaded', vi: 'Đã tải lên' },
  'picture.ours': { note: 'Heading of a group of pictures', zh: '网站自带', en: 'Of the site', vi: 'Có sẵn của trang' },
  'picture.about': {
    note: 'Under an uploaded picture: its size in pixels, and where it is used (one of the next three texts)',
    zh: '{width} × {height}，{use}',
    en: '{width} × {height}, {use}',
    vi: '{width} × {height}, {use}',
  },
  'picture.uploaded_name': {
    note: 'What an uploaded picture is called among the changes of a document; its size in pixels',
    zh: '上传的图片，{width} × {height}',
    en: 'Uploaded picture, {width} × {height}',
    vi: 'Hình đã tải lên, {width} × {height}',
  },
  'picture.used_in': {
    note: 'Part of the line under a picture; names of documents',
    zh: '用于：{names}',
    en: 'used in: {names}',
    vi: 'dùng trong: {names}',
  },
  'picture.published_once': {
    note: 'Part of the line under a picture that no draft names any more',
    zh: '用于以前发布的版本',
    en: 'in an earlier edition',
    vi: 'có trong phiên bản trước',
  },
  'picture.unused': { note: 'Part of the line under a picture', zh: '未使用', en: 'not used', vi: 'chưa dùng' },
  'picture.list_comma': { note: 'Between the names of a list', zh: '、', en: ', ', vi: ', ' },
  'picture.delete': {
    note: 'Button beside a picture that nothing uses',
    zh: '删除这张图片',
    en: 'Delete this picture',
    vi: 'Xóa hình này',
  },
  'picture.close': { note: 'Button that leaves the dialog', zh: '关闭', en: 'Close', vi: 'Đóng' },
});
