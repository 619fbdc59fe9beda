import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Program } from '../../../content/schema/programs.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { content, programAndSchool } from '../../site-content.ts';
import { Dial } from './Dial.tsx';
import { dialOf } from './dial.data.ts';
import { type DialHours, dialHours, hoursWith } from './dial-hours.ts';
import { block, DIAL_SIZES, type DialSize, type HourSpan } from '../../../contract/dial/dial-geometry.ts';

const NOVEMBER = new Date('2026-11-22T12:00:00Z');
const WINTER_IN_NEW_ZEALAND = new Date('2027-06-01T12:00:00Z');
/** SPEC: bytes of one dial, by size. */
const MAX_BYTES: Record<DialSize, number> = { 44: 1200, 96: 2100, 280: 4000 };

const otago = programAndSchool('uo-mba');
const { liveClasses } = otago.program.facts;
if (!liveClasses) throw new Error('No source names its class times.');
const hoursOf = (slug: string, locale: Locale, now = NOVEMBER) => {
  const { program, school } = programAndSchool(slug);
  return dialHours(program, school, locale, now);
};
const drawn = (slug: string, size: DialSize, locale: Locale, isTold = false) => {
  const { program, school } = programAndSchool(slug);
  return renderToStaticMarkup(<Dial size={size} id="d" {...dialOf(program, school, locale, isTold, NOVEMBER)} />);
};
const withClasses = (from: string, to: string, isZoneStated?: true): Program => ({
  ...otago.program,
  facts: {
    ...otago.program.facts,
    liveClasses: {
      ...liveClasses,
      usually: { days: ['monday'], from, to, ...(isZoneStated && { isZoneStated }) },
    },
  },
});

describe('DIAL-2 the hours on the dial are the reader’s', () => {
  it('DIAL-2 classes in New Zealand are the afternoon in Beijing, an hour earlier in Hanoi, an hour later in winter', () => {
    expect(hoursOf('uo-mba', 'zh').classes).toEqual([{ from: 14, to: 17 }]);
    expect(hoursOf('uo-mba', 'vi').classes).toEqual([{ from: 13, to: 16 }]);
    expect(hoursOf('uo-mba', 'zh', WINTER_IN_NEW_ZEALAND).classes).toEqual([{ from: 15, to: 18 }]);
    expect(hoursOf('uo-mba', 'zh').mayBe).toEqual({ from: 14, to: 18 });
  });

  it('DIAL-2 working hours are a setting by language', () => {
    expect(hoursOf('wu-mba', 'zh').work).toEqual({ from: 9, to: 18 });
    expect(hoursOf('wu-mba', 'vi').work).toEqual({ from: 8, to: 17 });
  });

  it('DIAL-2 a class may begin at the half hour and end after midnight', () => {
    const late = dialHours(withClasses('03:30', '06:30'), otago.school, 'zh', NOVEMBER);
    expect(late.classes).toEqual([{ from: 22.5, to: 25.5 }]);
  });

  it('DIAL-2 hours that are not full are written with their minutes', () => {
    const dial = dialOf(withClasses('19:15', '22:05'), otago.school, 'zh', false, NOVEMBER);
    const html = renderToStaticMarkup(<Dial size={280} id="d" {...dial} />);
    expect([html.includes('>14:15<'), html.includes('>17:05<')]).toEqual([true, true]);
  });

  it('DIAL-2 a dashed line says that the time depends on the season or that no source says whose clock is meant', () => {
    const arizona = { ...otago.school, timeZone: 'America/Phoenix' };
    expect(dialHours(withClasses('19:00', '22:00', true), arizona, 'zh', NOVEMBER).mayBe).toBeUndefined();
    expect(dialHours(withClasses('19:00', '22:00'), arizona, 'zh', NOVEMBER).mayBe).toEqual({ from: 10, to: 13 });
  });

  it('DIAL-2 a dashed line is short where some of the classes begin after midnight', () => {
    const late = [22, 23, 0].map((hour) => ({ from: undefined, days: [0], start: hour * 60, end: (hour + 3) * 60 }));
    expect(hoursWith(otago.program, late).mayBe).toEqual({ from: 22, to: 27 });
  });
});

describe('DIAL-1 the dial', () => {
  it('DIAL-1 says in a sentence what it draws', () => {
    const title = drawn('uo-mba', 280, 'zh', true)
      .match(/<title id="d">(.*?)<\/title>/)?.[1]
      ?.replaceAll('\u2060', '');
    expect(title).toBe(
      '24 小时表盘：上班 9–18 时；直播课：北京时间周一和周四 14:00–17:00（4月到9月为 15:00–18:00）；学校没注明时区，这里按新西兰时间算；每周学习 20–25 小时',
    );
    expect(drawn('iit-mba', 280, 'en', true)).toContain(
      '24-hour dial: at work from 9:00 to 18:00; class times not yet confirmed; 4–6 hours a week for each course',
    );
    expect(drawn('nau-mscs', 280, 'vi', true)).toContain('tự chọn giờ học');
    expect(drawn('uo-mba', 96, 'zh')).toMatch(/aria-hidden="true"/);
    expect(drawn('uo-mba', 96, 'zh'), 'no hour of the day').toContain('小时/周</text>');
    expect(dialOf(otago.program, otago.school, 'vi', false, NOVEMBER).words.caption).toBe(
      'Vòng tròn là 24 giờ, màu xanh: giờ làm 8–17',
    );
  });

  it('DIAL-1 the smallest says that we ask where it says nothing of the programme', () => {
    expect(drawn('csu-mba', 44, 'zh')).toContain('问</text>');
    for (const slug of ['uo-mba', 'iit-mba', 'nau-mscs']) expect(drawn(slug, 44, 'zh'), slug).not.toContain('<text');
  });

  it('DIAL-1 of every programme, size and language is small, without styles of its own and without a broken number', () => {
    const tooLarge: string[] = [];
    for (const slug of content.programs.keys())
      for (const size of DIAL_SIZES)
        for (const locale of LOCALES) {
          const svg = drawn(slug, size, locale, size === 280);
          expect(svg, `${slug} ${size} ${locale}`).not.toMatch(/NaN|Infinity|undefined|style=|\{\w+\}/);
          if (Buffer.byteLength(svg) > MAX_BYTES[size])
            tooLarge.push(`${slug} ${size} ${locale}: ${Buffer.byteLength(svg)}`);
        }
    expect(tooLarge).toEqual([]);
  });

  it('DIAL-1 lays free hours over the ring in place of working hours', () => {
    const hours = hoursOf('uo-mba', 'zh');
    const evening = { from: 18, to: 24 };
    const markup = (of: DialHours) =>
      renderToStaticMarkup(<Dial size={96} id="d" hours={of} words={{}} title={undefined} />);
    const drawing = (span: HourSpan) => block(span, 42.5, 55.5, 2.2);
    expect(markup(hours)).toContain(drawing({ from: 9, to: 18 }));
    const withFree = markup({ ...hours, free: [evening] });
    expect(withFree).toContain(drawing(evening));
    expect(withFree).not.toContain(drawing({ from: 9, to: 18 }));
  });
});
