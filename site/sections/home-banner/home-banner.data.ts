import type { Banner } from '../../../content/schema/home.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { placedPicture } from '../../components/picture/pictures.ts';
import { shortPublisher } from '../../components/source-note/short-publisher.ts';
import { homeMessages } from '../../messages/home.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, homeCounts } from '../../site-content.ts';
import type { BannerSlideContent } from './BannerSlide.tsx';
import type { HomeBannerProps } from './HomeBanner.tsx';

/** What a picture's sundial shows. */
const HOURS: Partial<Record<string, keyof typeof homeMessages>> = {
  'dial-morning': 'banner.hour.morning',
  'dial-noon': 'banner.hour.noon',
  'dial-dusk': 'banner.hour.dusk',
  'dial-night': 'banner.hour.night',
};

/** Icons of the banner, for the page's sprite. */
export const bannerIcons = () => content.banner.map((slide) => slide.icon);

/** A figure as it is shown: counted, or read from a school's file, which names its source. */
function figure(
  { value, unit, label }: Banner[number]['facts'][number],
  locale: Locale,
): BannerSlideContent['facts'][number] {
  const shown = { unit: unit?.[locale], label: label[locale], source: undefined };
  if ('count' in value) return { ...shown, value: String(homeCounts(locale)[value.count]) };
  if ('en' in value) return { ...shown, value: value[locale] };
  const founded = content.schools.get(value.founded)?.founded;
  if (!founded) throw new Error(`content/schools/${value.founded}.yaml has no founded.`);
  const source = pageTexts(homeMessages, locale)['programs.source'];
  return {
    ...shown,
    value: founded.value,
    source: format(source, { publisher: shortPublisher(founded.publisher) }, locale),
  };
}

/** What the banner shows in the language of a page. */
export function homeBannerProps(context: PageContext): HomeBannerProps {
  const { locale } = context;
  const texts = pageTexts(homeMessages, locale);
  const hourOf = (picture: string) => {
    const message = HOURS[picture];
    return message && texts[message];
  };
  return {
    locale,
    slides: content.banner.map((slide) => ({
      id: slide.id,
      ground: slide.picture,
      hour: hourOf(slide.picture),
      wide: placedPicture('banner', slide.picture, 'wide'),
      mobile: placedPicture('banner', slide.picture, 'mobile'),
      icon: slide.icon,
      feature: slide.feature[locale],
      featureNote: slide.featureNote[locale],
      eyebrow: slide.eyebrow[locale],
      title: slide.title[locale],
      titleAccent: slide.titleAccent[locale],
      details: slide.details[locale],
      action: { text: slide.action[locale], href: href(context, slide.actionPath) },
      facts: slide.facts.map((fact) => figure(fact, locale)),
    })),
    texts: {
      label: texts['banner.label'],
      carousel: texts['banner.carousel'],
      consult: texts['banner.consult'],
      slide: texts['banner.slide'],
      pause: texts['banner.pause'],
      play: texts['banner.play'],
    },
  };
}
