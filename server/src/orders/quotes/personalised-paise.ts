import type { WholeDraft } from '#orders/drafts/drafts.service.ts'

/** What the lines with a print come to, less their shares of the discount. */
export const personalisedPaise = (items: WholeDraft['items']): number =>
  items.reduce(
    (sum, { hash, unitPricePaise, personalisationPaise, quantity, offerPaise }) =>
      sum + (hash === null ? 0 : (unitPricePaise + personalisationPaise) * quantity - offerPaise),
    0,
  )
