/** The title of the tab with a count before it, `(3) Due now`; none for nothing. */
export function countedTitle(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
}
