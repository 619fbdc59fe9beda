import { textsIn } from '../../../contract/messages.ts';
import { findPicture } from '../../components/picture/pictures.ts';
import { homeMessages } from '../../messages/home.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, programPages } from '../../site-content.ts';
import type { HomeBannerProps } from './HomeBanner.tsx';

/** Icons of the banner, for the page's sprite. */
export const BANNER_ICONS = content.banner.map((slide) => slide.icon);

const COUNTED = { masters: programPages().length, schools: content.schools.size };

/** What the banner shows in the language of a page. */
export function homeBannerProps(context: PageContext): HomeBannerProps {
  const { locale } = context;
  const texts = textsIn(homeMessages, locale);
  return {
    locale,
    slides: content.banner.map((slide) => ({
      id: slide.id,
      wide: findPicture(`banners/${slide.picture}-wide`),
      mobile: findPicture(`banners/${slide.picture}-mobile`),
      icon: slide.icon,
      feature: slide.feature[locale],
      featureNote: slide.featureNote[locale],
      eyebrow: slide.eyebrow[locale],
      title: slide.title[locale],
      titleAccent: slide.titleAccent[locale],
      details: slide.details[locale],
      action: { text: slide.action[locale], href: href(context, slide.actionPath) },
      facts: slide.facts.map((fact) => ({
        value: 'count' in fact.value ? String(COUNTED[fact.value.count]) : fact.value[locale],
        unit: fact.unit?.[locale],
        label: fact.label[locale],
      })),
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
