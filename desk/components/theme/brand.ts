/** The company's name, as the server wrote it into the document. */
export function brandName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
}
