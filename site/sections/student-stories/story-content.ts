/** What the stories section is given: the shapes of its props, in one language. */
import type { Locale } from '../../../contract/locales.ts';
import type { PictureSources } from '../../components/picture/pictures.ts';
import type { WechatContact, WechatStep } from '../../components/wechat-guide/WechatGuide.tsx';

/** A story as its card and its dialog show it. */
export interface StoryContent {
  /** The story's anchor on the page (mobileId). */
  id: string;
  /** Which gradient: `rit`, `otago`, `nau`. */
  school: string;
  /** Initials that stand in for the school's logo; empty shows none. */
  monogram: string;
  schoolName: string;
  degree: string;
  isSample: boolean;
  portrait: PictureSources;
  scene: PictureSources;
  alt: string;
  title: string;
  /** Shorter title for phones. */
  shortTitle: string;
  person: string;
  info: string;
  tags: string[];
  /** At most three, for phones. */
  shortTags: string[];
  paragraphs: string[];
  gallery: PictureSources[];
  schoolHref: string;
  /** Type video: what the detail view ends with. */
  film: StoryFilmContent | undefined;
  /** Type url: where the detail view leads. */
  linkHref: string | undefined;
}

/** The film of a story. */
export interface StoryFilmContent {
  source: string;
  poster: string;
  /** Caption tracks, the page's language first. */
  tracks: { src: string; language: string; label: string }[];
  title: string;
  /** Page of the film, with its transcript. */
  href: string;
}

/** Texts of the section, by what they are for. */
export type StoryTexts = Record<
  | 'eyebrow'
  | 'title'
  | 'lead'
  | 'carousel'
  | 'slide'
  | 'position'
  | 'previous'
  | 'next'
  | 'pause'
  | 'play'
  | 'tags'
  | 'sample'
  | 'read'
  | 'details'
  | 'school'
  | 'link'
  | 'film'
  | 'gallery'
  | 'galleryPrevious'
  | 'galleryNext'
  | 'illustration'
  | 'close'
  | 'expand'
  | 'collapse'
  | 'followTitle'
  | 'followText'
  | 'guideTitle',
  string
>;

/** Everything the section shows. */
export interface StudentStoriesProps {
  locale: Locale;
  stories: StoryContent[];
  wechat: WechatContact;
  /** Where readers write who are seldom on WeChat, where the company has filled it in: Zalo, e-mail. */
  write: { text: string; href: string } | undefined;
  steps: WechatStep[];
  texts: StoryTexts;
}
