/**
 * Each kind of page on a phone with a processor four times slower and a slow network, beside the same page without any
 * script, and how soon each of its controls answers a touch. Needs a build and a Chromium.
 *
 *     node scripts/bench/phone.ts [--only home,program] [--rounds 5] [--locale zh] [--no-touches]
 */
import { isLocale } from '../../contract/locales.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { measurePhone } from './phone/measure-phone.ts';
import { phoneTables } from './phone/phone-tables.ts';

const { values } = readArguments({
  allowNegative: true,
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    locale: { type: 'string', default: 'zh' },
    touches: { type: 'boolean', default: true },
  },
});
const { locale } = values;
if (!isLocale(locale)) throw new Error(`There is no language "${locale}".`);
const figures = await measurePhone({
  only: values.only?.split(','),
  rounds: Number(values.rounds),
  locale,
  hasTouches: values.touches,
});
console.log(phoneTables(figures).join('\n'));
