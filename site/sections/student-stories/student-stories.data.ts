import type { Story } from '../../../content/schema/home.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { filmContent } from '../../components/film/film-content.ts';
import { placedPicture } from '../../components/picture/pictures.ts';
import { mixtureOf, shownStories, storiesTitle } from '../../components/story-teaser/story-teaser.data.ts';
import { wechatContact, wechatSteps } from '../../components/wechat-guide/wechat-guide.data.ts';
import { messageChannelLink } from '../../components/message-channel-link.ts';
import { storiesMessages } from '../../messages/stories.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
import type { StoryContent, StoryFilmContent, StudentStoriesProps } from './story-content.ts';

/** Icons of the section, for the page's sprite. */
export const STORY_ICONS = [
  'caret-left',
  'caret-right',
  'pause-fill',
  'play-fill',
  'arrow-right',
  'copy',
  'check',
  'x',
  'brand-wechat',
] as const;

const LEAD = { samples: 'stories.lead_samples', mixed: 'stories.lead_mixed', real: 'stories.lead' } as const;

function storyFilm(context: PageContext, id: string): StoryFilmContent | undefined {
  const film = content.films.get(id);
  if (!film) return undefined;
  const { src, poster, tracks, title, href: page } = filmContent(context, id, film);
  return { source: src, poster: poster.src, tracks, title, href: page };
}

function storyContent(context: PageContext, story: Story): StoryContent {
  const { locale } = context;
  const school = content.schools.get(story.school.slug);
  return {
    id: story.mobileId,
    school: story.school.name.toLowerCase(),
    monogram: story.school.logo ?? '',
    schoolName: school?.name[locale] ?? story.school.name,
    degree: story.school.degree[locale],
    isSample: story.isSample,
    portrait: placedPicture('portrait', story.image),
    scene: placedPicture('scene', story.background),
    alt: story.imageAlt[locale],
    title: story.title[locale],
    shortTitle: (story.mobileTitle ?? story.title)[locale],
    person: story.name[locale],
    info: story.info[locale],
    tags: story.tags[locale],
    shortTags: story.mobileTags[locale],
    paragraphs: story.detailInfo[locale],
    gallery: story.detailImages.map((name) => placedPicture('scene', name)),
    schoolHref: href(context, story.schoolUrl),
    film: story.type === 'video' ? storyFilm(context, story.detailSource) : undefined,
    linkHref: story.type === 'url' ? href(context, story.linkSource) : undefined,
  };
}

/** What the section shows in the language of a page: the stories that are not switched off there, in their order. */
export function studentStoriesProps(context: PageContext): StudentStoriesProps {
  const { locale } = context;
  const texts = pageTexts(storiesMessages, locale);
  const stories = shownStories(locale);
  return {
    locale,
    stories: stories.map((story) => storyContent(context, story)),
    wechat: wechatContact(context),
    write: locale === 'zh' ? undefined : messageChannelLink(context, content.site),
    steps: wechatSteps(context),
    texts: {
      eyebrow: storiesTitle(locale),
      title: texts['stories.title'],
      lead: texts[LEAD[mixtureOf(stories)]],
      carousel: texts['stories.carousel'],
      slide: texts['stories.slide'],
      position: texts['stories.position'],
      previous: texts['stories.previous'],
      next: texts['stories.next'],
      pause: texts['stories.pause'],
      play: texts['stories.play'],
      tags: texts['stories.tags'],
      sample: texts['stories.sample'],
      read: texts['stories.read'],
      details: texts['stories.details'],
      school: texts['stories.school'],
      link: texts['stories.link'],
      film: texts['stories.film'],
      gallery: texts['stories.gallery'],
      galleryPrevious: texts['stories.gallery_previous'],
      galleryNext: texts['stories.gallery_next'],
      illustration: texts['stories.illustration'],
      close: texts['stories.close'],
      expand: format(texts['stories.expand'], { count: stories.length }, locale),
      collapse: texts['stories.collapse'],
      followTitle: texts['stories.follow_title'],
      followText: texts['stories.follow_text'],
      guideTitle: texts['studentStory.wechat.title'],
    },
  };
}
