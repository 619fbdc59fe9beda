import { realSetting } from '../../../content/rules/sample-setting.ts';
import type { Story } from '../../../content/schema/home.ts';
import { LOCALE_NAMES, type Locale } from '../../../contract/locales.ts';
import { pageTexts } from '../../page-texts.ts';
import { localePath } from '../../../contract/routes.ts';
import { companyMark } from '../../components/brand/mark.ts';
import { placedPicture } from '../../components/picture/pictures.ts';
import { sampleMark, siteFooterProps, telephoneHref } from '../../components/site-footer/site-footer.data.ts';
import { campaignMessages } from '../../messages/campaign.messages.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import { storiesMessages } from '../../messages/stories.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, offeredLocales } from '../../site-content.ts';
import { campaignPoint } from './campaign-point.ts';

/** What the reduced header shows. */
export function campaignBar(context: PageContext) {
  const { locale, path } = context;
  const { site } = content;
  const phone = realSetting(site.phone);
  return {
    brand: { name: site.name[locale], mark: companyMark(), href: href(context, '/') },
    // Undefined shows none.
    phone: phone === undefined ? undefined : { text: phone, href: telephoneHref(phone) },
    languagesLabel: pageTexts(campaignMessages, locale)['campaign.languages'],
    languages: offeredLocales().map((other) => ({
      locale: other,
      name: LOCALE_NAMES[other],
      href: localePath(other, path),
      isCurrent: other === locale,
    })),
  };
}

/** What the reduced header shows, in one language. */
export type CampaignBarProps = ReturnType<typeof campaignBar>;

/** The story that the page names, or the first other one that is shown in its language; undefined where it names none. */
function storyOf(locale: Locale): Story | undefined {
  if (content.campaign.story === undefined) return undefined;
  const shown = [...content.stories].filter(([, { hiddenIn }]) => !hiddenIn.includes(locale));
  const named = shown.find(([id]) => id === content.campaign.story);
  const [first] = shown.toSorted(([, one], [, other]) => one.order - other.order);
  return (named ?? first)?.[1];
}

function campaignStory(locale: Locale) {
  const story = storyOf(locale);
  if (!story) return undefined;
  return {
    title: story.title[locale],
    person: story.name[locale],
    info: story.info[locale],
    paragraphs: story.detailInfo[locale],
    portrait: placedPicture('portrait', story.image),
    alt: story.imageAlt[locale],
    eyebrow: pageTexts(campaignMessages, locale)[
      story.isSample ? 'campaign.story_eyebrow' : 'campaign.story_eyebrow_real'
    ],
    // The mark of a sample story; none for a real one.
    sample: story.isSample ? pageTexts(storiesMessages, locale)['stories.sample'] : undefined,
  };
}

/** The three points and the story. */
export function campaignBody({ locale }: PageContext) {
  const texts = pageTexts(campaignMessages, locale);
  return {
    points: content.campaign.points[locale].map(campaignPoint),
    // Undefined where no story may be shown in the language.
    story: campaignStory(locale),
    texts: { pointsEyebrow: texts['campaign.points_eyebrow'], pointsTitle: texts['campaign.points_title'] },
  };
}

/** What stands between the head and the form, in one language. */
export type CampaignBodyProps = ReturnType<typeof campaignBody>;

/** Whose page it is, and its policy. */
export function campaignFoot(context: PageContext) {
  const { locale } = context;
  const { site } = content;
  const shell = pageTexts(shellMessages, locale);
  return {
    company: site.companyName[locale],
    address: site.address[locale],
    // Marks an address with which the product ships (INVITE-3).
    sample: sampleMark(site.address[locale], locale),
    privacy: { text: shell['footer.privacy'], href: href(context, '/privacy') },
    // Registration numbers; undefined shows nothing (TRUST-5).
    icp: siteFooterProps(context).icp,
    record: siteFooterProps(context).record,
    illustration: shell['footer.illustration'],
  };
}

/** What the reduced footer shows, in one language. */
export type CampaignFootProps = ReturnType<typeof campaignFoot>;
