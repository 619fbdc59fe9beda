import { defineMessages } from '../../../../contract/messages.ts';

/** Texts about films in forms. */
export const filmsMessages = defineMessages({
  'film.upload': {
    note: 'Button: opens the file chooser',
    zh: '上传短片',
    en: 'Upload a film',
    vi: 'Tải phim lên',
  },
  'film.choose': {
    note: 'Button, and title of the dialog that it opens',
    zh: '从已有短片中选择',
    en: 'Choose from the films there are',
    vi: 'Chọn từ phim đã có',
  },
  'film.limits': {
    note: 'Under the buttons of a film; its longest side in pixels, its longest time in seconds and its size in megabytes',
    zh: '可拖放到这里。MP4（H.264），不超过 {megabytes} MB、{seconds} 秒，长边不超过 {side} 像素；文件越小，手机上打开越快。拍摄地点会自动清除。声音（AAC）会保留，访客自己打开；不想要声音，请去掉后再上传。',
    en: 'Or drop it here. MP4 (H.264) of up to {megabytes} MB, {seconds} seconds and {side} pixels on its longer side; the smaller the file, the sooner phones play it. Where it was taken is removed. Its sound (AAC) stays, for visitors to turn on; to have none, export it without.',
    vi: 'Hoặc kéo thả vào đây. MP4 (H.264), tối đa {megabytes} MB, {seconds} giây, cạnh dài {side} điểm ảnh; tệp càng nhỏ, điện thoại mở càng nhanh. Nơi quay sẽ được xóa. Âm thanh (AAC) được giữ lại để người xem tự bật; nếu không muốn có tiếng, hãy bỏ âm thanh trước khi tải lên.',
  },
  'film.uploading': {
    note: 'While a film is being uploaded',
    zh: '正在上传并检查短片…',
    en: 'The film is being uploaded and checked…',
    vi: 'Đang tải lên và kiểm tra phim…',
  },
  'film.too_large': {
    note: 'When a chosen file is larger than is taken; the most in megabytes',
    zh: '文件超过 {megabytes} MB，请压缩或剪短后再上传。',
    en: 'The file is larger than {megabytes} MB. Please compress or shorten it first.',
    vi: 'Tệp lớn hơn {megabytes} MB. Vui lòng nén hoặc cắt ngắn rồi tải lên.',
  },
  'film.shown': {
    note: 'Name of the player in a form, for screen readers',
    zh: '当前短片',
    en: 'The film that stands here',
    vi: 'Phim đang dùng',
  },
  'film.about': {
    note: 'An uploaded film in a list: its length, its size in pixels and in megabytes',
    zh: '{seconds} 秒，{width} × {height}，{megabytes} MB',
    en: '{seconds} s, {width} × {height}, {megabytes} MB',
    vi: '{seconds} giây, {width} × {height}, {megabytes} MB',
  },
  'film.uploaded': {
    note: 'Under an uploaded film in a list: whether it has sound, the day of its upload, and where it is used',
    zh: '{sound}，{time} 上传，{use}',
    en: '{sound}, uploaded on {time}, {use}',
    vi: '{sound}, tải lên ngày {time}, {use}',
  },
  'film.sound': { note: 'Under a film that has sound', zh: '有声音', en: 'With sound', vi: 'Có tiếng' },
  'film.silent': { note: 'Under a film that has no sound', zh: '没有声音', en: 'No sound', vi: 'Không có tiếng' },
  'film.uploaded_name': {
    note: 'What an uploaded film is called among the changes of a document',
    zh: '上传的短片，{seconds} 秒',
    en: 'Uploaded film, {seconds} s',
    vi: 'Phim đã tải lên, {seconds} giây',
  },
  'film.delete': {
    note: 'Button beside a film that nothing uses',
    zh: '删除这个短片',
    en: 'Delete this film',
    vi: 'Xóa phim này',
  },
});
