/** The publisher by the first part of its name, where there is no room for the page as well: "University of Otago". */
export function shortPublisher(publisher: string): string {
  return publisher.split(/[,，(（“]/)[0]?.trim() || publisher;
}
