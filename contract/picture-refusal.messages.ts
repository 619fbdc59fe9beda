/** Why a picture is not taken, or not deleted (EDIT-7). */
import { defineMessages } from './messages.ts';

export const pictureRefusalMessages = defineMessages({
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
    note: 'An uploaded file is larger than is taken',
    zh: '文件超过 20 MB，请压缩后再上传。',
    en: 'The file is larger than 20 MB. Please make it smaller first.',
    vi: 'Tệp lớn hơn 20 MB. Vui lòng giảm dung lượng rồi tải lên.',
  },
  'refusal.picture_too_many_pixels': {
    note: 'An uploaded picture is too wide and high to be read',
    zh: '图片超过 5000 万像素，请缩小后再上传。',
    en: 'The picture has more than 50 million pixels. Please scale it down first.',
    vi: 'Hình vượt quá 50 triệu điểm ảnh. Vui lòng thu nhỏ rồi tải lên.',
  },
  'refusal.picture_too_small': {
    note: 'An uploaded picture would look blurred in its place; the least width and height in pixels',
    zh: '图片太小，放大会模糊。这个位置至少需要 {width} × {height} 像素。',
    en: 'The picture is too small and would look blurred: this place needs at least {width} × {height} pixels.',
    vi: 'Hình quá nhỏ, phóng to sẽ bị mờ. Vị trí này cần ít nhất {width} × {height} điểm ảnh.',
  },
  'refusal.picture_used': {
    note: 'A picture cannot be deleted, because a draft or something that was published shows it',
    zh: '有草稿或已发布的版本在用这张图片，不能删除。',
    en: 'A draft or something that was published uses this picture, so it stays.',
    vi: 'Có bản nháp hoặc phiên bản đã xuất bản đang dùng hình này nên không xóa được.',
  },
  'refusal.pictures_busy': {
    note: 'Other pictures are being uploaded already',
    zh: '正在处理其他图片，请稍后再试。',
    en: 'Other pictures are being uploaded. Please try again in a moment.',
    vi: 'Đang xử lý các hình khác. Vui lòng thử lại sau ít phút.',
  },
});
