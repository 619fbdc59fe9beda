/**
 * The words by which a spreadsheet is read: headings and values in three languages, and those of our
 * own export. The first of each language is the one that the template shows.
 */
import type { Locale } from '../../../contract/locales.ts';
import { NOT_ANSWERED } from '../../../contract/registration/registration.ts';
import { type InLanguages, FOLLOW_UP_FIELDS, FOLLOW_UP_HEADINGS } from './import-follow-up-words.ts';

/** What a column may hold that people fill in; the template has these, in this order. */
export const TEMPLATE_FIELDS = [
  ...(['name', 'phone', 'education', 'working_years', 'purpose', 'locale', 'program'] as const),
  ...FOLLOW_UP_FIELDS,
] as const;
/** What only our own export has a column of. */
const EXPORTED_FIELDS = [
  'first_contacted_at',
  'page',
  'phone_typed',
  'first_source',
  'shortlist',
  'fit',
  'contact_by',
] as const;

/** What a column may hold. */
export const IMPORT_FIELDS = [...TEMPLATE_FIELDS, ...EXPORTED_FIELDS] as const;
/** What a column may hold. */
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields that may stand in several columns; of others the first one counts. */
export const FIELDS_OF_SEVERAL_COLUMNS: ReadonlySet<ImportField> = new Set<ImportField>([
  'phone',
  'wechat',
  'zalo',
  'notes',
]);

/**
 * Headings; the field's own name and its labels, as our exports have them, are some too. They are compared without case,
 * spaces and marks.
 */
export const IMPORT_HEADINGS: Record<(typeof TEMPLATE_FIELDS)[number], InLanguages> = {
  ...FOLLOW_UP_HEADINGS,
  name: {
    zh: [
      ...['姓名', '名字', '称呼', '真实姓名', '中文姓名', '客户', '客户姓名', '客户名称', '学员姓名', '学生姓名'],
      ...[
        '联系人',
        '联系人姓名',
        '稱呼',
        '真實姓名',
        '客戶姓名',
        '學員姓名',
        '學生姓名',
        '聯絡人',
        '聯繫人',
        '聯絡人姓名',
      ],
      ...['报名人', '报名人姓名', '本人姓名', '家长姓名', '用户姓名', '報名人', '報名人姓名'],
    ],
    en: [
      ...['Name', 'Full name', 'Contact', 'Contact name', 'Contact person', 'Customer', 'Customer name'],
      ...['Client name', 'Student name', 'Applicant name', 'Lead name'],
    ],
    vi: [
      ...['Họ và tên', 'Họ tên', 'Tên', 'Tên khách hàng', 'Khách hàng', 'Họ tên khách hàng', 'Tên học viên'],
      ...['Họ tên học viên', 'Họ và tên học viên', 'Họ tên sinh viên', 'Họ tên đầy đủ', 'Tên đầy đủ', 'Người liên hệ'],
      ...['Tên hiển thị', 'Tên Zalo', 'Người đăng ký'],
    ],
  },
  phone: {
    zh: [
      ...[
        '手机号',
        '手机',
        '手机号码',
        '电话',
        '电话号码',
        '联系电话',
        '联系方式',
        '联系手机',
        '联系人电话',
        '移动电话',
      ],
      ...['手机电话', '客户电话', '手機號', '手機', '手機號碼', '電話', '電話號碼', '聯絡電話', '聯繫電話', '聯繫方式'],
      ...['聯絡方式', '行動電話', '流動電話', '本人手机', '本人手机号', '本人电话', '家长电话', '家长手机', '报名电话'],
      ...['微信手机号', '常用手机', '备用手机', '备用电话'],
    ],
    en: [
      ...['Phone', 'Phone number', 'Phone no', 'Mobile', 'Mobile number', 'Mobile no', 'Mobile phone', 'Telephone'],
      ...['Telephone number', 'Tel', 'Tel no', 'Cell', 'Cell phone', 'Cell number', 'Contact number', 'Contact no'],
      ...['Contact phone', 'Primary phone', 'Home phone', 'Work phone', 'WhatsApp', 'WhatsApp number'],
      ...['Phone 1 Value', 'Phone 2 Value', 'Phone 3 Value'],
    ],
    vi: [
      ...['Số điện thoại', 'Điện thoại', 'Di động', 'SĐT', 'Số ĐT', 'ĐT', 'ĐTDĐ', 'Số di động', 'Điện thoại di động'],
      ...['Số điện thoại di động', 'Số điện thoại liên hệ', 'Điện thoại liên hệ', 'Số liên hệ', 'Số Zalo'],
    ],
  },
  education: {
    zh: ['学历', '最高学历', '教育程度'],
    en: ['Education', 'Degree', 'Education level'],
    vi: ['Học vấn', 'Trình độ học vấn', 'Trình độ'],
  },
  working_years: {
    zh: ['工作年限', '工作经验', '工龄'],
    en: ['Experience', 'Work experience', 'Working years'],
    vi: ['Kinh nghiệm', 'Kinh nghiệm làm việc', 'Số năm làm việc'],
  },
  purpose: {
    zh: ['学习目的', '目的', '意向'],
    en: ['Main reason', 'Purpose', 'Study purpose'],
    vi: ['Mục đích', 'Mục đích học tập'],
  },
  locale: { zh: ['语言'], en: ['Language'], vi: ['Ngôn ngữ'] },
  program: {
    zh: ['项目代码', '项目'],
    en: ['Programme code', 'Programme', 'Program'],
    vi: ['Mã chương trình', 'Chương trình'],
  },
};

