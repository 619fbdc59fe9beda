import { describe, expect, it } from 'vitest';
import { valueAt } from '../../contract/content/field-edits.ts';
import { OWNER_QUESTIONS } from '../../features/content/contract/launch-api.ts';
import { LOCALES } from '../../contract/locales.ts';
import { launchItems, settledItems } from './launch-check.ts';
import { launchText, SERVER_SETTINGS } from './launch-item.ts';
import { FACT_MAX_AGE_DAYS } from './launch-within.ts';
import { type Content, documentsOf } from '../reading/parse-content.ts';
import { readContentFiles } from '../reading/read-content-files.ts';
import { isSourced } from '../rules/collect-sources.ts';
import { contentFiles, findObjects } from '../reading/walk-content.ts';
import { CONTENT as content } from '../../tests/support/content/site-content.ts';

const DAY_MS = 86_400_000;
const ALL = findObjects(
  contentFiles(content).map(([, data]) => data),
  isSourced,
);
/** Day on which the last fact was read. */
const CHECKED = Math.max(...ALL.map(({ value }) => Date.parse(value.checkedOn)));

interface Given {
  changed?: Partial<Content>;
  today?: Date;
  siteUrl?: string;
  messages?: Record<string, object>;
}

/** What is left, one line each: the place, then the field and the task. */
function left({ changed = {}, today = new Date(CHECKED), siteUrl, messages = {} }: Given = {}): string[] {
  return launchItems({ ...content, ...changed }, { today, siteUrl, messages }).map(
    (item) => `${item.place} ${item.path.join('.')}: ${launchText(item, 'en')}`,
  );
}

/** The company's facts before the owner has filled in any. */
const PLACEHOLDERS: Content['site'] = {
  ...content.site,
  isPlaceholder: true,
  phone: '+86 571 0000 0000',
  cooperationPhone: '+86 571 0000 0001',
  email: 'hello@example.com',
  icp: '浙ICP备00000000号-1',
  policeRecord: '',
  wechat: {
    ...content.site.wechat,
    account: 'firm-example',
    officialUrl: 'https://u.wechat.com/EXAMPLE_account',
    serviceUrl: 'https://work.weixin.qq.com/kfid/kfcEXAMPLE',
  },
  video: { ...content.site.video, url: 'https://space.bilibili.com/000000000' },
  verification: { baidu: '', so360: '', sogou: '', bing: '', google: '' },
  settled: [],
};

const of = (file: string, lines: string[]) => lines.filter((line) => line.startsWith(`${file} `));

