import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { isSample } from '../../content/rules/sample-setting.ts';
import { CODE } from '../../contract/codes.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import type { FormOutcome } from '../../contract/registration/outcome.ts';
import { SHORTLIST_MAX } from '../../contract/shortlist/shortlist.ts';
import { content } from '../site-content.ts';
import { renderPage } from './render-page.tsx';

const SLUGS = [...content.programs.keys()];

function sheet(address: string, locale: Locale = 'en') {
  const { pathname: path, searchParams: query } = new URL(address, 'http://localhost');
  const rendered = renderPage({ page: 'sheet', locale, isPlain: false, path, query });
  const $ = load(rendered.html);
  const texts = (selector: string) => [...$(selector)].map((one) => $(one).text().trim());
  return { ...rendered, $, texts };
}

describe('SHEET-1 the comparison sheet', () => {
  it('SHEET-1 has cost, hours, length, entry and recognition per programme', () => {
    const { $, status } = sheet('/sheet/uo-mba/csu-mba', 'zh');
    expect(status).toBe(200);
    expect([...$('tr[data-row]')].map((row) => $(row).attr('data-row'))).toEqual([
      'price',
      'hours',
      'length',
      'entry',
      'recognition-china',
    ]);
    expect($('[data-row="price"] td').eq(0).text()).toContain('46,469');
    expect($('[data-row="hours"] td').eq(0).text()).toContain('150 小时');
    expect($('[data-row="length"] td').eq(0).text()).toContain('24 个月');
    expect($('[data-row="entry"] td').eq(0).text()).toContain('GMAT');
    expect($('[data-row="recognition-china"] [data-status="not-possible"]')).toHaveLength(1);
  });

  it('SHEET-1 INVITE-3 names the company without a number that is a sample', () => {
    expect(isSample(content.site.phone)).toBe(true);
    const text = sheet('/sheet/uo-mba').$('[data-section="sheet"]').text();
    expect(text).toContain(content.site.companyName.en);
    expect(text, 'two stops behind one another').not.toContain('..');
    expect(text).not.toContain(content.site.phone);
  });

  it('SHEET-1 says where no source says anything', () => {
    expect(sheet('/sheet/uo-mba/csu-mba').$('[data-row="price"] td').eq(1).text()).toContain('No public source');
  });

  it.each(LOCALES)('SHEET-1 numbers in the cells are those of the sources at the foot, in %s', (locale) => {
    const { $, texts } = sheet(`/sheet/${SLUGS.slice(0, SHORTLIST_MAX).join('/')}`, locale);
    for (const part of $('[data-part]')) {
      const named = [...$(part).find('sup')].map((one) => Number($(one).text().slice(1, -1)));
      const count = $(part).find('footer li').length;
      expect(new Set(named)).toEqual(new Set(Array.from({ length: count }, (_, index) => index + 1)));
    }
    expect(texts('article').join()).not.toMatch(/undefined|\{\w+\}/);
  });

  it('SHEET-1 has four programmes to a page, in the order of the address', () => {
    const { $ } = sheet('/sheet/uo-mba/nau-mscs/dba/ua-llm/iit-mba');
    const columns = (part: number) =>
      [...$(`[data-part="${part}"] th[data-program]`)].map((one) => $(one).attr('data-program'));
    expect([columns(1), columns(2)]).toEqual([
      ['uo-mba', 'nau-mscs', 'dba'],
      ['ua-llm', 'iit-mba'],
    ]);
  });

  it('SHEET-1 judges the recognition by the chosen use, and by the mode of study where none is chosen', () => {
    const recognition = (address: string) => sheet(address, 'zh').$('[data-row="recognition-china"]');
    expect(recognition('/sheet/uo-mba?for=job').find('[data-status]').attr('data-status')).toBe('possible');
    expect(recognition('/sheet/uo-mba?for=civil').text()).toContain('公务员');
    // Vietnam's rules know of no household registration: the general rule stands there.
    const vietnam = (address: string) => sheet(address, 'vi').$('[data-row="recognition-vietnam"]').text();
    expect(vietnam('/sheet/uo-mba?for=settle')).toBe(vietnam('/sheet/uo-mba'));
  });

  it('SHEET-1 names the programmes of each mode where the modes differ', () => {
    const { texts } = sheet('/sheet/uo-mba/ac-mba', 'zh');
    expect(texts('[data-row="recognition-china"] td p')).toEqual([
      expect.stringMatching(/奥塔哥大学：/),
      expect.stringMatching(/阿德里安学院：/),
    ]);
  });

  it('SHEET-1 offers the same sheet for each use of the degree', () => {
    const { $, texts } = sheet('/sheet/uo-mba/dba?for=phd', 'vi');
    expect($('a[aria-current]').attr('href')).toBe('/vi/sheet/uo-mba/dba?for=phd');
    expect($('a[href="/vi/sheet/uo-mba/dba?for=civil"]')).toHaveLength(1);
    // Paper names the site where it has no public address.
    expect(texts('section p span').at(-1)).toBe(content.site.name.vi);
    expect($('a[href="/vi/compare?programs=uo-mba,dba"]')).toHaveLength(1);
  });
});