/** The part of a name that a column holds. */
export type NamePart = 'family' | 'middle' | 'given';

/** Headings of names that stand in several columns; `Tên` and `First name` are names of their own where no other is. */
export const NAME_PART_HEADINGS: Record<NamePart, InLanguages> = {
  family: {
    zh: ['姓', '姓氏'],
    en: ['Last name', 'Family name', 'Surname'],
    vi: ['Họ', 'Họ đệm', 'Họ và đệm', 'Họ và tên đệm', 'Họ tên đệm', 'Họ lót', 'Họ và chữ lót', 'Họ và tên lót'],
  },
  middle: { zh: [], en: ['Middle name'], vi: ['Tên đệm', 'Đệm', 'Chữ lót', 'Tên lót'] },
  given: { zh: ['名'], en: ['First name', 'Given name', 'Given names', 'Forename'], vi: ['Tên', 'Tên gọi'] },
};

/** Nobody has said it; as our export writes it first. */
const NOT_SAID: InLanguages = {
  zh: ['未填', '未知', '不详'],
  en: ['Not known', 'Unknown'],
  vi: ['Chưa rõ', 'Không rõ'],
};

/** Values and their meanings; the numbers themselves, as our export has them, are read too. */
export const IMPORT_VALUES: Record<'education' | 'working_years' | 'purpose', Record<number, InLanguages>> = {
  education: {
    [NOT_ANSWERED]: NOT_SAID,
    1: {
      zh: ['高中', '中专', '高中及以下', '职高', '初中', '高中学历'],
      en: ['High school', 'Secondary school'],
      vi: ['THPT', 'Trung học phổ thông', 'Cấp 3', 'Lớp 12', 'Trung cấp'],
    },
    2: {
      zh: ['大专', '专科', '高职', '大学专科', '全日制大专', '大专学历', '统招大专'],
      en: ['College', 'Associate', 'Associate degree'],
      vi: ['Cao đẳng', 'CĐ', 'Tốt nghiệp cao đẳng'],
    },
    3: {
      zh: ['本科', '学士', '大学', '大学本科', '全日制本科', '统招本科', '本科学历'],
      en: ['Bachelor’s', 'Bachelor', 'Bachelors', 'Bachelor’s degree', 'Bachelor degree', 'Undergraduate', 'BA', 'BSc'],
      vi: ['Đại học', 'ĐH', 'Cử nhân', 'Kỹ sư', 'Tốt nghiệp đại học'],
    },
    4: {
      zh: [
        '硕士及以上',
        '硕士',
        '研究生',
        '博士',
        '硕士研究生',
        '博士研究生',
        '在职研究生',
        '研究生及以上',
        '硕士学历',
        '研究生学历',
      ],
      en: [
        'Master’s or above',
        'Master',
        'Masters',
        'Master’s degree',
        'MBA',
        'PhD',
        'Doctorate',
        'Postgraduate',
        'MA',
        'MSc',
      ],
      vi: ['Thạc sĩ trở lên', 'Thạc sĩ', 'Thạc sỹ', 'Tiến sĩ', 'Tiến sỹ', 'Sau đại học', 'Cao học', 'ThS', 'TS'],
    },
    5: { zh: ['其他', '其它'], en: ['Other'], vi: ['Khác'] },
  },
  working_years: {
    [NOT_ANSWERED]: NOT_SAID,
    1: { zh: ['在校', '学生', '在读'], en: ['Student'], vi: ['Sinh viên', 'Học sinh'] },
    2: { zh: ['1–2 年'], en: ['1–2 years', '1–2'], vi: ['1–2 năm'] },
    3: { zh: ['3–5 年'], en: ['3–5 years', '3–5'], vi: ['3–5 năm'] },
    4: {
      zh: ['6 年以上', '6 年及以上'],
      en: ['6+ years', '6+', '6 or more'],
      vi: ['6 năm trở lên', 'Từ 6 năm', 'Trên 6 năm'],
    },
  },
  purpose: {
    [NOT_ANSWERED]: NOT_SAID,
    1: { zh: ['提升知识技能', '提升技能'], en: ['Knowledge and skills', 'Skills'], vi: ['Kiến thức và kỹ năng'] },
    2: {
      zh: ['职业证书', '证书'],
      en: ['Professional certificate', 'Certificate'],
      vi: ['Chứng chỉ nghề nghiệp', 'Chứng chỉ'],
    },
    3: { zh: ['提升学历', '学历提升'], en: ['A higher degree', 'Degree'], vi: ['Học lên cao hơn', 'Bằng cấp'] },
    4: { zh: ['拓展人脉', '人脉'], en: ['Networking'], vi: ['Mở rộng quan hệ'] },
    5: { zh: ['留学规划'], en: ['Study-abroad planning', 'Planning'], vi: ['Lập kế hoạch du học'] },
    6: { zh: ['其他', '其它'], en: ['Other'], vi: ['Khác'] },
  },
};

/** Words that a column of languages may hold, by the language that they mean. */
export const IMPORT_LOCALES: Record<Locale, readonly string[]> = {
  zh: ['zh', '中文', '汉语', 'Chinese', 'Tiếng Trung'],
  en: ['en', '英文', '英语', 'English', 'Tiếng Anh'],
  vi: ['vi', '越南语', '越南文', 'Vietnamese', 'Tiếng Việt'],
};
