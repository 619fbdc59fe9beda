import { describe, expect, it } from 'vitest';
import { FACT_MAX_AGE_DAYS, launchItems } from './launch-check.ts';
import type { Content } from './parse-content.ts';
import { readContent } from './read-content-files.ts';
import { contentFiles, findThings, isSourced } from './walk-content.ts';

const DAY_MS = 86_400_000;
const content = readContent();
const ALL = findThings(
  contentFiles(content).map(([, data]) => data),
  isSourced,
);
/** Day on which the last fact was read. */
const CHECKED = Math.max(...ALL.map(({ thing }) => Date.parse(thing.checkedOn)));

interface Given {
  changed?: Partial<Content>;
  today?: Date;
  siteUrl?: string;
  messages?: Record<string, object>;
}

/** What is left, one line each: the file, then the task. */
function left({ changed = {}, today = new Date(CHECKED), siteUrl, messages = {} }: Given = {}): string[] {
  return launchItems({ ...content, ...changed }, { today, siteUrl, messages }).map(
    ({ file, task }) => `${file} ${task}`,
  );
}

/** The company's facts before the owner has filled in any. */
const PLACEHOLDERS: Content['site'] = {
  ...content.site,
  isPlaceholder: true,
  phone: '+86 571 0000 0000',
  cooperationPhone: '+86 571 0000 0001',
  email: 'hello@example.com',
  icp: '',
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
  it('CONTENT-2 lists every placeholder of the site settings, also the two empty registration numbers', () => {
    const tasks = of('content/site.yaml', left({ changed: { site: PLACEHOLDERS } })).join('\n');
    for (const field of [
      'isPlaceholder',
      'phone',
      'cooperationPhone',
      'email',
      'wechat.account',
      'officialUrl',
      'serviceUrl',
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
      phone: '+86 571 8888 1234',
      cooperationPhone: '+86 571 8888 1235',
      email: 'hello@firm.cn',
      icp: '浙ICP备2025000001号-1',
      policeRecord: '浙公网安备33010000000001号',
      wechat: {
        ...content.site.wechat,
        account: 'firm',
        officialUrl: 'https://u.wechat.com/abc',
        serviceUrl: 'https://work.weixin.qq.com/kfid/kfc1',
      },
      video: { ...content.site.video, url: 'https://space.bilibili.com/123' },
      settled: ['map-approval', 'privacy-read-by-lawyer', 'films-approved', 'search-engines'],
    };
    const lines = left({ changed: { site }, siteUrl: 'https://www.firm.cn' });
    for (const file of [
      '.env',
      'content/site.yaml',
      'content/privacy.yaml',
      ...[...content.films.keys()].map((id) => `content/films/${id}.yaml`),
    ])
      expect(of(file, lines)).toEqual([]);
    expect(lines.join('\n')).not.toContain('审图号');
  });

  it('CONTENT-2 asks for the public address, the approval of map and films, and a lawyer', () => {
    for (const siteUrl of [undefined, 'http://www.firm.cn', 'https://localhost', 'https://www.example.com'])
      expect(of('.env', left({ ...(siteUrl && { siteUrl }) }))).toHaveLength(1);
    const lines = left({ changed: { site: PLACEHOLDERS } });
    expect(of('content/about.yaml', lines).join()).toContain('审图号');
    expect(of('content/privacy.yaml', lines).join()).toContain('lawyer');
    for (const id of content.films.keys()) expect(of(`content/films/${id}.yaml`, lines)).toHaveLength(1);
  });

  it('CONTENT-2 lists sample content wherever it stands: stories, team, tabs of the DBA page', () => {
    const lines = left();
    for (const [id, story] of content.stories)
      expect(of(`content/stories/${id}.yaml`, lines).some((line) => line.includes('sample'))).toBe(story.isSample);
    content.about.team.forEach(({ isSample }, index) => {
      expect(lines.some((line) => line.startsWith(`content/about.yaml team.${index}: sample`))).toBe(isSample);
    });
    content.phd.tabs.forEach(({ isSample }, index) => {
      expect(lines.some((line) => line.startsWith(`content/phd.yaml tabs.${index}: sample`))).toBe(isSample);
    });
  });

  it('CONTENT-2 lists of each programme what no source says: title, mode, price, length, credits, ranking', () => {
    const lines = left();
    for (const [slug, { isTitleSourced, mode, facts, rankings }] of content.programs) {
      const tasks = of(`content/programs/${slug}.yaml`, lines).join('\n');
      expect(tasks.includes('Confirm the title')).toBe(!isTitleSourced);
      expect(tasks.includes('mode is unconfirmed')).toBe(mode === 'unconfirmed');
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
      'site/messages/x.messages.ts a: the company\'s own statement, without a source: "Our own material says 33."',
    ]);
    expect(of('content/banner.yaml', lines).join('\n')).toContain('1974');
    expect(of('content/phd.yaml', lines).join('\n')).toMatch(/1974[\s\S]*15 minutes/);
    expect(of('content/banner.yaml', lines).join('\n')).not.toContain('1901');
  });

  it('TRUST-1 names each promise of the company until the owner has confirmed it', () => {
    const promised = of('content/promises.yaml', left());
    expect(promised.length).toBe(content.promises.filter(({ confirmedOn }) => confirmedOn === undefined).length);
    expect(promised.join('\n')).toMatch(/working day[\s\S]*Every draft[\s\S]*content\/films/);
    const confirmed = content.promises.map((promise) => ({ ...promise, confirmedOn: '2026-12-01' }));
    expect(of('content/promises.yaml', left({ changed: { promises: confirmed } }))).toEqual([]);
  });

  it('TRUST-1 asks for the original of what a source only retells, and for the year of a price or a later rank', () => {
    const lines = left();
    expect(of('content/schools/ggu.yaml', lines).join('\n')).toContain('wikipedia.org');
    expect(of('content/schools/hpu.yaml', lines).join('\n')).not.toContain('retells');
    expect(of('content/programs/uo-mba.yaml', lines).join('\n')).toContain('later ranking gives no year');
    expect(of('content/programs/iit-mba.yaml', lines).join('\n')).toContain('price gives no year');
  });

  it('CONTENT-2 asks for the partner that the milestones leave open', () => {
    expect(of('content/about.yaml', left()).join('\n')).toContain('milestones.1: ');
  });

  it('TRUST-1 asks for every fact to be read again after a year, and not a day before, wherever it stands', () => {
    const asks = (days: number) =>
      left({ today: new Date(CHECKED + days * DAY_MS) }).filter((line) => line.includes('last checked on'));
    const readLast = ALL.filter(({ thing }) => Date.parse(thing.checkedOn) === CHECKED);
    expect(ALL.length).toBeGreaterThan(100);
    expect(asks(FACT_MAX_AGE_DAYS + 1)).toHaveLength(ALL.length);
    expect(asks(FACT_MAX_AGE_DAYS)).toHaveLength(ALL.length - readLast.length);
    for (const file of ['recognition', 'schools/sit', 'phd', 'programs/uo-mba'])
      expect(of(`content/${file}.yaml`, asks(FACT_MAX_AGE_DAYS + 1)).length, file).toBeGreaterThan(0);
  });
});
