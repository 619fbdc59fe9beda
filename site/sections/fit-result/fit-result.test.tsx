import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FIT_ANSWERS, FIT_QUESTIONS, readFit } from '../../../contract/fit/fit.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { FitResult } from './FitResult.tsx';
import { fitResultProps } from './fit-result.data.ts';

const today = new Date('2026-11-22T12:00:00Z');

/** The result as the server renders it. */
function result(query: string, locale: Locale = 'en', zone?: string) {
  const context = { locale, isPlain: false, path: '/fit/result' };
  return load(
    renderToStaticMarkup(<FitResult {...fitResultProps({ answers: readFit(query), zone, today }, context)} />),
  );
}

const programsOf = ($: ReturnType<typeof result>, group: string) =>
  [...$(`[data-group="${group}"] [data-program]`)].map((one) => $(one).attr('data-program'));

/** One query for each answer, among others that narrow the result down. */
const QUERIES = FIT_QUESTIONS.flatMap((question) =>
  FIT_ANSWERS[question].map((value) => {
    const others = { p: 'job', f: 'any', h: '12', t: 'evening', d: 'bachelor', e: '6', b: 'cn-150' };
    return new URLSearchParams({ ...others, [question]: value }).toString();
  }),
);

describe('the result of the fit check on the real content', () => {
  it('FIT-2 names every programme once, whatever is answered, and has words for all that it found', () => {
    for (const [index, query] of QUERIES.entries()) {
      const $ = result(query, LOCALES[index % LOCALES.length]);
      const slugs = [...$('[data-program]')].map((one) => $(one).attr('data-program'));
      expect(new Set(slugs).size, query).toBe(slugs.length);
      expect(slugs.length).toBeGreaterThan(20);
      $('script').remove();
      expect($.root().text(), query).not.toMatch(
        /[{}]|undefined|NaN|(?:fit|hours|time|degree|english|budget)\.[a-z_]+/,
      );
    }
  });

  it('INVITE-6 leaves something to apply to or to ask about, whichever field and whichever free hours are answered', () => {
    for (const f of FIT_ANSWERS.f)
      for (const t of FIT_ANSWERS.t)
        for (const h of FIT_ANSWERS.h) {
          const answers = { p: 'job', f, h, t, d: 'master', b: 'cn-open' } as const;
          const context = { locale: 'zh', isPlain: false, path: '/fit/result' } as const;
          const { groups } = fitResultProps({ answers, zone: undefined, today }, context);
          const left = groups.filter(({ id }) => id === 'fits' || id === 'open').flatMap(({ cards }) => cards);
          expect(left.length, `${f} ${t} ${h}`).toBeGreaterThan(0);
        }
  });

  it('FIT-2 counts the programmes of each group that has any, and no others', () => {
    for (const [index, query] of QUERIES.entries()) {
      const { counts } = fitResultProps(
        { answers: readFit(query), zone: undefined, today },
        { locale: LOCALES[index % LOCALES.length] ?? 'zh', isPlain: false, path: '/fit/result' },
      );
      expect(counts, query).not.toMatch(/(?<!\d)0 /);
    }
  });

  it('FIT-2 DIAL-2 says in words how many live classes of a week are in the free hours', () => {
    const textOf = (t: string, locale: Locale) =>
      result(`f=business&t=${t}&b=cn-open`, locale)('[data-program="uo-mba"]').text();
    expect(textOf('evening', 'zh')).toContain('每周 2 次直播课，都不在你有空的时段：周一和周四 14:00–17:00');
    expect(textOf('day', 'en')).toContain('All 2 live classes a week are in your free hours');
    expect(textOf('weekend', 'vi')).toContain('2 buổi trực tiếp mỗi tuần đều ngoài giờ bạn rảnh');
  });

  it('FIT-3 dates a price as cards and programme pages do, also where its source bears no year', () => {
    expect(result('f=business&b=vn-open')('[data-program="iit-mba"]').text()).toContain('$15,000 (checked in 2026)');
  });

  it('FIT-2 says that nothing fits, why, and what leaving an answer open would change', () => {
    const $ = result('p=civil&f=business&b=cn-open');
    expect(programsOf($, 'fits')).toEqual([]);
    expect($('[data-none] h2').text()).toBe('No programme fits all your answers');
    expect($('[data-none] a').first().text()).toMatch(
      /^Purpose: Civil service.* Leave it open, and \d programmes? fits?$/,
    );
    expect($('[data-none] a').first().attr('href')).toBe('/en/fit/result?f=business&b=cn-open');
    expect($('[data-purpose-rule="not-possible"] h2').text()).toContain('Civil service');
    expect($('[data-purpose-rule="not-possible"] p').text()).toContain('cannot supply');
    // Nothing is hidden: all are named.
    expect(programsOf($, 'out').length).toBeGreaterThan(20);
  });

  it('DIAL-1 DIAL-2 lays classes over the free hours, or the working hours, and over nobody’s day where the zone is not known', () => {
    const partsOf = (query: string, locale: Locale, zone?: string) => {
      const $ = result(`f=business&${query}`, locale, zone);
      const dial = $('[data-program="uo-mba"] [data-dial]');
      const blocks = [...dial.find('path')].map((path) => `${$(path).attr('class')} ${$(path).attr('d')}`);
      const has = (part: string) => blocks.some((one) => one.includes(part));
      const legend = [...$('[data-dial-legend] li')].map((one) => $(one).attr('data-dial-part'));
      return { dial, has, legend };
    };
    const evening = partsOf('t=evening', 'zh');
    expect(evening.dial.attr('aria-hidden')).toBe('true');
    expect(evening.has('free')).toBe(true);
    expect(evening.has('work')).toBe(false);
    expect(evening.has('class')).toBe(true);
    expect(evening.legend).toEqual(['free', 'class', 'weekly', 'ask']);

    const weekend = partsOf('t=weekend', 'zh');
    expect([weekend.has('free'), weekend.has('work')]).toEqual([false, true]);
    expect(weekend.legend[0]).toBe('work');

    const nowhere = partsOf('t=evening', 'en');
    expect([nowhere.has('class'), nowhere.has('free'), nowhere.has('work')]).toEqual([true, false, false]);
    const atHome = partsOf('t=evening', 'en', 'Pacific/Auckland');
    expect(atHome.has('free')).toBe(true);
    // In Auckland classes begin at 19, in Beijing at 14.
    expect(atHome.dial.html()).not.toBe(evening.dial.html());
  });

  it('FIT-2 SHEET-1 leads on with the purpose: to the programmes, and to a sheet of at most four', () => {
    const $ = result('p=job&f=business&b=cn-open');
    expect($('[data-program="uo-mba"] a').first().attr('href')).toBe('/en/program/uo-mba?for=job');
    expect($('a[href*="/sheet/"]').attr('href')).toMatch(/^\/en\/sheet(?:\/[a-z-]+){2,4}\?for=job$/);
    // Learning for oneself is no use that a rule speaks of.
    expect(result('p=self&f=business')('a[href*="/sheet/"]').attr('href')).not.toContain('?');
    expect(result('f=business')('[data-program="uo-mba"] a').first().attr('href')).toBe('/en/program/uo-mba');
  });

  it('FIT-2 says where the rule for a purpose is not known, and asks for the country where it is missing', () => {
    const rule = (query: string) => result(query)('[data-purpose-rule]').text();
    expect(rule('p=phd&b=xx-open')).toContain('We have not looked up the rule');
    expect(rule('p=phd')).toContain('Say where you live');
    expect(rule('p=self&b=cn-open')).toBe('');
  });

  it('FIT-2 FIT-3 gives reasons, reservations, what is not known, cost and time of a programme', () => {
    const $ = result('p=job&f=business&h=12&t=evening&d=bachelor&e=6&b=cn-250', 'zh');
    expect(programsOf($, 'reserved')).toContain('uo-mba');
    const otago = $('[data-program="uo-mba"]').text();
    expect(otago).toContain('每周约需 20 小时，你有 12 小时');
    expect(otago).toContain('要求雅思 6.5，还差一些');
    expect(otago).toContain('要求 3 年工作经验');
    expect(otago).toMatch(/周一和周四 14:00–17:00；2027年4月4日起 15:00–18:00（北京时间）/);
    expect(otago).toContain('今年学费暂未查到，替你问；2018 年为 NZ$46,469，约合 ¥192,000');
    expect($('footer').text()).toContain('1 NZD = 4.137 CNY');
    expect($('footer').text()).toContain('2025年2月25日');
  });

  it('FIT-3 plans from the next start to the last month, per month, where there is time enough', () => {
    const $ = result('f=business&h=25&b=vn-open', 'vi');
    const otago = $('[data-program="uo-mba"]').text();
    expect(otago).toMatch(/Sớm nhất từ tháng 4 năm 2027, xong khoảng tháng 3 năm 2029/);
    expect(otago).toMatch(/Khoảng [\d.]+\s₫, trong 24 tháng/);
    expect(otago).toContain('giờ Hà Nội');
  });

  it('FIT-3 every figure leads to a source at the foot', () => {
    const $ = result('p=job&f=business&h=12&t=evening&d=bachelor&e=6&b=cn-250');
    const marks = [...$('sup a')].map((one) => $(one).attr('href') ?? '');
    expect(marks.length).toBeGreaterThan(4);
    for (const mark of new Set(marks)) expect($(`li${mark} a`).attr('href'), mark).toMatch(/^https?:/);
  });

  it('FIT-3 class times are in the browser’s zone where the country does not tell it', () => {
    const times = (query: string, zone?: string) => result(query, 'en', zone)('[data-program="uo-mba"]').text();
    expect(times('f=business&b=xx-open', 'Europe/Berlin')).toContain('your own time (Europe/Berlin)');
    expect(times('f=business&b=xx-open')).toContain('time in Dunedin');
    expect(times('f=business&b=cn-open', 'Europe/Berlin')).toContain('Beijing time');
  });

  it('FIT-3 class times follow the clocks of both sides until they are again what they are now', () => {
    const times = result('f=business&b=xx-open', 'en', 'Europe/London')('[data-program="uo-mba"]').text();
    expect(times).toContain(
      '6:00–9:00; from 28 Mar 2027 7:00–10:00; from 4 Apr 2027 8:00–11:00; from 26 Sept 2027 7:00–10:00 (',
    );
  });

  it('FIT-4 offers to send the answers along, not ticked, as they stand in the address', () => {
    const box = result('b=cn-open&p=job&x=1')('input[name="fit"]');
    expect(box.attr('value')).toBe('p=job&b=cn-open');
    expect(box.attr('checked')).toBeUndefined();
    expect(box.attr('form')).toBe('appointment-form');
    expect(result('')('input[name="fit"]').length).toBe(0);
  });

  it('FIT-1 the answers can be changed on the result', () => {
    const $ = result('p=job&h=12');
    const chosen = [...$('form input[checked]')].map((one) => `${$(one).attr('name')}=${$(one).attr('value')}`);
    expect(chosen).toEqual(['p=job', 'h=12']);
    expect($('form').attr('action')).toBe('/en/fit/result');
    expect($('form').attr('method')).toBe('get');
  });
});
