/**
 * Words that the site must not say (TRUST-4): promises of admission, of a degree or of any result,
 * and superlatives. The lists follow China's Advertising Law (articles 9 and 24), the notice of its
 * study-abroad centre of September 2024, and Vietnam's rules on "nhất". A sentence that denies a
 * promise ("nobody can guarantee admission") is allowed; a superlative is not, even then.
 */
import { parse } from 'yaml';
import { LOCALES, type Locale } from '../../contract/locales.ts';

interface Ban {
  pattern: RegExp;
  /** Denied in the same clause, it is an honest sentence. */
  isPromise: boolean;
}

const promise = (pattern: RegExp): Ban => ({ pattern, isPromise: true });
const claim = (pattern: RegExp): Ban => ({ pattern, isPromise: false });

const ZH_RESULT = '(?:录取|入学|毕业|通过|过关|拿证|拿到|获得|取得|认证|学位|学历|签证|过签|就业|加薪|升职|高薪|回报)';
const EN_RESULT =
  '(?:admissions?|acceptance|entry|places?|degrees?|diplomas?|certificat\\w+|graduation|visas?|results?|success|jobs?|offers?|passing|recognition|promotion)';
const VI_RESULT =
  '(?:đậu|đỗ|trúng tuyển|được nhận|nhận bằng|có bằng|ra bằng|lấy bằng|bằng cấp|tốt nghiệp|ra trường|visa|việc làm|thành công|đầu ra|kết quả|công nhận|thăng tiến)';

