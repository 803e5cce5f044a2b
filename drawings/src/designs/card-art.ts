import type { CardArt } from '../mockups/card.ts'

/** What each card of the sample catalogue has on its two sides, by slug. */
export const cardArt: Record<string, CardArt> = {
  'everyday-visiting-cards': { backColor: () => '#A8322A' },
  'bazaar-shop-cards': {},
  'gold-foil-cards': { thickness: 9 },
  'letterpress-cotton-cards': { thickness: 14, corner: 3 },
  'blank-cotton-cards': { thickness: 14, corner: 3 },
  'architect-matte-cards': {},
  'clinic-matte-cards': {},
  'salon-glossy-cards': { gloss: true },
  'photographer-glossy-cards': { gloss: true },
  'home-baker-rounded-cards': { corner: 56 },
}
