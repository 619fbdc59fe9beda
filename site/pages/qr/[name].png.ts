/** QR codes of the company's accounts, drawn from the addresses of the site settings (FOOT-3). */
import type { APIRoute, GetStaticPaths } from 'astro';
import QRCode from 'qrcode';
import { content } from '../../site-content.ts';

const { wechat, video } = content.site;

export const getStaticPaths = (() => [
  { params: { name: 'wechat-official' }, props: { address: wechat.officialUrl } },
  { params: { name: 'wechat-service' }, props: { address: wechat.serviceUrl } },
  { params: { name: 'bilibili' }, props: { address: video.url } },
]) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props }) => {
  // PNG with a white margin: WeChat reads a long-pressed picture from a screenshot of the view.
  const image = await QRCode.toBuffer(String(props['address']), {
    errorCorrectionLevel: 'M',
    margin: 2,
    width: 480,
    color: { dark: '#16245FFF' },
  });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
