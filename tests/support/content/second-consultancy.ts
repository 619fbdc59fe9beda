/** The documents of a made-up consultancy, which has all of the site by content alone (EDIT-8). */
import { documentsOf } from '../../../content/reading/parse-content.ts';
import { readContentFiles } from '../../../content/reading/read-content-files.ts';
import { uploadName } from '../../../contract/content/picture-places.ts';

/** Programmes and schools that the second consultancy has of the first. */
export const KEPT = new Set([
  'programs/dba',
  'programs/ggu-mba',
  'programs/ggu-psy',
  'programs/uo-mba',
  'schools/ggu',
  'schools/otago',
]);

/** The picture that it has as its mark. */
export const SECOND_MARK = { id: '5b'.repeat(16), width: 300, height: 300, focus: [50, 50] } as const;

/** Settings of the second consultancy. */
export const SECOND_SITE = {
  isPlaceholder: false,
  languages: ['zh', 'en'],
  name: { zh: '海桥留学', en: 'Sea Bridge', vi: 'Sea Bridge' },
  markPicture: uploadName(SECOND_MARK),
  colors: { ink: '#0F4C3A', link: '#0B6B5B', accent: '#8A3B12' },
  tagline: { zh: '把路走稳', en: 'One step, then the next', vi: 'Từng bước một' },
  companyName: {
    zh: '青岛海桥教育有限公司',
    en: 'Qingdao Sea Bridge Education Co., Ltd.',
    vi: 'Sea Bridge, Thanh Đảo',
  },
  address: { zh: '山东省青岛市海桥路 8 号', en: '8 Sea Bridge Road, Qingdao, China', vi: '8 Sea Bridge, Thanh Đảo' },
  phone: '+86 532 8765 4321',
  cooperationPhone: '+86 532 8765 4322',
  email: 'hello@seabridge.cn',
  contactPerson: { zh: '于老师', en: 'Ms Yu', vi: 'Cô Yu' },
  icp: '鲁ICP备2026000001号-1',
  wechat: {
    account: 'seabridge-cn',
    replyWord: { zh: '你好', en: 'hello', vi: 'xin chào' },
    officialUrl: 'https://u.wechat.com/seabridge-official',
    serviceUrl: 'https://work.weixin.qq.com/kfid/kfcseabridge',
  },
  video: { name: { zh: '海桥', en: 'Sea Bridge', vi: 'Sea Bridge' }, url: 'https://space.bilibili.com/87654321' },
  zhihu: { name: { zh: '海桥', en: 'Sea Bridge', vi: 'Sea Bridge' } },
  hasProgramLinksInMenu: true,
} as const;

type Fields = Record<string, unknown>;

function fieldsOf(document: unknown): Fields {
  if (typeof document !== 'object' || document === null) throw new Error('This document has no fields.');
  return Object.fromEntries(Object.entries(document));
}

/** All texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A value with other words in its texts. */
function reworded(value: unknown, words: readonly (readonly [from: string, to: string])[]): unknown {
  if (typeof value === 'string') return words.reduce((text, [from, to]) => text.replaceAll(from, to), value);
  if (Array.isArray(value)) return value.map((one) => reworded(one, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, reworded(inner, words)]));
}

/** The documents of the first consultancy. */
export const FIRST = documentsOf(readContentFiles());

const TAKEN_OUT = [...FIRST.keys()].filter((name) => /^(programs|schools)\//.test(name) && !KEPT.has(name));

/** Addresses of programmes and schools that the second one does not have: `/program/csu-mba`. */
export const TAKEN_OUT_ADDRESSES = TAKEN_OUT.map((name) => `/${name.replace(/^(program|school)s/, '$1')}`);

/** The names of schools that it does not have. */
export const TAKEN_OUT_NAMES = TAKEN_OUT.filter((name) => name.startsWith('schools/')).flatMap((name) => {
  const { name: names, legalName } = fieldsOf(FIRST.get(name));
  return [...new Set([...textsIn(names), String(legalName)])];
});

/** Where the first one is. */
export const FIRST_PLACES = ['杭州', '浙江', 'Hangzhou', 'Zhejiang', 'Hàng Châu', 'Chiết Giang'];

/** Everything by which the first one can be known. */
export const FIRST_MARKS = (() => {
  const site = fieldsOf(FIRST.get('site'));
  const own = ['name', 'tagline', 'companyName', 'address', 'contactPerson', 'phone', 'cooperationPhone', 'email'];
  const texts = [...own, 'wechat', 'video', 'zhihu'].flatMap((field) => textsIn(site[field]));
  // 咨询 and its like are words of every consultancy.
  const told = texts.filter((text) => text.length > 6 || /First|晨光留学/.test(text));
  return [...new Set(['First Light', '晨光留学', 'firstlight', ...told, ...FIRST_PLACES])];
})();

/**
 * Documents of the second consultancy: those of the first with other settings and names, fewer programmes and no
 * stories.
 */
export function secondConsultancy(): Map<string, unknown> {
  const names = TAKEN_OUT_NAMES.map(
    (name) => [name, /\p{Script=Han}/u.test(name) ? '另一所大学' : 'Another University'] as const,
  );
  const places = FIRST_PLACES.map((place) => [place, /\p{Script=Han}/u.test(place) ? '青岛' : 'Qingdao'] as const);
  // Long names first: one may be a part of another.
  const words = [...names, ...places].sort(([one], [other]) => other.length - one.length);
  const kept = [...FIRST].filter(([name]) => !name.startsWith('stories/') && !TAKEN_OUT.includes(name));
  const documents = new Map(kept.map(([name, body]) => [name, KEPT.has(name) ? body : reworded(body, words)]));
  const change = (name: string, edit: (fields: Fields) => Fields) =>
    documents.set(name, edit(fieldsOf(documents.get(name))));
  const list = (name: string, edit: (entry: Fields) => Fields) => {
    const body = documents.get(name);
    if (!Array.isArray(body)) throw new Error(`${name} is no list.`);
    documents.set(
      name,
      body.map((entry) => edit(fieldsOf(entry))),
    );
  };
  const isKept = (slug: unknown) => KEPT.has(`programs/${slug}`);
  change('site', (site) => ({ ...site, ...SECOND_SITE }));
  change('campaign', ({ story: _, ...campaign }) => campaign);
  change('about', (about) => ({
    ...about,
    chain: (about['chain'] as Fields[]).map(({ programs, ...entry }) =>
      Array.isArray(programs) ? { ...entry, programs: programs.filter(isKept) } : entry,
    ),
  }));
  list('categories', ({ programs, ...category }) => ({
    ...category,
    programs: category['id'] === 'phd' ? programs : ['uo-mba', 'ggu-mba', 'ggu-psy'],
  }));
  list('promises', ({ said, ...promise }) => ({
    ...promise,
    said: (said as { file: string }[]).filter(({ file }) => {
      const name = file.replace(/^content\/|\.yaml$/g, '');
      return !/^(programs|stories)\//.test(name) || KEPT.has(name);
    }),
  }));
  return documents;
}
