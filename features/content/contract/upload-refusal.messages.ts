import { defineMessages } from '../../../contract/messages.ts';

/** Why a picture or film is not taken, or not deleted (EDIT-7). */
export const uploadRefusalMessages = defineMessages({
  'refusal.picture_unknown': {
    note: 'An uploaded file is no picture of these kinds, whatever it is called',
    zh: '这个文件不是 JPEG、PNG 或 WebP 图片，请换一张。',
    en: 'This file is not a JPEG, PNG or WebP picture. Please choose another one.',
    vi: 'Tệp này không phải hình JPEG, PNG hay WebP. Vui lòng chọn hình khác.',
  },
  'refusal.picture_heic': {
    note: 'An uploaded file is a photo of an iPhone in the format HEIC',
    zh: '这是 HEIC 格式的照片，暂时无法读取。请在 iPhone 上直接从相册选择上传，会自动转成 JPEG；或先另存为 JPEG 再上传。',
    en: 'This photo is in the HEIC format, which cannot be read here. Upload it from the iPhone itself, which turns it into JPEG, or save it as JPEG first.',
    vi: 'Ảnh này ở định dạng HEIC nên chưa đọc được. Hãy tải lên ngay từ iPhone, ảnh sẽ tự chuyển sang JPEG, hoặc lưu thành JPEG trước.',
  },
  'refusal.picture_damaged': {
    note: 'An uploaded picture cannot be read to its end',
    zh: '图片不完整或已损坏，请重新导出或换一张。',
    en: 'The picture is cut off or damaged. Please export it again, or choose another one.',
    vi: 'Hình bị thiếu hoặc bị hỏng. Vui lòng xuất lại hoặc chọn hình khác.',
  },
  'refusal.picture_too_large': {
    note: 'An uploaded file is larger than is taken; the most in megabytes',
    zh: '文件超过 {megabytes} MB，请压缩后再上传。',
    en: 'The file is larger than {megabytes} MB. Please make it smaller first.',
    vi: 'Tệp lớn hơn {megabytes} MB. Vui lòng giảm dung lượng rồi tải lên.',
  },
  'refusal.picture_too_many_pixels': {
    note: 'An uploaded picture is too wide and high to be read; the most pixels, in whole millions, of which Chinese counts hundreds of ten thousands',
    zh: '图片超过 {millions}00 万像素，请缩小后再上传。',
    en: 'The picture has more than {millions} million pixels. Please scale it down first.',
    vi: 'Hình vượt quá {millions} triệu điểm ảnh. Vui lòng thu nhỏ rồi tải lên.',
  },
  'refusal.picture_too_small': {
    note: 'An uploaded picture would look blurred in its place; the least width and height in pixels',
    zh: '图片太小，放大会模糊。这个位置至少需要 {width} × {height} 像素。',
    en: 'The picture is too small and would look blurred: this place needs at least {width} × {height} pixels.',
    vi: 'Hình quá nhỏ, phóng to sẽ bị mờ. Vị trí này cần ít nhất {width} × {height} điểm ảnh.',
  },
  'refusal.film_unknown': {
    note: 'An uploaded file is no film of these kinds, whatever it is called',
    zh: '这个文件不是 MP4 视频，请换一个。',
    en: 'This file is not an MP4 film. Please choose another one.',
    vi: 'Tệp này không phải video MP4. Vui lòng chọn tệp khác.',
  },
  'refusal.film_encoding': {
    note: 'An uploaded film is encoded as HEVC or otherwise, which many telephones cannot play; H.264 is the name of the encoding',
    zh: '视频编码不是 H.264，很多手机无法播放。请在剪辑软件中选择“H.264”或“兼容性最佳”后重新导出。',
    en: 'The film is not encoded as H.264, so many phones cannot play it. Export it again as H.264 (“most compatible”).',
    vi: 'Video không dùng mã H.264 nên nhiều điện thoại không phát được. Hãy xuất lại bằng mã H.264 (“tương thích nhất”).',
  },
  'refusal.film_sound_encoding': {
    note: 'The sound of an uploaded film is encoded otherwise than as AAC, so that some browsers cannot play it; AAC is the name of the encoding',
    zh: '视频的声音不是 AAC 编码，有些浏览器无法播放。请选择 AAC 音频重新导出，或去掉声音后再上传。',
    en: 'The sound of the film is not encoded as AAC, so some browsers cannot play it. Export the film again with AAC sound, or without sound.',
    vi: 'Âm thanh của video không dùng mã AAC nên một số trình duyệt không phát được. Hãy xuất lại với âm thanh AAC, hoặc bỏ âm thanh rồi tải lên.',
  },
  'refusal.film_damaged': {
    note: 'An uploaded film cannot be read to its end',
    zh: '视频不完整或已损坏，请重新导出或换一个。',
    en: 'The film is cut off or damaged. Please export it again, or choose another one.',
    vi: 'Video bị thiếu hoặc bị hỏng. Vui lòng xuất lại hoặc chọn tệp khác.',
  },
  'refusal.film_too_large': {
    note: 'An uploaded film is larger than is taken; the most in megabytes',
    zh: '视频超过 {megabytes} MB，请压缩或剪短后再上传。',
    en: 'The film is larger than {megabytes} MB. Please compress or shorten it first.',
    vi: 'Video lớn hơn {megabytes} MB. Vui lòng nén hoặc cắt ngắn rồi tải lên.',
  },
  'refusal.film_too_wide': {
    note: 'An uploaded film has more pixels than telephones play well; the longest side in pixels',
    zh: '视频的长边超过 {side} 像素，请按 1080p 或 720p 重新导出。',
    en: 'The longer side of the film has more than {side} pixels. Export it again as 1080p or 720p.',
    vi: 'Cạnh dài của video vượt quá {side} điểm ảnh. Hãy xuất lại ở 1080p hoặc 720p.',
  },
  'refusal.film_too_long': {
    note: 'An uploaded film takes longer than is taken; the longest time in seconds',
    zh: '视频超过 {seconds} 秒，请剪短后再上传。',
    en: 'The film takes longer than {seconds} seconds. Please shorten it first.',
    vi: 'Video dài hơn {seconds} giây. Vui lòng cắt ngắn rồi tải lên.',
  },
  'refusal.upload_used': {
    note: 'A picture or film cannot be deleted, because a draft or something that was published shows it',
    zh: '有草稿或已发布的版本在用这个文件，不能删除。',
    en: 'A draft or something that was published uses this file, so it stays.',
    vi: 'Có bản nháp hoặc phiên bản đã xuất bản đang dùng tệp này nên không xóa được.',
  },
  'refusal.uploads_busy': {
    note: 'Other pictures or films are being uploaded already',
    zh: '正在处理其他上传的文件，请稍后再试。',
    en: 'Other files are being uploaded. Please try again in a moment.',
    vi: 'Đang xử lý các tệp khác. Vui lòng thử lại sau ít phút.',
  },
});
