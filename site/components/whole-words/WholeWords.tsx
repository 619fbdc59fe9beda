import styles from './WholeWords.module.css';

/**
 * Vietnamese writes each syllable by itself and Chinese each character, and a browser breaks a line at any of them.
 * These words are what the titles of programmes, schools and pages are made of.
 */
const WORDS = [
  '博士',
  '硕士',
  '分钟',
  '名称',
  '委员会',
  '计算机',
  '研究',
  '项目',
  '工商管理',
  '领导力',
  '人工智能',
  '数据',
  '信息',
  '技术',
  '科学',
  '心理学',
  '自动驾驶',
  'bảo vệ',
  'cá nhân',
  'chính sách',
  'chương trình',
  'công nghệ',
  'dữ liệu',
  'đại học',
  'giáo dục',
  'học viện',
  'khoa học',
  'kinh doanh',
  'kỹ thuật',
  'lãnh đạo',
  'máy tính',
  'nghiên cứu',
  'nhân tạo',
  'pháp luật',
  'quản trị',
  'tâm lý',
  'thạc sĩ',
  'thông tin',
  'tiến sĩ',
  'tổ chức',
  'trí tuệ',
  'tự hành',
];

/**
 * With the words in a group, so that a split keeps them, in every second place. What follows a word
 * without a space goes with it: no line begins with a comma.
 */
const PATTERN = new RegExp(`((?:${WORDS.join('|')})[,.:;?!)：，）]*)`, 'iu');

/** A title whose words are not torn apart at the end of a line; one that is wider than the line still breaks. */
export function WholeWords({ text }: { text: string }) {
  return text.split(PATTERN).map((part, place) =>
    place % 2 === 1 ? (
      // A title's parts never change places.
      <span key={place} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
