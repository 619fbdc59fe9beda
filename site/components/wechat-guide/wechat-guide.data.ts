import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { storiesMessages } from '../../messages/stories.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { sampleMark } from '../site-footer/site-footer.data.ts';
import { content } from '../../site-content.ts';
import type { WechatContact, WechatStep } from './WechatGuide.tsx';

/** Icons of the guide, for the page's sprite. */
export const WECHAT_ICONS = ['brand-wechat', 'copy'] as const;

/** The company's WeChat account and the words around it, in the language of a page. */
export function wechatContact(context: PageContext): WechatContact {
  const texts = pageTexts(storiesMessages, context.locale);
  const { account } = content.site.wechat;
  return {
    account,
    sample: sampleMark(account, context.locale),
    code: '/qr/wechat-official.png',
    texts: {
      account: texts['studentStory.wechat.account'],
      copy: texts['studentStory.wechat.copy'],
      open: texts['studentStory.wechat.open'],
      copySuccess: texts['studentStory.wechat.copySuccess'],
      copyFailed: texts['studentStory.wechat.copyFailed'],
      code: format(texts['studentStory.wechat.qr'], { account }, context.locale),
      scan: texts['studentStory.wechat.scan'],
      press: texts['studentStory.wechat.press'],
    },
  };
}

/** The hint in three steps: copy, search, reply (STORY-4). */
export function wechatSteps({ locale }: PageContext): WechatStep[] {
  const texts = pageTexts(storiesMessages, locale);
  const word = content.site.wechat.replyWord[locale];
  return [
    { name: texts['studentStory.wechat.step_copy'], text: texts['studentStory.wechat.step_copy_text'] },
    { name: texts['studentStory.wechat.step_search'], text: texts['studentStory.wechat.step_search_text'] },
    {
      name: texts['studentStory.wechat.step_reply'],
      text: format(texts['studentStory.wechat.step_reply_text'], { word }, locale),
    },
  ];
}
