/** The rules of the row of service cards (HOME-8) as functions of plain numbers. */

/** A card's place in its row, in px. */
export interface CardPlace {
  start: number;
  width: number;
}

/** The scroll position that brings a card to the centre of a row `rowWidth` px wide. */
export function centredScroll(card: CardPlace, rowWidth: number): number {
  return card.start + card.width / 2 - rowWidth / 2;
}

/** The card whose centre is nearest to the centre of the row. */
export function nearestCard(cards: readonly CardPlace[], scroll: number, rowWidth: number): number {
  const distances = cards.map((card) => Math.abs(centredScroll(card, rowWidth) - scroll));
  return distances.indexOf(Math.min(...distances));
}

/**
 * The tab that belongs to a scroll position. While the row travels to a chosen card it passes
 * others: until it arrives, the chosen one stays.
 */
export function tabOfScroll(nearest: number, goal: number | null): { active: number; goal: number | null } {
  if (goal === null || goal === nearest) return { active: nearest, goal: null };
  return { active: goal, goal };
}
