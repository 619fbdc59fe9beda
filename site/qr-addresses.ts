/** The company's addresses that the site shows as QR codes (FOOT-3). */
import { content } from './site-content.ts';

/** Each code's address by the name of its picture: `/qr/wechat-official.png`. */
export function qrAddresses(): Record<string, string> {
  const { wechat, video } = content.site;
  return { 'wechat-official': wechat.officialUrl, 'wechat-service': wechat.serviceUrl, bilibili: video.url };
}
