/** Notes what a page transfers, as it was on the wire. */
import type { CDPSession } from '@playwright/test';

/** Something that was transferred. */
export interface Transferred {
  url: string;
  type: string;
  bytes: number;
}

/** Notes from now on what is transferred. */
export function noteTransfers(session: CDPSession): Map<string, Transferred> {
  const noted = new Map<string, Transferred>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    noted.set(requestId, { url: response.url, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = noted.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return noted;
}

/** The bytes of some files. */
export const sumOf = (files: readonly Transferred[]) => files.reduce((total, { bytes }) => total + bytes, 0);
