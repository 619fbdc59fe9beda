/** Whether an element of a page is drawn. Safari before 17.4 tells only whether it takes up room. */
export function isShown(element: Element): boolean {
  return 'checkVisibility' in element ? element.checkVisibility() : (element as Element).getClientRects().length > 0;
}