describe('CONTENT-2 launch-check', () => {
  it('CONTENT-2 lists every placeholder of the site settings, registration numbers that are samples or empty among them', () => {
    const tasks = of('site', left({ changed: { site: PLACEHOLDERS } })).join('\n');
    for (const field of [
      'isPlaceholder',
      'phone',
      'cooperationPhone',
      'email',
      'address',
      'wechat.account',
      'wechat.officialUrl',
      'wechat.serviceUrl',
      'video.url',
      'icp',
      'policeRecord',
      'baidu, so360, sogou, bing, google',
    ]) {
      expect(tasks).toContain(field);
    }
  });

  it('CONTENT-2 says nothing about settings that the owner has filled in and questions that are settled', () => {
    const site: Content['site'] = {
      ...content.site,
      isPlaceholder: false,
      address: { zh: '杭州市文三路 1 号', en: '1 Wensan Road', vi: 'Số 1 Văn Tam' },
      zalo: '',
      phone: '+86 571 8888 1234',
      cooperationPhone: '+86 571 8888 1235',
      email: 'hello@firm.cn',
      icp: '浙ICP备2025000001号-1',
      policeRecord: '浙公网安备33010602012345号',
      wechat: {
        ...content.site.wechat,
        account: 'firm',
        officialUrl: 'https://u.wechat.com/abc',
        serviceUrl: 'https://work.weixin.qq.com/kfid/kfc1',
      },
      video: { ...content.site.video, url: 'https://space.bilibili.com/123' },
      settled: OWNER_QUESTIONS.map((question) => ({ question, by: 'Zhang', on: '2026-12-01' })),
    };
    const lines = left({ changed: { site }, siteUrl: 'https://www.firm.cn' });
    for (const file of ['.env', 'site', 'privacy', ...[...content.films.keys()].map((id) => `films/${id}`)])
      expect(of(file, lines)).toEqual([]);
    expect(lines.join('\n')).not.toContain('审图号');
  });

  it('CONTENT-2 asks for the public address, the approval of map and films, and a lawyer', () => {
    for (const siteUrl of [undefined, 'http://www.firm.cn', 'https://localhost', 'https://www.example.com'])
      expect(of('.env', left({ ...(siteUrl && { siteUrl }) }))).toHaveLength(1);
    const lines = left({ changed: { site: PLACEHOLDERS } });
    expect(of('about', lines).join()).toContain('审图号');
    expect(of('privacy', lines).join()).toContain('lawyer');
    for (const id of content.films.keys()) expect(of(`films/${id}`, lines)).toHaveLength(1);
  });

  it('CONTENT-2 lists sample content wherever it stands: stories, team, tabs of the DBA page', () => {
    const lines = left();
    for (const [id, story] of content.stories)
      expect(of(`stories/${id}`, lines).some((line) => line.includes('sample'))).toBe(story.isSample);
    content.about.team.forEach(({ isSample }, index) => {
      expect(lines.some((line) => line.startsWith(`about team.${index}.isSample: `))).toBe(isSample);
    });
    content.phd.tabs.forEach(({ isSample }, index) => {
      expect(lines.some((line) => line.startsWith(`phd tabs.${index}.isSample: `))).toBe(isSample);
    });
  });

  it('CONTENT-2 lists of each programme what no source says: title, mode, price, length, credits, ranking', () => {
    const lines = left();
    for (const [slug, { isTitleSourced, mode, facts, rankings }] of content.programs) {
      const tasks = of(`programs/${slug}`, lines).join('\n');
      expect(tasks.includes('Confirm the title')).toBe(!isTitleSourced);
      expect(tasks.includes('No source says how it is studied')).toBe(mode === 'unconfirmed');
      expect(/No source yet for:.*price/.test(tasks)).toBe(!facts.price);
      expect(/No source yet for:.*length/.test(tasks)).toBe(!facts.length);
      expect(/No source yet for:.*credits/.test(tasks)).toBe(!facts.study);
      expect(/No source yet for:.*ranking/.test(tasks)).toBe(rankings.length === 0);
    }
  });
});

