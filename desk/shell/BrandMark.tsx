/** The mark beside the company's name: the site's own icon, which the content decides on. */
export function BrandMark() {
  return <img src="/favicon.svg" width="34" height="34" alt="" />;
}
