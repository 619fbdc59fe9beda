/** QR codes of the company's accounts, drawn from the addresses of the site settings (FOOT-3). */
import type { APIRoute } from 'astro';
import QRCode from 'qrcode';
import { brandTones } from '../../../content/rules/brand.ts';
import { parameterOf } from '../../page-context.ts';
import { qrAddresses } from '../../qr-addresses.ts';
import { content } from '../../site-content.ts';

/** Answers a QR code as a PNG picture; 404 where the company has no such account. */
export const GET: APIRoute = async ({ params }) => {
  const address = qrAddresses()[parameterOf(params, 'name')];
  if (address === undefined) return new Response(null, { status: 404 });
  // PNG with a white margin: WeChat reads a long-pressed picture from a screenshot of the view.
  const image = await QRCode.toBuffer(address, {
    errorCorrectionLevel: 'M',
    margin: 2,
    width: 480,
    color: { dark: `${brandTones(content.site)['ink-900']}FF` },
  });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