describe('TRUST-1 launch-check', () => {
  it('TRUST-1 lists the figures that are the company’s own statement, in content and messages', () => {
    const lines = left({
      messages: {
        'site/messages/x.messages.ts': {
          a: { note: '', zh: '', en: 'Our own material says 33.', vi: '' },
          b: { note: '', zh: '', en: 'Each fact names its source or is our own statement.', vi: '' },
          c: { note: '', zh: '', en: '21 programmes', vi: '' },
        },
      },
    });
    expect(of('site/messages/x.messages.ts', lines)).toEqual([
      'site/messages/x.messages.ts a: The company’s own statement, without a source: “Our own material says 33.” Find one, or take it out.',
    ]);
    expect(of('banner', lines).join('\n')).toContain('1974');
    expect(of('phd', lines).join('\n')).toMatch(/1974[\s\S]*15 minutes/);
    expect(of('banner', lines).join('\n')).not.toContain('1901');
  });

  it('TRUST-1 names each promise of the company until the owner has confirmed it', () => {
    const promised = of('promises', left());
    expect(promised.length).toBe(content.promises.filter(({ confirmedOn }) => confirmedOn === undefined).length);
    expect(promised.join('\n')).toMatch(/working day[\s\S]*Every draft/);
    const confirmed = content.promises.map((promise) => ({ ...promise, confirmedOn: '2026-12-01' }));
    expect(of('promises', left({ changed: { promises: confirmed } }))).toEqual([]);
  });

  it('TRUST-1 asks for the original of what a source only retells, and for the year of a price or a later rank', () => {
    const otago = content.programs.get('uo-mba');
    const [ranking] = otago?.rankings ?? [];
    if (!otago || !ranking) throw new Error('uo-mba has no ranking');
    const { year: _, ...later } = ranking;
    const programs = new Map(content.programs).set('uo-mba', { ...otago, rankings: [{ ...ranking, later }] });
    const lines = left({ changed: { programs } });
    expect(of('schools/adrian', lines).join('\n')).toContain('wikipedia.org');
    expect(of('schools/hpu', lines).join('\n')).not.toContain('retells');
    expect(of('programs/uo-mba', lines).join('\n')).toContain(
      'rankings.0.later: The source of the later ranking gives no year',
    );
    expect(of('programs/iit-mba', lines).join('\n')).toContain('facts.price: The source of the price gives no year');
  });

  it('CONTENT-2 asks for the partner that the milestones leave open, whatever their words, until somebody has decided', () => {
    const milestones = content.about.milestones.map((one) => ({ ...one, text: one.title }));
    const reworded = { about: { ...content.about, milestones } };
    expect(of('about', left({ changed: reworded })).join('\n')).toContain('milestones: The milestones tell');
    const settled = [{ question: 'partner-unnamed' as const, by: 'Li', on: '2026-12-01' }];
    expect(of('about', left({ changed: { site: { ...content.site, settled } } })).join('\n')).not.toContain(
      'milestones',
    );
  });

  it('TRUST-1 asks for every fact to be read again after a year, and not a day before, wherever it stands', () => {
    const asks = (days: number) =>
      left({ today: new Date(CHECKED + days * DAY_MS) }).filter((line) => line.includes('last checked on'));
    const readLast = ALL.filter(({ value }) => Date.parse(value.checkedOn) === CHECKED);
    expect(ALL.length).toBeGreaterThan(100);
    expect(asks(FACT_MAX_AGE_DAYS + 1)).toHaveLength(ALL.length);
    expect(asks(FACT_MAX_AGE_DAYS)).toHaveLength(ALL.length - readLast.length);
    for (const file of ['recognition', 'schools/sit', 'phd', 'programs/uo-mba'])
      expect(of(file, asks(FACT_MAX_AGE_DAYS + 1)).length, file).toBeGreaterThan(0);
  });
});

describe('EDIT-8 launch-check', () => {
  it('EDIT-8 leads to a field of each document that is there', () => {
    const documents = documentsOf(readContentFiles());
    const items = launchItems(content, { today: new Date(CHECKED + 400 * DAY_MS), siteUrl: undefined, messages: {} });
    expect(items.length).toBeGreaterThan(200);
    for (const { place, path, kind } of items.filter((item) => item.place !== SERVER_SETTINGS)) {
      // A field that is still empty has a place all the same.
      const holder = path.slice(0, -1);
      expect(valueAt(documents.get(place), holder), `${kind}: ${place} ${path.join('.')}`).toBeTypeOf('object');
    }
  });

  it('EDIT-8 says everything in the owner’s language, with the words of the content in that language', () => {
    const items = launchItems(content, { today: new Date(CHECKED), siteUrl: undefined, messages: {} });
    for (const item of items)
      for (const locale of LOCALES) expect(launchText(item, locale), item.kind).not.toMatch(/[{}]/);
    const promise = items.find(({ question }) => question === 'promises/calls-stop-on-request');
    expect(promise && launchText(promise, 'zh')).toContain('对方不想再接电话');
  });

  it('EDIT-8 remembers who settled what, and when', () => {
    const changed: Content = {
      ...content,
      site: { ...content.site, settled: [{ question: 'map-approval', by: 'Li', on: '2026-12-01' }] },
      promises: content.promises.map((one) =>
        one.id === 'three-languages' ? { ...one, confirmedOn: '2026-12-02', confirmedBy: 'Wang' } : one,
      ),
    };
    expect(settledItems(content)).toEqual([]);
    expect(settledItems(changed)).toMatchObject([
      { question: 'map-approval', place: 'about', by: 'Li', on: '2026-12-01' },
      { question: 'promises/three-languages', by: 'Wang', on: '2026-12-02' },
    ]);
    const questions = launchItems(changed, { today: new Date(CHECKED), siteUrl: undefined, messages: {} });
    expect(questions.map(({ question }) => question)).not.toContain('map-approval');
    expect(questions.map(({ question }) => question)).not.toContain('promises/three-languages');
  });
});