const BANS: Record<Locale, Ban[]> = {
  zh: [
    claim(/最佳|最优(?!惠)|最高级|最强|最权威|最专业|最便宜|最有名|最顶|最受欢迎|最好的/u),
    claim(/(?:国家|世界|全球|国际)(?:级|一流|领先)|顶级|顶尖|首选|王牌|金牌|独一无二|无与伦比|史无前例/u),
    // "第一步" and "第一张" count; these boast.
    claim(
      /(?:全国|全球|世界|行业|业内|国内|亚洲|美国|全网|排名|口碑|实力|销量)第一|第一(?:品牌|名校|学府|大校|大机构)/u,
    ),
    claim(/100\s?[%％]|百分百|百分之(?:一)?百/u),
    promise(/(?:保|包|稳|必)(?:录取|录|过|毕业|拿证|拿学位|拿学历|下证|签|就业)|稳拿|包会/u),
    promise(
      new RegExp(`(?:保证|承诺|确保|担保|许诺)(?:你|您|学员|学生|一定|能|可以|可|会|顺利|成功|都)*${ZH_RESULT}`, 'u'),
    ),
    promise(/(?:快速|轻松|闪电|躺着)(?:拿证|取证|下证|毕业|拿学位|拿学历|录取|通过)/u),
    promise(
      /[\d一二三四五六七八九十半]+\s?(?:天|周|个月|年)(?:内|就|就能|即可|可)?(?:拿证|取证|下证|毕业|拿学位|拿学历)/u,
    ),
    promise(/免考|免试入学|不用考试|无需考试|免论文/u),
    promise(
      /内部(?:渠道|名额|指标|关系)|特殊渠道|绿色通道|零风险|无风险|不成功(?:不收费|退款|全退)|不过(?:退款|包退|全退)/u,
    ),
    promise(/教育部(?:指定|直属|授权)|官方指定|唯一(?:指定|授权|官方)/u),
  ],
  en: [
    claim(/(?<!\w)(?:the|our) (?:very )?best(?! (?:time|way|moment|day|hour)\b)/iu),
    claim(
      /(?<!\w)best (?:universit\w+|schools?|colleges?|programmes?|programs?|mba|agenc\w+|consultan\w+|advis[eo]rs?|price|choice|degrees?)/iu,
    ),
    claim(/(?<!\w)(?:no\.?\s?1|number[- ]one|#\s?1)(?!\w)/iu),
    claim(
      /world[- ](?:class|leading)|(?:industry|market)[- ]leading|top[- ](?:ranked|rated|tier|notch)|second to none|unrivall?ed|unbeatable|most prestigious|(?<!\w)(?:finest|premier)(?!\w)/iu,
    ),
    claim(
      /100\s?%\s*(?:guarantee\w*|success\w*|admissions?|acceptance|pass\w*|recogni\w+|visas?|safe|satisfaction|jobs?|refund|placement)/iu,
    ),
    promise(
      new RegExp(
        `guarantee\\w*(?: (?:you|your|an?|of|that|the|for|university|college|school|full))* ${EN_RESULT}`,
        'iu',
      ),
    ),
    promise(new RegExp(`${EN_RESULT} (?:is|are|will be|fully )?\\s*(?:guaranteed|assured)`, 'iu')),
    promise(/(?<!\w)we (?:guarantee|promise|ensure|assure)(?!\w)/iu),
    promise(new RegExp(`promis\\w+(?: (?:you|your|an?|of|the|any))* ${EN_RESULT}`, 'iu')),
    promise(/(?:fast|quick|instant|easy)[- ](?:track )?(?:degrees?|diplomas?|certificat\w+|admission|graduation)/iu),
    promise(
      /(?:degree|diploma|graduate|certificate)s? in (?:just |only )?(?:\d+|two|three|four|five|six) (?:days|weeks|months)/iu,
    ),
    claim(
      /(?<!\w)(?:no|without(?: any)?) (?:entrance )?(?:exams?|examinations?|thesis)(?: (?:needed|required|necessary))?(?!\w)|exam[- ]free/iu,
    ),
    claim(/risk[- ]free|no risk|(?:internal|insider|special) channels?|ministry[- ]approved|money[- ]back/iu),
  ],
  vi: [
    claim(
      /(?<!\p{L})(?:tốt|giỏi|uy tín|chất lượng|rẻ|nhanh|lớn|hiện đại|danh giá|nổi tiếng|chuyên nghiệp|hiệu quả) nhất(?!\p{L})/iu,
    ),
    claim(/(?<!\p{L})(?:số một|hàng đầu|đẳng cấp (?:thế giới|quốc tế)|độc nhất|vô địch|top 1)(?![\p{L}\d%])/iu),
    claim(/(?<!\p{L})(?:trường|đơn vị|công ty|thương hiệu|tư vấn) số 1(?!\d)/iu),
    claim(/100\s?%\s*(?:đậu|đỗ|thành công|trúng tuyển|nhận|có việc|hài lòng|visa|công nhận|tốt nghiệp)|cam kết 100/iu),
    promise(/(?<!\p{L})bao (?:đậu|đỗ|trúng|ra bằng|ra trường|tốt nghiệp|visa)(?!\p{L})/iu),
    promise(
      new RegExp(
        `(?<!\\p{L})(?:cam kết|bảo đảm|đảm bảo|chắc chắn|hứa|chắc)(?: (?:sẽ|được|bạn|học viên|có|cho|về|100%|rằng|việc))* ${VI_RESULT}(?!\\p{L})`,
        'iu',
      ),
    ),
    promise(/(?<!\p{L})(?:lấy|nhận|có|ra) bằng (?:nhanh|cấp tốc|siêu tốc|ngay)|bằng cấp tốc/iu),
    promise(/(?<!\p{L})(?:miễn thi|không cần thi|khỏi thi|không phải thi)(?!\p{L})/iu),
    claim(/không rủi ro|kênh nội bộ|suất nội bộ|hoàn tiền 100/iu),
  ],
};

/** What denies a promise; "not only" denies nothing. */
const DENIAL: Record<Locale, RegExp> = {
  zh: /(?:不(?!仅|但|只|光|止)|没有|没人|从未|无法|未曾|未|勿|拒绝|谁也)/u,
  en: /(?<!\w)(?:not(?! only)|no|never|nobody|none|cannot|can['’]t|don['’]t|doesn['’]t|won['’]t|neither|nor)(?!\w)/iu,
  vi: /(?<!\p{L})(?:không(?! chỉ| những)|chưa|chẳng|đừng)(?!\p{L})/iu,
};

const CLAUSE_END = /[，。！？；：,.!?;:、\n]/u;

function isDenied(text: string, at: number, locale: Locale): boolean {
  const clause = text.slice(0, at).split(CLAUSE_END).at(-1) ?? '';
  return DENIAL[locale].test(clause);
}

/** The banned phrases of a text, as they stand in it; empty when there are none. */
export function findBannedPhrases(text: string, locale: Locale): string[] {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ');
  return BANS[locale].flatMap(({ pattern, isPromise }) =>
    [...plain.matchAll(new RegExp(pattern, `${pattern.flags}g`))]
      .filter((match) => !isPromise || !isDenied(plain, match.index, locale))
      .map((match) => match[0]),
  );
}

/** A banned phrase, and the fields that lead to the text that it stands in. */
export interface BannedPhrase {
  path: (string | number)[];
  phrase: string;
}

/** The banned phrases of all texts below a value; a text that belongs to no language is held to each. */
export function bannedPhrasesIn(value: unknown, path: (string | number)[] = [], locale?: Locale): BannedPhrase[] {
  if (typeof value === 'string')
    return (locale ? [locale] : LOCALES)
      .flatMap((one) => findBannedPhrases(value, one))
      .map((phrase) => ({ path, phrase }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    bannedPhrasesIn(
      inner,
      [...path, Array.isArray(value) ? Number(key) : key],
      LOCALES.find((one) => one === key) ?? locale,
    ),
  );
}

/**
 * Looks through content files and messages. A file ending in `.yaml` comes as its text, anything
 * else as its value, such as a messages module. Gives each phrase of a file once; nothing when all is well.
 */
export function checkBannedPhrases(files: Readonly<Record<string, unknown>>): { file: string; phrase: string }[] {
  return Object.entries(files).flatMap(([file, source]) => {
    const value: unknown = file.endsWith('.yaml') && typeof source === 'string' ? parse(source) : source;
    const found = bannedPhrasesIn(value).map(({ phrase }) => phrase);
    return [...new Set(found)].map((phrase) => ({ file, phrase }));
  });
}
