/**
 * The screen of a phone, as the browser tests have it: with one pixel for each of CSS, which is drawn fastest. Tests that
 * weigh pictures set two.
 */
export const PHONE_SCREEN = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1,
} as const;