describe('SHEET-1 an address that names what there is not', () => {
  it('SHEET-1 is answered plainly where it names no programme of the site', () => {
    const { status, title, texts } = sheet('/sheet/harvard/%3Cscript%3E');
    expect([status, title]).toEqual([404, 'This site has none of these programmes']);
    expect(texts('h2')).toEqual(['This site has none of these programmes']);
  });

  it('SHEET-1 says so beside the programmes that there are, and does not repeat what was typed', () => {
    const { status, texts, html, choice } = sheet('/sheet/uo-mba/harvard/%3Cb%3E');
    expect(status).toBe(200);
    expect(texts('[data-left]')).toEqual([expect.stringContaining('2 entries in the address left out')]);
    expect(html).not.toContain('harvard');
    expect(choice).toBe('uo-mba/harvard');
  });

  it('SHEET-1 takes as many programmes as a shortlist, and counts the rest', () => {
    const { $, texts } = sheet(`/sheet/${SLUGS.slice(0, SHORTLIST_MAX + 1).join('/')}`);
    expect($('th[data-program]')).toHaveLength(SHORTLIST_MAX);
    expect(texts('[data-left]')).toEqual([expect.stringContaining('1 entry in the address left out')]);
  });

  it('SHEET-1 shows ways to choose at an address without any', () => {
    const { status, texts, $ } = sheet('/sheet', 'zh');
    expect(status).toBe(200);
    expect(texts('h2')).toEqual(['这张对比单上还没有项目']);
    expect($('a[href="/zh/shortlist"]')).toHaveLength(1);
  });
});

it('SHEET-1 the title names the schools, each once', () => {
  expect(sheet('/sheet/nau-mscs/nau-it/uo-mba').title).toBe(
    'Comparison sheet: Northern Arizona University, University of Otago',
  );
});

describe('APPT-7 the answer to a posted form', () => {
  const answer = (outcome: Partial<FormOutcome>) => {
    const asked = { code: CODE.nameInvalid, msg: 'Mend it.', values: {}, ...outcome };
    const rendered = renderPage({ page: 'appointment/outcome', locale: 'en', isPlain: false, outcome: asked });
    return { ...rendered, $: load(rendered.html) };
  };

  it('APPT-5 brings back what was typed, whatever it is', () => {
    const name = `"><script>x</script>&amp;'$& {{title}}`;
    const values = {
      education: '1',
      purpose: '3',
      name,
      phone: '1',
      consent: 'on',
      page: '/phd',
      program: '<b>',
      fit: 'p=job',
    };
    const { $ } = answer({ field: 'phone', values });
    const field = (one: string) => $(`form [name="${one}"]`);
    expect(field('name').val()).toBe(name);
    expect($('script')).toHaveLength(0);
    expect(['phone', 'page', 'program', 'fit'].map((one) => field(one).val())).toEqual(['1', '/phd', '<b>', 'p=job']);
    const chosen = (one: string) => field(one).filter('[checked]').val();
    // Years of experience were not sent: the usual answer stands.
    expect(['education', 'purpose', 'working_years'].map(chosen)).toEqual(['1', '3', '2']);
    expect(field('consent').is('[checked]')).toBe(true);
    expect(
      answer({ values: { contact_by: 'message' } })
        .$('[name="contact_by"]')
        .is('[checked]'),
    ).toBe(true);
    expect(answer({ values: { education: '9' } }).$('[name="education"][checked]')).toHaveLength(0);
  });

  it('APPT-8 brings optional boxes back ticked by the version of their words', () => {
    const { $ } = answer({ values: { consent_marketing: 'another' } });
    expect($('[name^="consent"][checked]')).toHaveLength(0);
  });

  it('APPT-3 marks every field to mend, and the first one is read out at once', () => {
    const { $ } = answer({ field: 'phone', faults: { phone: 'One.', purpose: 'Two <b>.' } });
    expect($('[role="alert"]').text()).toBe('Mend it.');
    expect($('#appointment-phone').attr('aria-describedby')).toBe($('[role="alert"]').attr('id'));
    const group = $('[role="radiogroup"][aria-invalid="true"]');
    expect(group.text()).toContain('Two <b>.');
    expect($('[aria-invalid="true"]')).toHaveLength(2);
    expect($('header a').attr('href')).toBe('#appointment-phone');
  });

  it('APPT-7 says at the foot of the form what no field is to blame for', () => {
    for (const outcome of [{ code: CODE.tooMany }, { code: CODE.educationInvalid, field: 'education' as const }]) {
      const { $ } = answer(outcome);
      expect($('form [role="alert"]').text()).toContain('Mend it.');
      expect($('[aria-invalid]')).toHaveLength(0);
      expect($('form button')).toHaveLength(1);
    }
  });

  it('RECEIPT-1 leads on to the page of the registration, and has no form', () => {
    const { $, title } = answer({ code: CODE.ok, msg: 'Thanks.', receipt: '/en/receipt/AbC' });
    expect($('[role="status"]').text()).toBe('Thanks.');
    expect($('h1').text()).toBe(title);
    expect($('a').first().attr('href')).toBe('/en/receipt/AbC');
    expect($('form')).toHaveLength(0);
  });
});
